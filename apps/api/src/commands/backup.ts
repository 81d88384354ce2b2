import {
  BackupRefused,
  isPostgresUrl,
  makePostgresBackup,
  makeSqliteBackup,
  MoveRefused,
  restoreSqliteBackup,
  verifySqliteBackup,
} from '@pricehunt/storage';
import { restoreToPostgres } from '../moving/restore-to-postgres';
import { bundledMigrations } from '../operations/bundled-migrations';

const usage = `Usage: backup make FOLDER      backs up the databases while they are in use
       backup verify BACKUP    checks that a backup is complete and intact
       backup restore BACKUP   replaces the databases with a backup. Stop all processes first.
                               A PostgreSQL database must be new and empty`;

async function main(): Promise<void> {
  const [act, place] = process.argv.slice(2);
  const url = process.env['DATABASE_URL'] ?? 'sqlite:data/pricehunt.db';
  if (!url.startsWith('sqlite:') && !isPostgresUrl(url)) {
    throw new BackupRefused('DATABASE_URL must be sqlite:PATH or postgres://….');
  }
  if (place === undefined) throw new BackupRefused(usage);
  const path = url.slice('sqlite:'.length);
  const migrations = bundledMigrations();
  const now = new Date();
  switch (act) {
    case 'make': {
      const backup = await (isPostgresUrl(url)
        ? makePostgresBackup({ url, folder: place, now, ...migrations })
        : makeSqliteBackup({ path, folder: place, now }));
      verifySqliteBackup(backup, migrations.migrationsFolder);
      console.log(`Created and verified ${backup}.`);
      return;
    }
    case 'verify': {
      const { madeAt, files } = verifySqliteBackup(place, migrations.migrationsFolder);
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      console.log(`${place} from ${madeAt} is intact: ${files.length} databases, ${bytes} bytes.`);
      return;
    }
    case 'restore': {
      if (isPostgresUrl(url)) {
        const report = (line: string) => console.log(line);
        await restoreToPostgres({ backup: place, url, now, report, ...migrations });
        console.log(`Restored ${place} to the PostgreSQL database in DATABASE_URL.`);
        return;
      }
      const previous = restoreSqliteBackup({ backup: place, path, now, ...migrations });
      console.log(`Restored ${place} to ${path}.`);
      if (previous !== null)
        console.log(`The previous database was saved as ${previous}. Delete it when you no longer need it.`);
      return;
    }
    default:
      throw new BackupRefused(usage);
  }
}

try {
  await main();
} catch (failure) {
  if (!(failure instanceof BackupRefused || failure instanceof MoveRefused)) throw failure;
  console.error(failure.message);
  process.exitCode = 1;
}
