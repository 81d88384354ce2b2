import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import { dayMs } from '@pricehunt/offers';
import * as z from 'zod/mini';
import type { Needs } from '../../services';
import { enforceFeedTerms } from '../../merchant-items/enforce-feed-terms';
import { viewedDays } from '../../price-tracking/watch-offers';
import { forgetOldRecords } from './forget-old-records';

export const forgetOld = defineJob('forget-old-records', z.object({}), {
  tryMsMax: 30 * 60_000,
  schedules: [{ when: '40 3 * * *', payload: {} }],
});

/** Creates missing monthly partitions of the large tables, and deletes expired call counts. */
export const makeMonths = defineJob('make-months', z.object({}), {
  schedules: [{ when: { everyMs: 60 * 60_000 }, payload: {} }],
});

export function handleForgetOld(services: Needs<'storage' | 'feedFolder' | 'now'>): JobHandler {
  return handleJob(forgetOld, async (_nothing, { signal }) => {
    await forgetOldRecords(services, signal);
    await enforceFeedTerms(services, signal);
    const unusedSince = new Date(services.now().getTime() - viewedDays * dayMs).toISOString().slice(0, 10);
    await services.storage.products.removeBareProducts(unusedSince, signal);
  });
}

export function handleMakeMonths({
  storage,
  now,
  callCounts,
}: Needs<'storage' | 'callCounts' | 'now'>): JobHandler {
  return handleJob(makeMonths, async () => {
    await storage.months?.makeMonths(now());
    await callCounts?.purgeCalls();
  });
}
