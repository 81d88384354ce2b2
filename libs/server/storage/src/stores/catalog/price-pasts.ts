import {
  conditionClassOf,
  conditionShown,
  taxOf,
  type ConditionClass,
  type PriceTax,
} from '@pricehunt/offers';
import { asc } from 'drizzle-orm';
import type { Access } from '../../access';
import type { OfferPast, PricePoint } from './daily-lows';
import { groupedBy } from './product-listings';

/** A product's offers with their prices in one condition class. */
interface ProductPast {
  /** The class asked for, or the one that lists show. */
  readonly conditionClass: ConditionClass;
  readonly offers: readonly (OfferPast & { readonly id: string; readonly domain: string })[];
}

export async function readPast(
  access: Access,
  productId: string,
  wanted?: ConditionClass,
): Promise<ProductPast> {
  const pasts = await readPasts(access, [productId], wanted);
  return pasts.get(productId) ?? { conditionClass: wanted ?? 'new', offers: [] };
}

/** By product. */
export async function readPasts(
  { database, tables: { priceObservations, offers }, isOneOf }: Access,
  productIds: readonly string[],
  wanted?: ConditionClass,
): Promise<ReadonlyMap<string, ProductPast>> {
  const { productId, offerId, day, observedAt, priceMinor, currency, conditionClass, retailerDomain } =
    priceObservations;
  const observed = await database
    .select({ productId, offerId, day, observedAt, priceMinor, currency, conditionClass, retailerDomain })
    .from(priceObservations)
    .where(isOneOf(productId, productIds))
    .orderBy(asc(observedAt));
  const current = await database
    .select({
      productId: offers.productId,
      id: offers.id,
      checkedAt: offers.checkedAt,
      condition: offers.condition,
      tax: offers.tax,
    })
    .from(offers)
    .where(isOneOf(offers.productId, productIds));
  const observedOf = groupedBy(observed, (row) => row.productId);
  const currentOf = groupedBy(current, (row) => row.productId);
  return new Map(
    productIds.map((id) => [id, pastOf(observedOf.get(id) ?? [], currentOf.get(id) ?? [], wanted)]),
  );
}

interface Observed extends PricePoint {
  readonly offerId: string;
  readonly conditionClass: ConditionClass;
  readonly retailerDomain: string;
}

type Current = Pick<Access['tables']['offers']['$inferSelect'], 'id' | 'checkedAt' | 'condition' | 'tax'>;

/** A listed offer's price holds until the product was last checked at any shop, because it is shown until then. */
function confirmedDaysOf(current: readonly Current[], shown: ConditionClass): ReadonlyMap<string, string> {
  const listed = current.filter(({ condition }) => conditionClassOf(condition) === shown);
  const days = listed.map(({ checkedAt }) => checkedAt.slice(0, 10)).toSorted();
  return new Map(listed.map(({ id }) => [id, days.at(-1) ?? '']));
}

function pastOf(
  rows: readonly Observed[],
  current: readonly Current[],
  wanted: ConditionClass | undefined,
): ProductPast {
  const wasNew = rows.some((row) => row.conditionClass === 'new');
  const shown = wanted ?? (current.length > 0 ? conditionShown(current) : wasNew ? 'new' : 'used');
  const confirmedDay = confirmedDaysOf(current, shown);
  const statedTax = new Map(current.map(({ id, tax }) => [id, tax]));
  const byOffer = new Map<string, (PricePoint & { readonly tax: PriceTax })[]>();
  const domainOf = new Map(rows.map((row) => [row.offerId, row.retailerDomain]));
  for (const { offerId: id, conditionClass: ofPoint, retailerDomain: domain, ...point } of rows) {
    if (ofPoint !== shown) continue;
    const tax = taxOf({
      tax: statedTax.get(id) ?? 'unknown',
      retailer: { name: domain, domain },
      price: { amountMinor: point.priceMinor, currency: point.currency },
    });
    const own = byOffer.get(id) ?? [];
    own.push({ ...point, tax });
    byOffer.set(id, own);
  }
  return {
    conditionClass: shown,
    offers: [...byOffer].map(([id, points]) => ({
      id,
      domain: domainOf.get(id) ?? '',
      points,
      confirmedUntilDay: confirmedDay.get(id) ?? points.at(-1)?.day ?? '',
    })),
  };
}
