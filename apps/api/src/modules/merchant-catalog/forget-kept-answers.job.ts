import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import { dayMs } from '@pricehunt/offers';
import * as z from 'zod/mini';
import type { Needs } from '../../services';

export const forgetKeptAnswers = defineJob('forget-kept-answers', z.object({}), {
  schedules: [{ when: '50 3 * * *', payload: {} }],
});

const storedForMs = dayMs;

export function handleForgetKeptAnswers({ storage, now }: Needs<'storage' | 'now'>): JobHandler {
  return handleJob(forgetKeptAnswers, async () => {
    const before = new Date(now().getTime() - storedForMs);
    await storage.apiKeys.deleteResponsesBefore(before.toISOString());
  });
}
