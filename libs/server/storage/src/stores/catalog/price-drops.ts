import {
  conditionClassOf,
  dayMs,
  destinationsOf,
  offerTotal,
  priceDrop,
  pricePast,
  type ConditionClass,
  type ExchangeRates,
  type PriceDrop,
} from '@pricehunt/offers';
import { lt } from 'drizzle-orm';
import type { Access } from '../../access';
import { isGone, readPasts, type ProductPast } from './price-pasts';
import { offersOf, refreshListings, type OfferOfListing } from './product-listings';
import { readRates } from './read-rates';
import { strangersSource } from './strangers';

const newsDays = 30;
const verdictDays = 365;

/** The earliest start of a listed drop. */
export function newsSince(nowMs: number): string {
  return new Date(nowMs - newsDays * dayMs).toISOString();
}

/** Recalculates the products' drops at each destination from their pasts; the caller updates the listings. */
export async function refreshDrops(
  access: Access,
  productIds: readonly string[],
  nowMs: number,
): Promise<void> {
  const { database, tables, isOneOf } = access;
  const { priceDrops } = tables;
  const pasts = await readPasts(access, productIds);
  const fallen = productIds.filter((id) => hasChanged(pasts.get(id)?.pasts ?? []));
  const offers = await offersOf(access, fallen);
  const rates = await readRates(access);
  const sinceDay = new Date(nowMs - verdictDays * dayMs).toISOString().slice(0, 10);
  const drops = fallen.flatMap((productId) => {
    const past = pasts.get(productId);
    const own = offers.get(productId) ?? [];
    const [first] = own;
    if (past === undefined || first === undefined) return [];
    const stated = destinationsOf(own);
    const statedBefore = destinationsOf(past.pasts.flatMap(({ points }) => points.map(({ offer }) => offer)));
    return [...new Set([...stated, ...statedBefore])].flatMap((destination) => {
      const place = { currency: null, country: destination, rates, sinceDay };
      const drop = priceDrop(pricePast({ ...past, offers: own }, place));
      const since = drop && `${drop.since}T00:00:00.000Z`;
      if (drop === null || since === null || since < newsSince(nowMs))
        return stated.includes(destination) ? [] : [{ ...noDrop, productId, destination, offerId: first.id }];
      return [
        {
          productId,
          destination,
          offerId: vouchedOffer(drop, own, { conditionClass: past.conditionClass, destination, rates }).id,
          currency: drop.current.currency,
          currentMinor: drop.current.amountMinor,
          previousMinor: drop.previous.amountMinor,
          basisPoints: Math.round(drop.percent * 100),
          since,
        },
      ];
    });
  });
  await database.delete(priceDrops).where(isOneOf(priceDrops.productId, productIds));
  await access.saveRows(priceDrops, drops, replaceDrop);
}

/**
 * Where only earlier offers stated shipping, the past differs from that of the destination whose prices are shown instead. A
 * row without a drop keeps that destination in the listing, so that lists show none there either.
 */
const noDrop = { currency: '', currentMinor: 0, previousMinor: 0, basisPoints: 0, since: '9999' };

const replaceDrop = { taken: 'replace', key: ['productId', 'destination'] } as const;

/** Most products have always had one price, and no drop. */
function hasChanged(pasts: ProductPast['pasts']): boolean {
  const [first, ...others] = pasts.flatMap(({ points }) => points.map(({ offer }) => offer));
  return others.some(
    ({ price, shipping, shippingRates, availability }) =>
      price.amountMinor !== first?.price.amountMinor ||
      availability !== first.availability ||
      shippingText(shipping, shippingRates) !== shippingText(first.shipping, first.shippingRates),
  );
}

function shippingText(...shipping: readonly unknown[]): string {
  return JSON.stringify(shipping);
}

/** Of the offers with the drop's price, the first that somebody vouches for, because feeds show no others. */
function vouchedOffer(
  { offer }: PriceDrop<OfferOfListing>,
  offers: readonly OfferOfListing[],
  {
    conditionClass,
    destination,
    rates,
  }: { conditionClass: ConditionClass; destination: string; rates: ExchangeRates },
): OfferOfListing {
  if (offer.source !== strangersSource) return offer;
  const terms = { destination, rates };
  const fallen = offerTotal(offer, terms);
  const isAlike = (other: OfferOfListing) => {
    const total = offerTotal(other, terms);
    return (
      conditionClassOf(other.condition) === conditionClass &&
      total.kind === fallen.kind &&
      total.tax === fallen.tax &&
      total.reference === fallen.reference &&
      total.own.amountMinor === fallen.own.amountMinor &&
      total.own.currency === fallen.own.currency
    );
  };
  const vouched = offers
    .filter((other) => other.source !== strangersSource && !isGone(other.availability) && isAlike(other))
    .toSorted((left, right) => (left.id < right.id ? -1 : 1));
  return vouched[0] ?? offer;
}

/** Recalculates the drops that these products have, because the median moves on every day. */
export async function renewDrops(
  access: Access,
  productIds: readonly string[],
  nowMs: number,
): Promise<void> {
  const { database, tables, isOneOf } = access;
  const { productId } = tables.priceDrops;
  const rows = await database
    .select({ productId })
    .from(tables.priceDrops)
    .where(isOneOf(productId, productIds));
  const known = [...new Set(rows.map((row) => row.productId))];
  if (known.length > 0) await refreshDrops(access, known, nowMs);
}

/** Deletes drops that are no longer listed, in the listings too. */
export async function deleteOldDrops(access: Access, nowMs: number): Promise<void> {
  const { database, tables } = access;
  const { productId, since } = tables.priceDrops;
  const gone = await database
    .delete(tables.priceDrops)
    .where(lt(since, newsSince(nowMs)))
    .returning({ productId });
  if (gone.length > 0) await refreshListings(access, [...new Set(gone.map((drop) => drop.productId))]);
}
