import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a store must not contain, because it works on one dialect only (docs: storage behind one port). */
const dialectWords =
  /\.(?:get|all|run)\(\)|(?<!\.\.)\.changes\b|\.rowCount\b|json_each|to_tsvector|to_tsquery|strftime|date_trunc|better-sqlite3'|from 'pg'|\bPRAGMA\b/;

describe('the stores', () => {
  const folder = join(import.meta.dirname, 'stores');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );

  it.each(files)('%s contains nothing that works on one dialect only', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');

    const found = dialectWords.exec(text);

    expect(found).toBeNull();
  });
});
