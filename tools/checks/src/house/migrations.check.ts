import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace } from '../planted/copy-of-workspace';
import type { CopyOfWorkspace } from '../planted/copy-of-workspace';

let copy: CopyOfWorkspace;
beforeAll(() => {
  copy = copyWorkspace();
});
afterAll(() => copy.remove());

const generate = (dialect: string) =>
  copy.run('drizzle-kit', ['generate', '--config', `libs/server/storage/drizzle.${dialect}.config.ts`]);
const migrations = (dialect: string) =>
  readdirSync(join(copy.root, 'libs/server/storage/migrations', dialect)).filter((name) =>
    name.endsWith('.sql'),
  );

it.each(['sqlite', 'postgres'])('has every change of the %s schema in a migration', (dialect) => {
  const kept = migrations(dialect);

  const { code, output } = generate(dialect);

  expect({ code, output, migrations: migrations(dialect) }).toEqual({
    code: 0,
    output: expect.stringContaining('nothing to migrate'),
    migrations: kept,
  });
});

it('reports a table that no migration creates', () => {
  const schema = 'libs/server/storage/src/schema/sqlite.ts';
  copy.append(schema, "\nexport const planted = sqliteTable('planted', { id: text('id').primaryKey() });\n");
  const kept = migrations('sqlite');

  generate('sqlite');

  expect(migrations('sqlite')).toHaveLength(kept.length + 1);
});
