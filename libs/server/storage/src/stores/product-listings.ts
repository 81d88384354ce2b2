import { conditions, type Condition } from '@pricehunt/offers';
import { and, count, eq, gt, max, min, sql } from 'drizzle-orm';
import type { Access } from '../access';

/** A product's row for lists. */
export type ListingRow = Access['tables']['productListings']['$inferSelect'];

/** The bits of these conditions in `conditionBits`. */
export function conditionBits(wanted: readonly Condition[]): number {
  return wanted.reduce((bits, condition) => bits | (1 << conditions.indexOf(condition)), 0);
}

/** Brings the listings of these products in line with their offers; writes only what changed. */
export async function refreshListings(access: Access, productIds: readonly string[]): Promise<void> {
  const { database, tables, isOneOf } = access;
  const { products, productListings } = tables;
  const { id, number, categorySlug, brandKey, firstSeenAt } = products;
  const bases = await database
    .select({ productId: id, number, categorySlug, brandKey, firstSeenAt })
    .from(products)
    .where(isOneOf(id, productIds));
  const numbers = bases.map((base) => base.number);
  const listed = await database
    .select()
    .from(productListings)
    .where(isOneOf(productListings.number, numbers));
  const before = new Map(listed.map((row) => [keyOf(row), row]));
  const sums = await sumsOf(access, productIds);
  const after = bases.flatMap((base) =>
    asMain(sums.get(base.productId) ?? [noOffers]).map((sum): ListingRow => ({ ...base, ...sum })),
  );
  const changed = after.filter((row) => !isSame(row, before.get(keyOf(row))));
  for (const row of after) before.delete(keyOf(row));
  for (const gone of before.values()) {
    await database
      .delete(productListings)
      .where(and(eq(productListings.number, gone.number), eq(productListings.currency, gone.currency)));
  }
  await access.saveRows(productListings, changed, replaceListing);
}

const replaceListing = { taken: 'replace', key: ['number', 'currency'] } as const;

/** What the offers of a product in one currency come to. */
type OfferSum = Pick<
  ListingRow,
  'currency' | 'lowestMinor' | 'offerCount' | 'inStock' | 'conditionBits' | 'dropBasisPoints'
>;

const noOffers: OfferSum = {
  currency: '',
  lowestMinor: null,
  offerCount: 0,
  inStock: false,
  conditionBits: 0,
  dropBasisPoints: 0,
};

/** Marks the currency that most offers have, of two the first by its letters; each counts the offers of all currencies. */
function asMain(sums: readonly OfferSum[]): readonly (OfferSum & { readonly isMain: boolean })[] {
  const [main] = sums.toSorted(
    (left, right) => right.offerCount - left.offerCount || (left.currency < right.currency ? -1 : 1),
  );
  const offerCount = sums.reduce((total, sum) => total + sum.offerCount, 0);
  return sums.map((sum) => ({ ...sum, offerCount, isMain: sum === main }));
}

async function sumsOf(
  { database, tables: { offers, priceDrops }, isOneOf }: Access,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OfferSum[]>> {
  const canBeBought = sql`${offers.availability} not in ('out_of_stock', 'discontinued')`;
  const bits = conditions.map(
    (condition, place) =>
      sql`max(case when ${offers.condition} = ${sql.raw(`'${condition}'`)} then ${sql.raw(String(1 << place))} else 0 end)`,
  );
  const rows = await database
    .select({
      productId: offers.productId,
      currency: offers.currency,
      offerCount: count(),
      lowestToBuy: min(sql`case when ${canBeBought} then ${offers.priceMinor} end`).mapWith(Number),
      lowestOfAll: min(offers.priceMinor),
      inStock: sql`max(case when ${offers.availability} = 'in_stock' then 1 else 0 end)`.mapWith(Boolean),
      conditionBits: sql.join(bits, sql` + `).mapWith(Number),
    })
    .from(offers)
    .where(isOneOf(offers.productId, productIds))
    .groupBy(offers.productId, offers.currency);
  const drops = await database
    .select({
      ...{ productId: priceDrops.productId, currency: priceDrops.currency },
      largest: max(priceDrops.basisPoints),
    })
    .from(priceDrops)
    .where(and(isOneOf(priceDrops.productId, productIds), gt(priceDrops.basisPoints, 0)))
    .groupBy(priceDrops.productId, priceDrops.currency);
  const dropOf = new Map(drops.map((drop) => [`${drop.productId} ${drop.currency}`, drop.largest]));
  const sums = new Map<string, OfferSum[]>();
  for (const { productId, lowestToBuy, lowestOfAll, ...row } of rows) {
    const dropBasisPoints = dropOf.get(`${productId} ${row.currency}`) ?? 0;
    const sum = { ...row, lowestMinor: lowestToBuy ?? lowestOfAll, dropBasisPoints };
    sums.set(productId, [...(sums.get(productId) ?? []), sum]);
  }
  return sums;
}

function keyOf({ number, currency }: Pick<ListingRow, 'number' | 'currency'>): string {
  return `${number} ${currency}`;
}

function isSame(left: ListingRow, right: ListingRow | undefined): boolean {
  return (
    right !== undefined &&
    left.isMain === right.isMain &&
    left.lowestMinor === right.lowestMinor &&
    left.offerCount === right.offerCount &&
    left.inStock === right.inStock &&
    left.conditionBits === right.conditionBits &&
    left.categorySlug === right.categorySlug &&
    left.brandKey === right.brandKey &&
    left.dropBasisPoints === right.dropBasisPoints
  );
}
