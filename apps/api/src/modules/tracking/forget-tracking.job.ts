import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import type { Services } from '../../services';

/** How long raw referrals and events are kept, in days (PRIV-5). */
export const trackingDaysMax = 90;

/** Deletes raw referrals and events past their time. */
export const forgetTracking = defineJob('forget-tracking', z.object({}));

/** Running it twice deletes nothing more. */
export function handleForgetTracking({ storage, now }: Pick<Services, 'storage' | 'now'>): JobHandler {
  return handleJob(forgetTracking, async () => {
    const oldest = new Date(now().getTime() - trackingDaysMax * 86_400_000);
    await storage.tracking.forgetTrackingBefore(oldest.toISOString());
  });
}
