import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import { dayMs } from '@pricehunt/offers';
import { readingInterests } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { Needs } from '../services';
import { readKnownSources, viewedDays, trackProducts } from './watch-offers';
import type { SourceServices } from './watch-offers';

export const chooseWatchedOffers = defineJob('choose-watched-offers', z.object({}), {
  attemptsMax: 2,
  schedules: [{ when: { everyMs: 15 * 60_000 }, payload: {} }],
});

const productsAtOnce = 200;

export function handleChooseWatchedOffers(services: SourceServices & Needs<'now'>): JobHandler {
  return handleJob(chooseWatchedOffers, async (_payload, { signal, prolong }) => {
    const { storage, now } = services;
    const begunAt = now();
    const since = new Date(begunAt.getTime() - viewedDays * dayMs).toISOString().slice(0, 10);
    const known = await readKnownSources(services);
    for (const interest of readingInterests) {
      for (let after: string | null = null; ;) {
        signal.throwIfAborted();
        const productIds: readonly string[] = await storage.watchedOffers.listWantedProducts({
          interest,
          since,
          after,
          limit: productsAtOnce,
        });
        await trackProducts(services, productIds, interest, known);
        await prolong();
        after = productIds.at(-1) ?? null;
        if (productIds.length < productsAtOnce) break;
      }
    }
    await storage.watchedOffers.weakenInterest(begunAt.toISOString());
    await storage.watchedOffers.untrackUnwanted(begunAt.toISOString());
  });
}
