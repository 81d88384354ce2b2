import { handleJob } from '../job-definition';
import { openPostgresJobQueue } from '../open-postgres-job-queue';
import { openSqliteJobQueue } from '../open-sqlite-job-queue';
import { fragileJob } from './fragile-job';

/** A process of its own that takes a job, says so, and never ends it. Its argument is a file or a postgres:// link. */
async function takeAndHang(place: string): Promise<void> {
  const report = (failure: unknown, what: string) => process.stderr.write(`${what}: ${String(failure)}\n`);
  const queue = place.startsWith('postgres://')
    ? await openPostgresJobQueue({ connectionString: place, report })
    : openSqliteJobQueue({ source: { path: place } });
  const hang = handleJob(fragileJob, async () => {
    process.stdout.write('started\n');
    await new Promise(() => undefined);
  });
  await queue.runJobs([hang], { concurrency: 1, signal: new AbortController().signal, report, pollMs: 20 });
}

void takeAndHang(process.argv[2] ?? '');
