import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import type { Services } from '../../services';

export const forgetKeptAnswers = defineJob('forget-kept-answers', z.object({}));

const storedForMs = 24 * 60 * 60_000;

export function handleForgetKeptAnswers(services: Services): JobHandler {
  return handleJob(forgetKeptAnswers, async () => {
    const before = new Date(services.now().getTime() - storedForMs);
    await services.storage.apiKeys.deleteResponsesBefore(before.toISOString());
  });
}
