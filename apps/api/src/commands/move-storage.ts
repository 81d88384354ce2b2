import { compareStorages, differenceOf, MoveRefused } from '@pricehunt/storage';
import { moveInstallation } from '../moving/move-installation';
import { bundledMigrations } from '../operations/bundled-migrations';

const usage = `Usage: storage:move -- SOURCE TARGET            moves all records to a new, empty database. Stop all processes first
       storage:move -- --compare SOURCE TARGET  compares both row by row and lists the tables that differ
       SOURCE and TARGET are sqlite:PATH or postgres://USER@HOST/DATABASE. Set the password in PGPASSWORD.`;

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const isComparing = given[0] === '--compare';
  const [source, target, ...more] = isComparing ? given.slice(1) : given;
  if (target === undefined || source === undefined || more.length > 0) throw new MoveRefused(usage);
  if (![source, target].every((url) => /^(sqlite:.|postgres(ql)?:\/\/)/.test(url)))
    throw new MoveRefused(usage);
  const migrations = bundledMigrations();
  if (isComparing) {
    const tables = await compareStorages(source, target, migrations.migrationsFolder);
    const differences = tables.flatMap((table) => differenceOf(table) ?? []);
    if (differences.length > 0) throw new MoveRefused(['The databases differ:', ...differences].join('\n'));
    const rows = tables.reduce((sum, table) => sum + table.source.rows, 0);
    console.log(`The databases are identical: ${rows} rows in ${tables.length} tables.`);
    return;
  }
  const journalFolder = process.env['CLICK_JOURNAL_FOLDER'] ?? 'data/click-journal';
  const report = (line: string) => console.log(line);
  const { tables, waitingJobs, journaledClicks } = await moveInstallation({
    source,
    target,
    journalFolder,
    report,
    ...migrations,
  });
  console.log('\nTable                          Rows  SHA-256');
  for (const { table, rows, digest } of tables) {
    console.log(`${table.padEnd(24)} ${String(rows).padStart(10)}  ${digest.slice(0, 16)}`);
  }
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `\nMoved and compared ${rows} rows in ${tables.length} tables. Waiting jobs: ${waitingJobs}. ` +
      `Clicks imported from the journal: ${journaledClicks}.\nSet DATABASE_URL to the new database and start PriceHunt.`,
  );
}

try {
  await main();
} catch (failure) {
  if (!(failure instanceof MoveRefused)) throw failure;
  console.error(failure.message);
  process.exitCode = 1;
}
