import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';

/** One line of questions or answers. */
export type JsonLine = Readonly<Record<string, unknown>>;

/** What an answerer may need beside the questions. */
interface AnswerContext {
  readonly catalogFile: string | null;
  readonly questionsFile: string;
}

/** Answers one kind of question. */
export type Answerer = (
  questions: readonly JsonLine[],
  context: AnswerContext,
) => Promise<readonly JsonLine[]>;

/** The lines of a JSON lines file, unpacked where its name ends in .gz. */
export async function readJsonLines(file: string): Promise<readonly JsonLine[]> {
  const bytes = await readFile(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => record(JSON.parse(line)));
}

/** The value as a record; anything else as an empty one. */
export function record(value: unknown): JsonLine {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A field's text; null where it is missing or empty. Numbers are written out. */
export function textOf(line: JsonLine, field: string): string | null {
  const value = line[field];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
