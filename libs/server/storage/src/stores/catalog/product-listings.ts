import {
  availabilities,
  conditions,
  isInStock,
  withDetailsOf,
  type Availability,
  type Condition,
  type Offer,
} from '@pricehunt/offers';
import type { Access } from '../../access';
import { CountChanges } from './catalog-counts';
import { listedDestinations, pricesOf, savePrices, type FallenOffers } from './product-prices';
import { attributesText } from './listed-attributes';
import { offerOfPrice, type OfferOfPrice } from './offer-rows';
import { readRates } from './read-rates';
import { readRatesOfShops, withShopRates } from './shop-rates';
import { strangersSource } from './strangers';
import type { ListingRow } from '../../rows/listings';

export function conditionBits(wanted: readonly Condition[]): number {
  return wanted.reduce((bits, condition) => bits | (1 << conditions.indexOf(condition)), 0);
}

/** A shop's domain, with a bit for each availability and condition of its offers. */
export interface ListedShop {
  readonly domain: string;
  readonly availabilityBits: number;
  readonly conditionBits: number;
}

/** Parses `shops`, where each shop is " domain:3:1", by domain. */
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

export function shopInShops(domain: string): string {
  return ` ${domain}:`;
}

/** Updates listings and prices from offers and rates; writes only changes. */
export async function refreshListings(access: Access, productIds: readonly string[]): Promise<void> {
  const { database, tables, isOneOf } = access;
  const { products, productListings } = tables;
  const { id, number, categorySlug, brandKey, firstSeenAt, attributes } = products;
  const bases = await database
    .select({ productId: id, number, categorySlug, brandKey, firstSeenAt, attributes })
    .from(products)
    .where(isOneOf(id, productIds));
  const numbers = bases.map((base) => base.number);
  const listed = await database
    .select()
    .from(productListings)
    .where(isOneOf(productListings.number, numbers));
  const before = new Map(listed.map((row) => [row.number, row]));
  const offersByProduct = await offersOf(access, productIds);
  const drops = await dropsOf(access, productIds);
  const rates = await readRates(access);
  const after = bases.map((base): ListingRow => {
    const own = offersByProduct.get(base.productId) ?? [];
    return {
      ...base,
      offerCount: own.length,
      vouchedOfferCount: own.filter(({ source }) => source !== strangersSource).length,
      inStock: own.some(({ availability }) => isInStock(availability)),
      conditionBits: conditionBits(own.map(({ condition }) => condition)),
      shops: shopsText(own),
      attributes: attributesText(withDetailsOf(base.attributes, own)),
      destinations: listedDestinations(own, drops.get(base.productId)),
    };
  });
  await countOffered(before, after).save(access);
  await access.saveRows(
    productListings,
    after.filter((row) => !isSame(row, before.get(row.number))),
    replaceListing,
  );
  await savePrices(
    access,
    numbers,
    after.flatMap((listing) => {
      const own = offersByProduct.get(listing.productId) ?? [];
      return pricesOf(listing, own, { rates, fallen: drops.get(listing.productId) });
    }),
  );
}

/** Changes in the numbers of offered products by category and brand. */
function countOffered(before: ReadonlyMap<number, ListingRow>, after: readonly ListingRow[]): CountChanges {
  const counts = new CountChanges();
  const add = ({ vouchedOfferCount, categorySlug, brandKey }: ListingRow, by: 1 | -1) => {
    if (vouchedOfferCount === 0) return;
    counts.addCategory(categorySlug, by, 'offered-category');
    counts.add('offered-brand', brandKey, '', by);
  };
  for (const row of after) {
    const known = before.get(row.number);
    if (known !== undefined) add(known, -1);
    add(row, 1);
  }
  return counts;
}

const replaceListing = { taken: 'replace', key: ['number'] } as const;

export type OfferOfListing = OfferOfPrice &
  Pick<Offer, 'availability' | 'condition' | 'retailer' | 'source' | 'attributes'>;

export async function offersOf(
  access: Access,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OfferOfListing[]>> {
  const { database, tables, isOneOf } = access;
  const { offers } = tables;
  const { id, productId, currency, priceMinor, availability, condition, checkedAt } = offers;
  const { retailerDomain, retailerName, shippingKind, shippingMinor, shippingCurrency, shippingRates } =
    offers;
  const { tax, weightGrams, source, attributes } = offers;
  const rows = await database
    .select({
      id,
      productId,
      currency,
      priceMinor,
      availability,
      condition,
      checkedAt,
      retailerDomain,
      retailerName,
      shippingKind,
      shippingMinor,
      shippingCurrency,
      shippingRates,
      tax,
      weightGrams,
      source,
      attributes,
    })
    .from(offers)
    .where(isOneOf(productId, productIds));
  const rules = await readRatesOfShops(
    access,
    rows.map((row) => row.retailerDomain),
  );
  const groups = groupedBy(rows, (row) => row.productId);
  return new Map(
    [...groups].map(([productId, own]) => [
      productId,
      own.map((row) => ({
        ...withShopRates(offerOfPrice(row), rules),
        source: row.source,
        attributes: row.attributes,
      })),
    ]),
  );
}

async function dropsOf(
  { database, tables: { priceDrops }, isOneOf }: Access,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, FallenOffers>> {
  const { offerId, productId, destination, basisPoints } = priceDrops;
  const drops = await database
    .select({ offerId, productId, destination, basisPoints })
    .from(priceDrops)
    .where(isOneOf(productId, productIds));
  return new Map(
    [...groupedBy(drops, (drop) => drop.productId)].map(([id, own]) => [
      id,
      new Map(own.map((drop) => [drop.destination, drop])),
    ]),
  );
}

function shopsText(rows: readonly OfferOfListing[]): string {
  return [...groupedBy(rows, ({ retailer }) => retailer.domain)]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(
      ([domain, own]) =>
        shopInShops(domain) +
        `${availabilityBits(own.map((row) => row.availability))}:${conditionBits(own.map((row) => row.condition))}`,
    )
    .join('');
}

/** Every in-stock availability, such as low stock, also sets the bit of "in_stock". */
function availabilityBits(wanted: readonly Availability[]): number {
  const bitOf = (availability: Availability) => 1 << availabilities.indexOf(availability);
  return wanted.reduce(
    (bits, availability) => bits | bitOf(availability) | (isInStock(availability) ? bitOf('in_stock') : 0),
    0,
  );
}

export function groupedBy<Row>(
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

function isSame(left: ListingRow, right: ListingRow | undefined): boolean {
  return (
    right !== undefined &&
    left.offerCount === right.offerCount &&
    left.vouchedOfferCount === right.vouchedOfferCount &&
    left.inStock === right.inStock &&
    left.conditionBits === right.conditionBits &&
    left.shops === right.shops &&
    left.attributes === right.attributes &&
    left.destinations === right.destinations &&
    left.categorySlug === right.categorySlug &&
    left.brandKey === right.brandKey
  );
}
