import { applyComparisonEvent, emptyComparison } from '@pricehunt/api-contract';
import type { Comparison, ComparisonEvent } from '@pricehunt/api-contract';
import type { Offer } from '@pricehunt/offers';
import type { ComparisonRecord, Storage } from '@pricehunt/storage';
import type { PlaceOfRequest } from '../../country-of-request';
import { isItemSource } from '../../merchant-items/item-shop';
import type { Services } from '../../services';
import { licencesOf } from '../../source-licences';
import { isOutdated } from './plan-tracking';
import { eventFor, readStoredEvent } from './stored-event';
import type { CapturedPage, Reader, StoredEvent } from './stored-event';

/** The topic on which a comparison's followers are told that there is more to read. */
export function comparisonTopic(requestId: string): string {
  return `comparison:${requestId}`;
}

/** Writes an event to a comparison's log and wakes whoever follows it, in any process. */
export async function tell(storage: Storage, requestId: string, event: StoredEvent): Promise<void> {
  await storage.comparisons.appendEvents(requestId, [{ kind: event.kind, data: event }]);
  await storage.notifications.publish(comparisonTopic(requestId), event.kind);
}

/** The page of a comparison's link as the shopper's browser shows it; null where none was sent. */
export async function findCapturedPage(storage: Storage, requestId: string): Promise<CapturedPage | null> {
  for (const { data } of await storage.comparisons.listEventsAfter(requestId, 0)) {
    const event = readStoredEvent(data);
    if (event?.kind === 'captured') return event;
  }
  return null;
}

/** Whoever reads a comparison at the rates of today. What they leave out of their place is as the comparison was started. */
export async function readerOf(
  { storage, outboundSigner, offerSources, now }: Services,
  record: Pick<ComparisonRecord, 'currency' | 'country'>,
  place: PlaceOfRequest,
): Promise<Reader> {
  const priced = { currency: place.currency ?? record.currency, country: place.country ?? record.country };
  const licences = licencesOf(offerSources);
  return {
    place: priced,
    rates: await storage.exchangeRates.readRates(),
    signer: outboundSigner,
    listItems: (productIds) => storage.search.listItems(productIds, priced),
    noticesFor: licences.noticesFor,
    mayShow: (offer) => licences.mayShow(offer, now()),
  };
}

/** The comparison as its log adds up to, for its reader. */
export async function readComparison(
  services: Services,
  record: ComparisonRecord,
  place: PlaceOfRequest,
): Promise<Comparison> {
  const events = await services.storage.comparisons.listEventsAfter(record.requestId, 0);
  const reader = await readerOf(services, record, place);
  // Offers are told anew each time: only those told last are worth pricing.
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

/** A step of the log for its reader, without merchants' offers that ended since and those that their licence lets nobody see any more; null for what an older version wrote differently. */
export async function readEvent(
  { storage }: Pick<Services, 'storage'>,
  data: unknown,
  reader: Reader,
): Promise<ComparisonEvent | null> {
  const event = readStoredEvent(data);
  if (event === null) return null;
  return eventFor(withoutOffers(await withoutEndedOffers(storage, event), reader.mayShow), reader);
}

/** The event with the offers for which that is so alone. */
export function withoutOffers(
  event: StoredEvent,
  mayStay: (offer: Pick<Offer, 'source' | 'checkedAt'>) => boolean,
): StoredEvent {
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
