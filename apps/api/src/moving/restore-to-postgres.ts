import { openJobQueue } from '@pricehunt/job-queue';
import { openStorage, restoreSqliteBackup } from '@pricehunt/storage';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobKinds } from '../jobs';
import { moveRecordsAndJobs } from './move-installation';

/** A copy of the backup is migrated first. Throws BackupRefused or MoveRefused. */
export async function restoreToPostgres(options: {
  readonly backup: string;
  readonly url: string;
  readonly now: Date;
  readonly migrationsFolder?: string;
  readonly report: (line: string) => void;
}): Promise<void> {
  const { url, now, report, backup, ...migrations } = options;
  const folder = await mkdtemp(join(tmpdir(), 'pricehunt-restore-'));
  try {
    const path = join(folder, 'pricehunt.db');
    const source = `sqlite:${path}`;
    restoreSqliteBackup({ backup, path, now, ...migrations });
    const storage = await openStorage(source, migrations);
    const log = (failure: unknown, what: string) => report(`${what}: ${String(failure)}`);
    const queue = await openJobQueue({ storage, databaseUrl: source, kinds: jobKinds, report: log });
    await queue.close();
    await storage.close();
    await moveRecordsAndJobs({ source, target: url, report, ...migrations });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
