import { HopelessJob, defineJob, handleJob } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import { createMetrics } from './metrics';
import { watchJobs } from './watched-jobs';

const countThings = defineJob('count-things', z.object({ how: z.enum(['well', 'badly', 'never']) }));
const handler = handleJob(countThings, async ({ how }) => {
  if (how === 'badly') throw new Error('the shop is away');
  if (how === 'never') throw new HopelessJob('the shop is gone');
});
const attempt = {
  jobId: 'j1',
  attempt: 2,
  signal: new AbortController().signal,
  prolong: async () => undefined,
};

describe('watched jobs', () => {
  it('are counted by kind and outcome, and their errors are rethrown', async () => {
    const metrics = createMetrics();
    const [watched] = watchJobs([handler], { metrics, trace: null });

    await watched?.run({ how: 'well' }, attempt);
    await expect(watched?.run({ how: 'badly' }, attempt)).rejects.toThrow('the shop is away');
    await expect(watched?.run({ how: 'never' }, attempt)).rejects.toThrow(HopelessJob);
    await expect(watched?.run({ how: 'strange' }, attempt)).rejects.toThrow(HopelessJob);

    const text = await metrics.registry.metrics();
    expect(watched).toMatchObject({ name: 'count-things', retry: countThings.retry });
    expect(text).toContain('pricehunt_job_seconds_count{kind="count-things",outcome="done"} 1');
    expect(text).toContain('pricehunt_job_seconds_count{kind="count-things",outcome="failed"} 1');
    expect(text).toContain('pricehunt_job_seconds_count{kind="count-things",outcome="hopeless"} 2');
  });

  it('run within the trace of their attempt', async () => {
    const traced: unknown[] = [];
    const [watched] = watchJobs([handler], {
      metrics: createMetrics(),
      trace: async (job, work) => {
        traced.push(job);
        return work();
      },
    });

    await watched?.run({ how: 'well' }, attempt);

    expect(traced).toEqual([{ kind: 'count-things', jobId: 'j1', attempt: 2 }]);
  });
});
