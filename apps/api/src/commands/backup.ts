import {
  BackupRefused,
  isPostgresUrl,
  makePostgresBackup,
  makeSqliteBackup,
  MoveRefused,
  restoreSqliteBackup,
  verifySqliteBackup,
} from '@pricehunt/storage';
import { existsSync } from 'node:fs';
import { restoreToPostgres } from '../moving/restore-to-postgres';

const usage = `Usage: backup make FOLDER      copies the databases while they are in use
       backup verify BACKUP    reads a whole backup and says whether it can be relied on
       backup restore BACKUP   puts it in the place of the databases; stop every process first.
                             A PostgreSQL has to be new and empty`;

/** Backups of an installation, which can be restored to either database. The database is that of DATABASE_URL. */
async function main(): Promise<void> {
  const [act, place] = process.argv.slice(2);
  const url = process.env['DATABASE_URL'] ?? 'sqlite:data/pricehunt.db';
  if (!url.startsWith('sqlite:') && !isPostgresUrl(url)) {
    throw new BackupRefused('DATABASE_URL has to be sqlite:PATH or postgres://….');
  }
  if (place === undefined) throw new BackupRefused(usage);
  const path = url.slice('sqlite:'.length);
  const folder = `${import.meta.dirname}/migrations`;
  const migrations = existsSync(folder) ? { migrationsFolder: folder } : {};
  const now = new Date();
  switch (act) {
    case 'make': {
      const backup = await (isPostgresUrl(url)
        ? makePostgresBackup({ url, folder: place, now, ...migrations })
        : makeSqliteBackup({ path, folder: place, now }));
      verifySqliteBackup(backup, migrations.migrationsFolder);
      console.log(`${backup} is made and verified.`);
      return;
    }
    case 'verify': {
      const { madeAt, files } = verifySqliteBackup(place, migrations.migrationsFolder);
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      console.log(`${place} of ${madeAt} is sound: ${files.length} databases, ${bytes} bytes.`);
      return;
    }
    case 'restore': {
      if (isPostgresUrl(url)) {
        const report = (line: string) => console.log(line);
        await restoreToPostgres({ backup: place, url, now, report, ...migrations });
        console.log(`${place} is restored to the PostgreSQL of DATABASE_URL.`);
        return;
      }
      const kept = restoreSqliteBackup({ backup: place, path, now, ...migrations });
      console.log(`${place} is restored to ${path}.`);
      if (kept !== null) console.log(`What was there is kept as ${kept}: delete it when all is well.`);
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
