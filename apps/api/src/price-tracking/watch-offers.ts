import { dayMs, firstReadingIntervalMs } from '@pricehunt/offers';
import type { OfferToTrack, ReadingInterest } from '@pricehunt/storage';
import type { Needs } from '../services';
import { readTaxedSourceIds } from './taxed-shops';
import { wayToRead } from './way-to-read';
import type { KnownSources } from './way-to-read';

/** How long a reason lasts; alerts and favourites are renewed every quarter of an hour. */
const wantedForMs: Readonly<Record<ReadingInterest, number>> = {
  watched: dayMs,
  favourite: dayMs,
  viewed: 14 * dayMs,
};

export const viewedDays = wantedForMs.viewed / dayMs;

export type SourceServices = Needs<'storage' | 'offerSources' | 'liveSettings' | 'webSearch'>;

type WatchServices = SourceServices & Needs<'now'>;

export async function readKnownSources({
  storage,
  offerSources,
  liveSettings,
  webSearch,
}: SourceServices): Promise<KnownSources> {
  return {
    sources: offerSources.list(),
    taxedSourceIds: await readTaxedSourceIds(storage),
    isOff: (sourceId) => !liveSettings.source(sourceId).isOn,
    neverDomains: (await webSearch.rules()).never,
  };
}

export async function trackProducts(
  services: WatchServices,
  productIds: readonly string[],
  interest: ReadingInterest,
  known?: KnownSources,
): Promise<number> {
  const { storage } = services;
  const offers = (await storage.offers.listOffersOfProducts(productIds)).map(({ offer }) => offer);
  if (offers.length === 0) return 0;
  const sources = known ?? (await readKnownSources(services));
  const watched = new Map(
    (await storage.watchedOffers.findWatched(offers.map(({ id }) => id))).map((row) => [row.offerId, row]),
  );
  const nowMs = services.now().getTime();
  const wantedUntil = new Date(nowMs + wantedForMs[interest]).toISOString();
  const wanted = offers.flatMap((offer): OfferToTrack[] => {
    const row = watched.get(offer.id);
    // Once a source has replaced a page, it stays.
    const statesNoPrice = row?.lastOutcome === 'no-price' || (row?.sourceId ?? null) !== null;
    const way = wayToRead(offer, sources, statesNoPrice);
    const dueMs = Math.max(nowMs, Date.parse(offer.checkedAt) + firstReadingIntervalMs);
    return way === null
      ? []
      : [{ ...way, offerId: offer.id, interest, wantedUntil, dueAt: new Date(dueMs).toISOString() }];
  });
  await storage.watchedOffers.trackOffers(wanted, {
    now: services.now().toISOString(),
    intervalMs: firstReadingIntervalMs,
  });
  return wanted.length;
}
