import { availabilities, conditions, type Availability, type Condition } from '@pricehunt/offers';
import { and, eq, gt, max } from 'drizzle-orm';
import type { Access } from '../access';

/** A product's row for lists. */
export type ListingRow = Access['tables']['productListings']['$inferSelect'];

/** The bits of these conditions in `conditionBits`. */
export function conditionBits(wanted: readonly Condition[]): number {
  return wanted.reduce((bits, condition) => bits | (1 << conditions.indexOf(condition)), 0);
}

/** A shop that offers a product, with one bit for each availability and each condition that its offers have. */
export interface ListedShop {
  readonly domain: string;
  readonly availabilityBits: number;
  readonly conditionBits: number;
}

/** The shops that offer a listing's product, in the order of their domains. Each stands as " domain:3:1" in `shops`. */
export function shopsOf({ shops }: Pick<ListingRow, 'shops'>): readonly ListedShop[] {
  if (shops === '') return [];
  return shops
    .slice(1)
    .split(' ')
    .map((shop) => {
      // A shop on loopback has its port in its domain.
      const [, domain = '', availabilityBits, conditionBits] = /^(.*):(\d+):(\d+)$/.exec(shop) ?? [];
      return {
        domain,
        availabilityBits: Number(availabilityBits),
        conditionBits: Number(conditionBits),
      };
    });
}

/** The text by which a shop is found in `shops`. */
export function shopInShops(domain: string): string {
  return ` ${domain}:`;
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
  for (const [currency, gone] of groupedBy([...before.values()], (row) => row.currency)) {
    const goneNumbers = gone.map((row) => row.number);
    await database
      .delete(productListings)
      .where(and(isOneOf(productListings.number, goneNumbers), eq(productListings.currency, currency)));
  }
  await access.saveRows(productListings, changed, replaceListing);
}

const replaceListing = { taken: 'replace', key: ['number', 'currency'] } as const;

/** What the offers of a product in one currency come to. */
type OfferSum = Pick<
  ListingRow,
  'currency' | 'lowestMinor' | 'offerCount' | 'inStock' | 'conditionBits' | 'shops' | 'dropBasisPoints'
>;

const noOffers: OfferSum = {
  currency: '',
  lowestMinor: null,
  offerCount: 0,
  inStock: false,
  conditionBits: 0,
  shops: '',
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

/** What is read of an offer for the listings of its product. */
type OfferOfListing = Pick<
  Access['tables']['offers']['$inferSelect'],
  'productId' | 'currency' | 'priceMinor' | 'availability' | 'condition' | 'retailerDomain'
>;

async function sumsOf(
  { database, tables: { offers, priceDrops }, isOneOf }: Access,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OfferSum[]>> {
  const { productId, currency, priceMinor, availability, condition, retailerDomain } = offers;
  const rows: readonly OfferOfListing[] = await database
    .select({ productId, currency, priceMinor, availability, condition, retailerDomain })
    .from(offers)
    .where(isOneOf(productId, productIds));
  const drops = await database
    .select({
      ...{ productId: priceDrops.productId, currency: priceDrops.currency },
      largest: max(priceDrops.basisPoints),
    })
    .from(priceDrops)
    .where(and(isOneOf(priceDrops.productId, productIds), gt(priceDrops.basisPoints, 0)))
    .groupBy(priceDrops.productId, priceDrops.currency);
  const dropOf = new Map(drops.map((drop) => [`${drop.productId} ${drop.currency}`, drop.largest]));
  const sums = new Map<string, readonly OfferSum[]>();
  for (const [id, own] of groupedBy(rows, (row) => row.productId)) {
    const shops = shopsText(own);
    const ofProduct = [...groupedBy(own, (row) => row.currency)].map(([code, offersInIt]) => ({
      ...sumOf(code, offersInIt),
      shops,
      dropBasisPoints: dropOf.get(`${id} ${code}`) ?? 0,
    }));
    sums.set(id, ofProduct);
  }
  return sums;
}

function sumOf(
  currency: string,
  rows: readonly OfferOfListing[],
): Omit<OfferSum, 'shops' | 'dropBasisPoints'> {
  const toBuy = rows.filter(
    ({ availability }) => availability !== 'out_of_stock' && availability !== 'discontinued',
  );
  const prices = (toBuy.length > 0 ? toBuy : rows).map(({ priceMinor }) => priceMinor);
  return {
    currency,
    lowestMinor: prices.reduce((lowest, price) => Math.min(lowest, price), Number.POSITIVE_INFINITY),
    offerCount: rows.length,
    inStock: rows.some(({ availability }) => availability === 'in_stock'),
    conditionBits: conditionBits(rows.map(({ condition }) => condition)),
  };
}

function shopsText(rows: readonly OfferOfListing[]): string {
  return [...groupedBy(rows, (row) => row.retailerDomain)]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(
      ([domain, own]) =>
        shopInShops(domain) +
        `${availabilityBits(own.map((row) => row.availability))}:${conditionBits(own.map((row) => row.condition))}`,
    )
    .join('');
}

function availabilityBits(wanted: readonly Availability[]): number {
  return wanted.reduce((bits, availability) => bits | (1 << availabilities.indexOf(availability)), 0);
}

function groupedBy<Row>(
  rows: readonly Row[],
  keyOfRow: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOfRow(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
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
    left.shops === right.shops &&
    left.categorySlug === right.categorySlug &&
    left.brandKey === right.brandKey &&
    left.dropBasisPoints === right.dropBasisPoints
  );
}
