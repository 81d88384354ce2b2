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

it.each(['sqlite', 'postgres'])('reports a %s table that no migration creates', (dialect) => {
  const kept = migrations(dialect);
  copy.append(
    'libs/server/storage/src/tables/operations.ts',
    `\nexport const planted${dialect} = defineTable('planted_${dialect}', { id: text('id').primaryKey() });\n`,
  );

  generate(dialect);

  expect(migrations(dialect)).toHaveLength(kept.length + 1);
});
