import { firstReadingIntervalMs } from '@pricehunt/offers';
import type { OfferToWatch, ReadingInterest } from '@pricehunt/storage';
import type { Services } from '../services';
import { readTaxedSourceIds } from './taxed-shops';
import { wayToRead } from './way-to-read';
import type { KnownSources } from './way-to-read';

const dayMs = 86_400_000;

/** How long a reason holds after it was seen last: an alert and a favourite are seen again every quarter of an hour. */
const wantedForMs: Readonly<Record<ReadingInterest, number>> = {
  watched: dayMs,
  favourite: dayMs,
  viewed: 14 * dayMs,
};

/** For how many days a product is read again that somebody looked at. */
export const viewedDays = wantedForMs.viewed / dayMs;

/** What tells how the operator wants sources to be asked. */
export type SourceServices = Pick<Services, 'storage' | 'offerSources' | 'liveSettings' | 'webSearch'>;

type WatchServices = SourceServices & Pick<Services, 'now'>;

/** What of the sources decides how offers are read, as it is now. */
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

/** Has the offers of these products read again from now on, as far as their sources allow it. Says how many are. */
export async function watchProducts(
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
  const wanted = offers.flatMap((offer): OfferToWatch[] => {
    const row = watched.get(offer.id);
    // A source that was asked in place of a page stays the one that is asked.
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
