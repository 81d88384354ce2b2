import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import { createComparisonRunner } from './comparison-runner';
import type { RunnerServices } from './comparison-runner';

/** Resumes comparisons that a crashed process left unsettled. */
export const resumeComparisons = defineJob('resume-comparisons', z.object({}), {
  schedules: [{ when: { everyMs: 30_000 }, payload: {} }],
});

/** The claim in the database prevents resuming one that another process took over. */
export function handleResumeComparisons(services: RunnerServices): JobHandler {
  const runner = createComparisonRunner(services);
  return handleJob(resumeComparisons, async () => {
    const abandoned = await services.storage.comparisons.listAbandoned({
      at: services.now().toISOString(),
      limit: 20,
    });
    for (const record of abandoned) runner.ensureRunning(record);
    await runner.idle();
  });
}
