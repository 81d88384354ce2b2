import { readKnownSources, trackProducts } from '../../price-tracking/watch-offers';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { countTry } from '../../access/throttle';
import type { ThrottleName } from '../../access/throttle';
import { offersToShow, recordEvent, withoutOffers } from './comparison-log';
import { isOutdated, planTracking } from './plan-tracking';
import type { TrackingPlan } from './plan-tracking';
import { readStoredEvent } from './stored-event';
import type { StoredEvent } from './stored-event';

export interface TrackedComparison {
  readonly productId: string;
  readonly offersRead: number;
}

type Found = Extract<StoredEvent, { readonly kind: 'product' }>;

/** Stores a settled comparison's product in the catalog and rereads its offers. A product already in the catalog is only reread. */
export async function trackComparison(
  services: Needs<
    | 'storage'
    | 'offerSources'
    | 'tokenRarity'
    | 'blockedShops'
    | 'webSearch'
    | 'liveSettings'
    | 'sessions'
    | 'now'
  >,
  accountId: string,
  requestId: string,
  /** Null if the caller counted. */
  limit: ThrottleName | null = 'trackedComparisons',
): Promise<TrackedComparison> {
  const { storage } = services;
  const record = await storage.comparisons.findComparison(requestId);
  if (record === null) throw new Refusal('comparison.not-found');
  const mayShow = offersToShow(services);
  const events = (await storage.comparisons.listEventsAfter(requestId, 0)).flatMap(({ data }) => {
    const event = readStoredEvent(data);
    return event === null ? [] : [withoutOffers(event, mayShow)];
  });
  const lastProduct = events.findLast((event) => event.kind === 'product');
  const lastOffers = events.findLast((event) => event.kind === 'offers');
  const found = lastProduct?.found ?? null;
  if (record.settledAt === null || lastProduct === undefined || found === null)
    throw new Refusal('comparison.nothing-to-track');
  const sources = await readKnownSources(services);
  const find = {
    found,
    placements: lastOffers?.placements ?? [],
    origin: record.link ?? record.query ?? requestId,
  };
  const context = { tokenRarity: await services.tokenRarity() };
  const planned = accepted(await planTracking(storage, find, sources, context));
  if (planned.kind === 'to-store') {
    if (isOutdated(services, record.settledAt)) throw new Refusal('comparison.outdated');
    if (limit !== null) await countTry(services, limit, accountId);
  }
  const productId =
    planned.kind === 'in-catalog'
      ? planned.productId
      : await storage.atomically(async (stores) => {
          // Locks the offers: a concurrent request to track the same product finds it stored.
          await stores.offers.removeOffers([]);
          const plan = accepted(await planTracking(stores, find, sources, context));
          if (plan.kind === 'to-store')
            await stores.offers.saveProductsWithOffers(plan.products, plan.offers);
          return plan.productId;
        });
  const offersRead = await trackProducts(services, [productId], 'watched', sources);
  if (productId !== found.productId)
    await recordEvent(storage, requestId, { ...lastProduct, found: { ...found, productId } } satisfies Found);
  return { productId, offersRead };
}

function accepted(plan: TrackingPlan): Exclude<TrackingPlan, { readonly kind: 'refused' }> {
  if (plan.kind !== 'refused') return plan;
  throw new Refusal(
    plan.state === 'contradicted' ? 'comparison.contradicted' : 'comparison.nothing-to-track',
  );
}
