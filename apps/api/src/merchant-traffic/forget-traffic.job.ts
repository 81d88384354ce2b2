import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import { dayMs } from '@pricehunt/offers';
import * as z from 'zod/mini';
import type { Needs } from '../services';

/** In days; the visitor hash can't be followed after its day anyway. */
const visitsDaysMax = 7;
/** In days, as long as referrals and events are stored (PRIV-5). */
const trackedDaysMax = 90;
/** In days, for clicks, orders and searches. */
const entriesDaysMax = 400;

export const forgetTraffic = defineJob('forget-traffic', z.object({}), {
  schedules: [{ when: '35 4 * * *', payload: {} }],
});

export function handleForgetTraffic({ storage, now }: Needs<'storage' | 'now'>): JobHandler {
  return handleJob(forgetTraffic, async () => {
    const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs).toISOString();
    await storage.trafficCounts.deleteTraffic({
      visitsOf: daysAgo(visitsDaysMax).slice(0, 10),
      trackedOf: daysAgo(trackedDaysMax),
      entriesOf: daysAgo(entriesDaysMax),
    });
    await storage.tracking.deleteOwnVisitorsBefore(daysAgo(entriesDaysMax).slice(0, 10));
    await storage.demand.deleteDemand({
      searchersOf: daysAgo(visitsDaysMax).slice(0, 10),
      demandOf: daysAgo(entriesDaysMax).slice(0, 10),
    });
  });
}
