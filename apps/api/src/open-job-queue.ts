import { openPostgresJobQueue, openSqliteJobQueue } from '@pricehunt/job-queue';
import type { JobQueue } from '@pricehunt/job-queue';

/** The job queue that belongs to a database address: in PostgreSQL itself, or in a file beside the SQLite database. */
export async function openJobQueue(
  databaseUrl: string,
  report: (failure: unknown, what: string) => void,
): Promise<JobQueue> {
  if (!databaseUrl.startsWith('sqlite:')) {
    return openPostgresJobQueue({ connectionString: databaseUrl, report });
  }
  const path = databaseUrl.slice('sqlite:'.length);
  return openSqliteJobQueue({ source: { path: `${path}.jobs` } });
}
