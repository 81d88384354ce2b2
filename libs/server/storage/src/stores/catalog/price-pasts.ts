import {
  conditionClassOf,
  conditionShown,
  type Availability,
  type ConditionClass,
  type OfferPast,
  type PastTerms,
} from '@pricehunt/offers';
import { asc } from 'drizzle-orm';
import type { Access } from '../../access';
import { offerOfPrice } from './offer-rows';
import { groupedBy } from './product-listings';
import { readRatesOfShops, withShopRates, type RatesOfShops } from './shop-rates';

/** A product's offers with their prices, shipping and stock in one condition class. */
export interface ProductPast {
  /** The class asked for, or the one that lists show: new, or used if nothing is new. */
  readonly conditionClass: ConditionClass;
  readonly pasts: readonly (OfferPast & { readonly domain: string })[];
}

/** By product; at all shops or those with the domains. */
export async function readPasts(
  access: Access,
  productIds: readonly string[],
  {
    wanted,
    shops = null,
  }: { readonly wanted?: ConditionClass | undefined; readonly shops?: readonly string[] | null } = {},
): Promise<ReadonlyMap<string, ProductPast>> {
  const { database, tables, isOneOf } = access;
  const { priceObservations, offers } = tables;
  const observed = await database
    .select()
    .from(priceObservations)
    .where(isOneOf(priceObservations.productId, productIds))
    .orderBy(asc(priceObservations.observedAt));
  const { id, productId, checkedAt, condition, availability, tax, weightGrams } = offers;
  const { shippingKind, shippingMinor, shippingCurrency, shippingRates } = offers;
  const current = await database
    .select({
      id,
      productId,
      checkedAt,
      condition,
      availability,
      tax,
      weightGrams,
      shippingKind,
      shippingMinor,
      shippingCurrency,
      shippingRates,
    })
    .from(offers)
    .where(isOneOf(productId, productIds));
  const rules = await readRatesOfShops(
    access,
    observed.map((row) => row.retailerDomain),
  );
  const observedOf = groupedBy(observed, (row) => row.productId);
  const currentOf = groupedBy(current, (row) => row.productId);
  return new Map(
    productIds.map((product) => [
      product,
      atShops(pastOf(observedOf.get(product) ?? [], currentOf.get(product) ?? [], { wanted, rules }), shops),
    ]),
  );
}

function atShops({ conditionClass, pasts }: ProductPast, shops: readonly string[] | null): ProductPast {
  return { conditionClass, pasts: pasts.filter(({ domain }) => shops?.includes(domain) ?? true) };
}

type Observed = Access['tables']['priceObservations']['$inferSelect'];

type Current = Pick<
  Access['tables']['offers']['$inferSelect'],
  | 'id'
  | 'checkedAt'
  | 'condition'
  | 'availability'
  | 'tax'
  | 'weightGrams'
  | 'shippingKind'
  | 'shippingMinor'
  | 'shippingCurrency'
  | 'shippingRates'
>;

function pastOf(
  rows: readonly Observed[],
  current: readonly Current[],
  { wanted, rules }: { readonly wanted: ConditionClass | undefined; readonly rules: RatesOfShops },
): ProductPast {
  const wasNew = rows.some((row) => row.conditionClass === 'new');
  const shown = wanted ?? (current.length > 0 ? conditionShown(current) : wasNew ? 'new' : 'used');
  const listed = new Map(current.map((each) => [each.id, each]));
  const shownToday = current.filter(({ condition }) => conditionClassOf(condition) === shown);
  const checkedDay = shownToday
    .map(({ checkedAt }) => checkedAt.slice(0, 10))
    .toSorted()
    .at(-1);
  const own = rows.filter((row) => row.conditionClass === shown);
  return {
    conditionClass: shown,
    pasts: [...groupedBy(own, ({ offerId }) => offerId)].map(([id, observed]) => {
      const offer = listed.get(id);
      const last = observed.at(-1);
      const isShownToday = offer !== undefined && conditionClassOf(offer.condition) === shown;
      const isGoneSince = last?.availability === null && offer !== undefined && isGone(offer.availability);
      return {
        id,
        domain: observed[0]?.retailerDomain ?? '',
        points: observed.map((row) => termsOf(row, offer, rules)),
        // A listed offer's terms hold until the product was last checked at any shop, because they are shown until then.
        confirmedUntilDay: (isShownToday && !isGoneSince ? checkedDay : last?.day) ?? '',
      };
    }),
  };
}

/** Shipping and stock that weren't recorded are those of the listed offer, and in stock. Tax and weight always are the offer's. */
function termsOf(row: Observed, offer: Current | undefined, rules: RatesOfShops): PastTerms {
  const { offerId, retailerDomain, priceMinor, currency, conditionClass, observedAt, day } = row;
  const shipping = row.shippingKind === null ? offer : row;
  const terms = offerOfPrice({
    id: offerId,
    priceMinor,
    currency,
    retailerDomain,
    retailerName: retailerDomain,
    availability: row.availability ?? 'in_stock',
    condition: conditionClass,
    checkedAt: observedAt,
    shippingKind: shipping?.shippingKind ?? 'unknown',
    shippingMinor: shipping?.shippingMinor ?? null,
    shippingCurrency: shipping?.shippingCurrency ?? null,
    shippingRates: shipping?.shippingRates ?? [],
    tax: offer?.tax ?? 'unknown',
    weightGrams: offer?.weightGrams ?? null,
  });
  return { day, offer: withShopRates(terms, rules) };
}

export function isGone(availability: Availability): boolean {
  return availability === 'out_of_stock' || availability === 'discontinued';
}
