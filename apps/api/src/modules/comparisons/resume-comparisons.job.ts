import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import type { Services } from '../../services';
import { createComparisonRunner } from './comparison-runner';

/** Takes over comparisons that a process left unsettled when it died. */
export const resumeComparisons = defineJob('resume-comparisons', z.object({}));

/** A comparison that somebody else took over in the meantime is left to them: the claim in the store decides. */
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
