import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import type { Services } from '../../services';
import { createComparisonRunner } from './comparison-runner';

/** Resumes comparisons that a crashed process left unsettled. */
export const resumeComparisons = defineJob('resume-comparisons', z.object({}));

/** The claim in the database prevents resuming one that another process took over. */
export function handleResumeComparisons(services: Services): JobHandler {
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
