import { openStorage } from '@pricehunt/storage';
import * as z from 'zod/mini';
import { defineJob, handleJob } from '../job-definition';
import { openJobQueue } from '../open-job-queue';

export const fragileJob = defineJob('fragile-things', z.object({ number: z.number() }), { tryMsMax: 60_000 });

export interface JobProgramOptions {
  /** hold: reports that it has a job and never ends it. commit, abandon: is killed just after or before a job's commit. */
  readonly act: 'hold' | 'commit' | 'abandon';
  readonly databaseUrl: string;
  readonly schema: string;
  readonly migrationsFolder: string;
  readonly aheadMs: number;
}

export async function runJobProgram(options: JobProgramOptions): Promise<void> {
  const { act, databaseUrl, schema, migrationsFolder, aheadMs } = options;
  const report = (failure: unknown, what: string) => process.stderr.write(`${what}: ${String(failure)}\n`);
  const storage = await openStorage(databaseUrl, { migrationsFolder });
  const queue = await openJobQueue({
    storage,
    databaseUrl,
    schema,
    report,
    kinds: [fragileJob],
    clock: { now: () => Date.now() + aheadMs },
  });
  if (act === 'hold') {
    const hold = handleJob(fragileJob, async () => {
      process.stdout.write('started\n');
      await new Promise(() => undefined);
    });
    await queue.runJobs([hold], { concurrency: 1, signal: new AbortController().signal, report });
  }
  await storage.atomically(async (stores) => {
    await queue.enqueueWithin(stores, fragileJob, { number: 1 });
    if (act === 'abandon') process.kill(process.pid, 'SIGKILL');
  });
  process.kill(process.pid, 'SIGKILL');
}
