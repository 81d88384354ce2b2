import { findOffers, readOfferPage, SourceFailure } from '@pricehunt/offer-sources';
import type { Offer } from '@pricehunt/offers';
import { pageKey } from '@pricehunt/product-links';
import type { ClaimedReading, ReadingOutcome } from '@pricehunt/storage';
import { PageNotRead } from '../outbound/page-reader';
import type { Needs } from '../services';
import { statedDetailsOf } from '../pricing/stated-details';
import { wayToRead } from './way-to-read';
import type { KnownSources } from './way-to-read';

export interface OfferReading {
  readonly outcome: ReadingOutcome;
  readonly offer: Offer | null;
  /** In milliseconds; null without a Retry-After. */
  readonly retryAfterMs: number | null;
}

type ReadingServices = Needs<'safeFetch' | 'readPage' | 'offerSources' | 'now' | 'tokenRarity'>;

const searchMsMax = 30_000;

/** Sends nothing when the operator has turned that off since. External failures are outcomes; bugs throw. */
export async function readWatchedOffer(
  services: ReadingServices,
  { watched, offered }: Pick<ClaimedReading, 'watched' | 'offered'>,
  { known, signal }: { readonly known: KnownSources; readonly signal: AbortSignal },
): Promise<OfferReading> {
  if (wayToRead(offered.offer, known, watched.sourceId !== null) === null) return unread('skipped', null);
  return watched.sourceId === null
    ? readPageOf(services, offered.offer, signal)
    : searchSource(services, watched.sourceId, offered, signal);
}

async function readPageOf(
  services: ReadingServices,
  offer: Offer,
  signal: AbortSignal,
): Promise<OfferReading> {
  try {
    const reading = await readOfferPage(services, offer, signal);
    switch (reading.kind) {
      case 'read':
        return { outcome: outcomeOf(offer, reading.offer), offer: reading.offer, retryAfterMs: null };
      case 'failed':
        return unread(...refusalOf(reading.failure));
      case 'kept-out':
        return unread('blocked', null);
      case 'gone':
      case 'no-price':
      case 'other-product':
        return unread(reading.kind, null);
    }
  } catch (failure) {
    if (failure instanceof PageNotRead) return unread('no-price', null);
    throw failure;
  }
}

function outcomeOf(known: Offer, read: Offer): 'moved' | 'same' {
  const isSame =
    known.price.amountMinor === read.price.amountMinor &&
    known.price.currency === read.price.currency &&
    known.availability === read.availability;
  return isSame ? 'same' : 'moved';
}

function unread(outcome: ReadingOutcome, retryAfterMs: number | null): OfferReading {
  return { outcome, offer: null, retryAfterMs };
}

type Failure = Extract<Awaited<ReturnType<typeof readOfferPage>>, { readonly kind: 'failed' }>['failure'];

function refusalOf(failure: Failure): readonly [ReadingOutcome, number | null] {
  switch (failure.kind) {
    case 'gone':
      return ['gone', null];
    case 'blocked': {
      if (failure.reason === 'robots') return ['robots', null];
      const isRate = failure.reason === 'resting' || failure.status === 429 || failure.status === 503;
      return [isRate ? 'rate-limited' : 'blocked', failure.retryAfterMs];
    }
    case 'refused':
    case 'error':
      return ['unreachable', null];
  }
}

async function searchSource(
  { offerSources, tokenRarity }: ReadingServices,
  sourceId: string,
  { productId, offer }: ClaimedReading['offered'],
  signal: AbortSignal,
): Promise<OfferReading> {
  const { title, brand, gtins, mpn, attributes, link, price } = offer;
  const product = { title, brand, gtins, mpn, attributes };
  const request = {
    product,
    productId,
    link,
    currency: price.currency,
    country: null,
    tokenRarity: await tokenRarity(),
  };
  const matching = offerSources.list().filter(({ id }) => id === sourceId);
  const terms = { deadlineMs: searchMsMax, signal };
  for await (const { outcome } of findOffers(matching, request, terms)) {
    switch (outcome.kind) {
      case 'searching':
        continue;
      case 'found':
        return readingOf(
          offer,
          outcome.offers.map((each) => each.offer),
        );
      case 'nothing':
        return unread('not-listed', null);
      case 'failed':
        return failedReading(outcome.failure);
      case 'skipped':
        return unread('skipped', null);
      case 'timed-out':
        return unread('unreachable', null);
    }
  }
  signal.throwIfAborted();
  return unread('unreachable', null);
}

function readingOf(known: Offer, listed: readonly Offer[]): OfferReading {
  const ofPage = ({ link, condition }: Offer) =>
    pageKey(link) === pageKey(known.link) && condition === known.condition;
  const same = listed.find(({ id }) => id === known.id) ?? listed.find(ofPage);
  if (same === undefined || same.price.currency !== known.price.currency) return unread('not-listed', null);
  const read = asListed(known, same);
  return { outcome: outcomeOf(known, read), offer: read, retryAfterMs: null };
}

function failedReading(failure: unknown): OfferReading {
  if (!(failure instanceof SourceFailure)) throw failure;
  const { reason, retryAfterMs } = failure;
  if (reason === 'rate-limited' || reason === 'blocked') return unread(reason, retryAfterMs);
  return unread('unreachable', retryAfterMs);
}

function asListed(known: Offer, listed: Offer): Offer {
  const { price, listPrice, availability, checkedAt } = listed;
  return {
    ...known,
    price,
    listPrice,
    availability,
    checkedAt,
    shipping: listed.shipping.kind === 'unknown' ? known.shipping : listed.shipping,
    shippingRates: listed.shippingRates.length > 0 ? listed.shippingRates : known.shippingRates,
    ...statedDetailsOf(listed),
  };
}
