import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import * as z from 'zod/mini';
import type { Services } from '../services';

/** How long it is remembered who visited and who searched, by a hash that nobody can follow after its day: in days. */
const visitsDaysMax = 7;
/** How long referrals and events are listed, as long as they are kept (PRIV-5). */
const trackedDaysMax = 90;
/** How long clicks and orders are listed, and searches are counted: in days. */
const entriesDaysMax = 400;

/** Deletes what is listed of merchants' traffic past its time. The numbers stay. */
export const forgetTraffic = defineJob('forget-traffic', z.object({}));

/** Running it twice deletes nothing more. */
export function handleForgetTraffic({ storage, now }: Pick<Services, 'storage' | 'now'>): JobHandler {
  return handleJob(forgetTraffic, async () => {
    const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString();
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
