import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import type { Services } from '../../services';
import { enforceFeedTerms } from '../../merchant-items/enforce-feed-terms';
import { viewedDays } from '../../price-tracking/watch-offers';
import { forgetOldRecords } from './forget-old-records';

/** Deletes records past their time (PRIV-5). */
export const forgetOld = defineJob('forget-old-records', z.object({}), { tryMsMax: 30 * 60_000 });

/** Makes the months of the large tables that are missing, and deletes the counts of calls that are over. */
export const makeMonths = defineJob('make-months', z.object({}));

/** Running it twice deletes nothing more. */
export function handleForgetOld(services: Pick<Services, 'storage' | 'now' | 'feedFolder'>): JobHandler {
  return handleJob(forgetOld, async (_nothing, { signal }) => {
    await forgetOldRecords(services, signal);
    await enforceFeedTerms(services, signal);
    const viewedSince = new Date(services.now().getTime() - viewedDays * 86_400_000)
      .toISOString()
      .slice(0, 10);
    await services.storage.products.removeBareProducts(viewedSince, signal);
  });
}

/** Running it twice makes nothing more. */
export function handleMakeMonths({
  storage,
  now,
  callCounts,
}: Pick<Services, 'storage' | 'now' | 'callCounts'>): JobHandler {
  return handleJob(makeMonths, async () => {
    await storage.months?.makeMonths(now());
    await callCounts?.purgeCalls();
  });
}
