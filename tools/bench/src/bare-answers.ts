import Database from 'better-sqlite3';
import { load } from 'cheerio/slim';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { readJsonLines, record, textOf } from './json-lines';
import type { JsonLine } from './json-lines';

/** The same questions without the engines, as the baseline of their cost. */
const bareAnswerers: Readonly<
  Record<string, (questions: readonly JsonLine[], catalog: readonly JsonLine[]) => readonly unknown[]>
> = {
  search: (questions, catalog) => {
    const connection = new Database('');
    connection.exec(
      `CREATE VIRTUAL TABLE raw USING fts5(id UNINDEXED, title, brand, model, gtin, description, tokenize = 'porter')`,
    );
    const insert = connection.prepare('INSERT INTO raw VALUES (?, ?, ?, ?, ?, ?)');
    connection.transaction(() => {
      for (const line of catalog)
        insert.run(
          ...['id', 'title', 'brand', 'model'].map((field) => textOf(line, field)),
          String(line['gtin']),
          textOf(line, 'description'),
        );
    })();
    const find = connection.prepare(
      'SELECT id FROM raw WHERE raw MATCH ? ORDER BY bm25(raw, 0, 10, 4, 8, 10, 3) LIMIT 100',
    );
    return questions.map((question) => {
      const words = (textOf(question, 'query') ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
      const startedAt = performance.now();
      const ids = words.length === 0 ? [] : find.all(words.map((word) => `"${word}"`).join(' OR '));
      return { ids, ms: performance.now() - startedAt };
    });
  },
  'matching-pairs': (questions) =>
    questions.map((question) => {
      const [left, right] = ['left', 'right'].map(
        (side) => new Set((textOf(record(question[side]), 'name') ?? '').split(' ')),
      );
      return [...(left ?? [])].filter((word) => right?.has(word)).length;
    }),
  extraction: (questions) =>
    questions.map((question) => {
      const file = textOf(question, 'file');
      const html =
        file === null ? (textOf(question, 'html') ?? '') : gunzipSync(readFileSync(file)).toString('utf8');
      return load(html, { xml: { xmlMode: false, decodeEntities: true } })('title').text();
    }),
};

async function main(): Promise<void> {
  const [kind = '', questions = '', answers = '', , catalog = ''] = process.argv.slice(2);
  const answered = bareAnswerers[kind]?.(
    await readJsonLines(questions),
    kind === 'search' ? await readJsonLines(catalog) : [],
  );
  if (answered === undefined) throw new Error(`There is nothing bare for ${kind}.`);
  await writeFile(answers, answered.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
}

void main();
