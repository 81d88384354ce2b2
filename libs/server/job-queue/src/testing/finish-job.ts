import { handleJob } from '../job-definition';
import type { JobQueue } from '../job-queue';
import { fragileJob } from './fragile-job';

/** Runs a worker until it has done the fragile job, and tells which try that was. */
export async function finishFragileJob(queue: JobQueue): Promise<number> {
  const stopping = new AbortController();
  let doneAtTry = 0;
  const handler = handleJob(fragileJob, async (_payload, { attempt }) => {
    doneAtTry = attempt;
    stopping.abort();
  });
  const failures: unknown[] = [];
  const report = (failure: unknown) => failures.push(failure);
  await queue.runJobs([handler], { concurrency: 1, signal: stopping.signal, report, pollMs: 20, tidyMs: 50 });
  if (failures.length > 0) throw failures[0];
  return doneAtTry;
}
