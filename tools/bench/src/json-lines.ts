import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';

export type JsonLine = Readonly<Record<string, unknown>>;

/** Files that some answerers need. */
interface AnswerContext {
  readonly catalogFile: string | null;
  readonly questionsFile: string;
}

export type Answerer = (
  questions: readonly JsonLine[],
  context: AnswerContext,
) => Promise<readonly JsonLine[]>;

export async function readJsonLines(file: string): Promise<readonly JsonLine[]> {
  const bytes = await readFile(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => record(JSON.parse(line)));
}

export function record(value: unknown): JsonLine {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function textOf(line: JsonLine, field: string): string | null {
  const value = line[field];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
