import { applyComparisonEvent, emptyComparison } from '@pricehunt/api-contract';
import type { Comparison, ComparisonEvent } from '@pricehunt/api-contract/comparisons';
import type { Offer } from '@pricehunt/offers';
import type { ComparisonRecord, Storage } from '@pricehunt/storage';
import type { PlaceOfRequest } from '../../access/country-of-request';
import { isItemSource } from '../../item-owners/item-shop';
import type { Needs } from '../../services';
import { licencesOf } from '../../sources/source-licences';
import { isOutdated } from './plan-tracking';
import { eventFor, readStoredEvent } from './stored-event';
import type { CapturedPage, Reader, StoredEvent } from './stored-event';

export function comparisonTopic(requestId: string): string {
  return `comparison:${requestId}`;
}

/** Appends an event and wakes its followers in any process. */
export async function recordEvent(storage: Storage, requestId: string, event: StoredEvent): Promise<void> {
  await storage.comparisons.appendEvents(requestId, [{ kind: event.kind, data: event }]);
  await storage.notifications.publish(comparisonTopic(requestId), event.kind);
}

/** Null if the shopper's browser sent none. */
export async function findCapturedPage(storage: Storage, requestId: string): Promise<CapturedPage | null> {
  for (const { data } of await storage.comparisons.listEventsAfter(requestId, 0)) {
    const event = readStoredEvent(data);
    if (event?.kind === 'captured') return event;
  }
  return null;
}

/** A reader at today's rates; a missing country or currency is the comparison's. */
export async function readerOf(
  services: Needs<'storage' | 'offerSources' | 'blockedShops' | 'outboundSigner' | 'now'>,
  record: Pick<ComparisonRecord, 'currency' | 'country'>,
  place: PlaceOfRequest,
): Promise<Reader> {
  const { storage, outboundSigner, offerSources } = services;
  const priced = { currency: place.currency ?? record.currency, country: place.country ?? record.country };
  const licences = licencesOf(offerSources);
  return {
    place: priced,
    rates: await storage.exchangeRates.readRates(),
    signer: outboundSigner,
    listItems: (productIds) => storage.search.listItems(productIds, priced),
    noticesFor: licences.noticesFor,
    mayShow: offersToShow(services),
  };
}

/** Not those of blocked shops, nor those whose licence has expired. */
export function offersToShow({
  offerSources,
  blockedShops,
  now,
}: Needs<'offerSources' | 'blockedShops' | 'now'>): Reader['mayShow'] {
  const licences = licencesOf(offerSources);
  return (offer) => !blockedShops.has(offer.retailer.domain) && licences.mayShow(offer, now());
}

export async function readComparison(
  services: Needs<'storage' | 'offerSources' | 'blockedShops' | 'outboundSigner' | 'now'>,
  record: ComparisonRecord,
  place: PlaceOfRequest,
): Promise<Comparison> {
  const events = await services.storage.comparisons.listEventsAfter(record.requestId, 0);
  const reader = await readerOf(services, record, place);
  // Each offers event replaces the one before, so only the last is worth pricing.
  const lastOffers = events.findLastIndex(({ kind }) => kind === 'offers');
  let comparison = emptyComparison({
    requestId: record.requestId,
    startedAt: record.createdAt,
    link: record.link,
    query: record.query,
  });
  for (const [index, { kind, sequence, data }] of events.entries()) {
    if (kind === 'offers' && index !== lastOffers) continue;
    const event = await readEvent(services, data, reader);
    if (event !== null) comparison = applyComparisonEvent(comparison, sequence, event);
  }
  const { settledAt, product, tracking } = comparison;
  if (tracking !== 'possible' || settledAt === null || (product?.productId ?? null) !== null)
    return comparison;
  return isOutdated(services, settledAt) ? { ...comparison, tracking: 'outdated' } : comparison;
}

/** Without merchants' offers that have ended and offers whose licence has expired; null for an event in another version's format. */
export async function readEvent(
  { storage }: Needs<'storage'>,
  data: unknown,
  reader: Reader,
): Promise<ComparisonEvent | null> {
  const event = readStoredEvent(data);
  if (event === null) return null;
  return eventFor(withoutOffers(await withoutEndedOffers(storage, event), reader.mayShow), reader);
}

export function withoutOffers(
  event: StoredEvent,
  mayStay: (offer: Pick<Offer, 'source' | 'checkedAt' | 'retailer'>) => boolean,
): StoredEvent {
  if (event.kind === 'product' && event.found?.pastedOffer && !mayStay(event.found.pastedOffer))
    return { ...event, found: { ...event.found, pastedOffer: null } };
  if (event.kind !== 'offers') return event;
  return { ...event, placements: event.placements.filter(({ offer }) => mayStay(offer)) };
}

async function withoutEndedOffers(storage: Storage, event: StoredEvent): Promise<StoredEvent> {
  const offers = offersOf(event).filter(({ source }) => isItemSource(source));
  if (offers.length === 0) return event;
  const found = await storage.offers.findOffersByIds(offers.map(({ id }) => id));
  const current = new Set(found.map(({ offer }) => offer.id));
  const hasEnded = ({ source, id }: (typeof offers)[number]) => isItemSource(source) && !current.has(id);
  if (event.kind === 'offers')
    return { ...event, placements: event.placements.filter(({ offer }) => !hasEnded(offer)) };
  if (event.kind === 'product' && event.found?.pastedOffer && hasEnded(event.found.pastedOffer))
    return { ...event, found: { ...event.found, pastedOffer: null } };
  return event;
}

function offersOf(event: StoredEvent) {
  if (event.kind === 'offers') return event.placements.map(({ offer }) => offer);
  return event.kind === 'product' && event.found?.pastedOffer ? [event.found.pastedOffer] : [];
}
