import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import PQueue from 'p-queue';
import * as z from 'zod/mini';
import type { Needs } from '../services';
import { createShopFetch } from '../outbound/shop-fetch';
import { storeReading } from './store-reading';
import type { StoringServices } from './store-reading';
import { readWatchedOffer } from './read-watched-offer';
import { readingBudgets } from '../live-settings/reading-budgets';
import { readKnownSources } from './watch-offers';
import type { SourceServices } from './watch-offers';

export const readWatchedOffers = defineJob('read-watched-offers', z.object({}), {
  attemptsMax: 1,
  schedules: [{ when: { everyMs: 15_000 }, payload: {} }],
});

const leaseMs = 5 * 60_000;
/** The least time between two requests to one host, over all workers. */
const hostPaceMs = 5_000;
const readingsOfOneClaim = 40;
const readingsAtOnce = 8;

type ReadingServices = StoringServices &
  SourceServices &
  Needs<'safeFetch' | 'renderPage' | 'readPage' | 'report' | 'tokenRarity'>;

/** Continues until nothing is due. A dead worker's offers are due again when their lease ends. */
export function handleReadWatchedOffers(services: ReadingServices): JobHandler {
  const { storage, liveSettings, now } = services;
  const reading = { ...services, safeFetch: createShopFetch(services) };
  return handleJob(readWatchedOffers, async (_payload, { signal, prolong }) => {
    while (liveSettings.isOn('outside-sources')) {
      signal.throwIfAborted();
      const nowMs = now().getTime();
      const claimed = await storage.watchedOffers.claimReadings({
        now: new Date(nowMs).toISOString(),
        leaseUntil: new Date(nowMs + leaseMs).toISOString(),
        hostReadyAt: new Date(nowMs + hostPaceMs).toISOString(),
        limit: readingsOfOneClaim,
        budgets: readingBudgets(liveSettings.readingBudget().limits),
      });
      if (claimed.length === 0) return;
      await prolong();
      const known = await readKnownSources(services);
      const turns = new PQueue({ concurrency: readingsAtOnce });
      await turns.addAll(
        claimed.map((each) => async () => {
          signal.throwIfAborted();
          try {
            await storeReading(services, each, await readWatchedOffer(reading, each, { known, signal }));
          } catch (failure) {
            // A failed recheck is due again when its lease ends, and delays no other.
            signal.throwIfAborted();
            services.report(failure, `could not recheck an offer (${each.watched.offerId})`);
          }
        }),
      );
    }
  });
}
