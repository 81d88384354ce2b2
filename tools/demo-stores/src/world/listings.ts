import type { Availability, Money, Shipping, ShippingRate } from '@pricehunt/offers';
import { everyFamily, staples } from './every-product';
import { movementKindOf, movementsOf } from './price-movements';
import { asPathSegment } from './product';
import type { WorldProduct } from './product';
import { fractionFrom, integerFrom, numberFrom } from './seeded';
import { unitsPerEuro } from './shops';
import type { ShopProfile } from './shops';
import { titleIn } from './titles';
import type { Title } from './titles';
import { nouns } from './nouns';
import type { Category } from './words';

interface PriceChange {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly amountMinor: number;
}

/** Both days are YYYY-MM-DD; sold out on the first, in stock again on the last. */
interface Shortage {
  readonly from: string;
  readonly until: string;
}

/** One product in one shop. The price is always the last of its changes. */
export interface Listing {
  readonly shop: ShopProfile;
  readonly product: WorldProduct;
  readonly category: Category;
  readonly condition: 'new' | 'refurbished';
  readonly title: Title;
  /** The shop's own article number, unique in the shop. */
  readonly sku: string;
  /** Unique in the shop; a variant id in a Shopify store. */
  readonly number: number;
  /** The product line's path segment. */
  readonly handle: string;
  /** The variant's path segment. */
  readonly slug: string;
  readonly changes: readonly PriceChange[];
  readonly price: Money;
  /** The struck-out price, where the shop prints one. */
  readonly listPrice: Money | null;
  readonly availability: Availability;
  readonly shipping: Shipping;
  /** When it was sold out, oldest first. */
  readonly shortages: readonly Shortage[];
  /** Shipping costs for other countries. */
  readonly shippingRates: readonly ShippingRate[];
}

/** All products of a shop, with 180 days of prices up to `today` (YYYY-MM-DD); the same for the same day. */
export function listingsOf(shop: ShopProfile, today: string): readonly Listing[] {
  return everyFamily
    .filter((family) => isCarried(shop, family.key, nouns[family.noun].category, family.onlyAt))
    .flatMap(({ models }) => models)
    .flatMap((product) => {
      const isAlsoRefurbished =
        nouns[product.noun].category !== 'accessories' &&
        fractionFrom(`${shop.id}/${product.key}/refurbished`) < shop.refurbishedShare;
      const whenNew = listing(shop, product, 'new', today);
      return isAlsoRefurbished ? [whenNew, listing(shop, product, 'refurbished', today)] : [whenNew];
    });
}

/** Both days are YYYY-MM-DD. */
export function dayBefore(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

function isCarried(shop: ShopProfile, familyKey: string, category: Category, onlyAt: string | null): boolean {
  if (onlyAt !== null) return onlyAt === shop.id;
  const share = shop.shelf[category] ?? 0;
  if (share > 0 && staples.includes(familyKey)) return true;
  return fractionFrom(`${shop.id}/${familyKey}/carried`) < share;
}

function listing(
  shop: ShopProfile,
  product: WorldProduct,
  condition: 'new' | 'refurbished',
  today: string,
): Listing {
  const isRefurbished = condition === 'refurbished';
  const title = titleIn(shop, product, isRefurbished);
  const seed = `${shop.id}/${product.key}${isRefurbished ? '/refurbished' : ''}`;
  const changes = priceChangesOf(shop, product, seed, isRefurbished, today);
  const amountMinor = changes.at(-1)?.amountMinor ?? 0;
  const price = { amountMinor, currency: shop.currency };
  const number = 7_100_000_000 + (numberFrom(`${seed}/number`) % 900_000_000);
  return {
    shop,
    product,
    category: nouns[product.noun].category,
    condition,
    title,
    sku: `${shop.id.slice(0, 2).toUpperCase()}${String(number).slice(-7)}${isRefurbished ? 'R' : ''}`,
    number,
    handle: asPathSegment(title.group),
    slug: asPathSegment(title.full),
    changes,
    price,
    listPrice: listPriceOf(seed, changes, price),
    availability: availabilityOf(product, seed),
    shortages: shortagesOf(product, today),
    shipping:
      shop.freeShippingFromMinor !== null && amountMinor >= shop.freeShippingFromMinor
        ? { kind: 'free' }
        : { kind: 'known', cost: { amountMinor: shop.shippingMinor, currency: shop.currency } },
    shippingRates: Object.entries(shop.abroad).map(([country, costMinor]) => ({
      country,
      cost: costMinor === null ? null : { amountMinor: costMinor, currency: shop.currency },
      freeFrom: null,
      ...(shop.deliveryDays === undefined || costMinor === null
        ? {}
        : { deliveryDays: shop.deliveryDays.abroad }),
    })),
  };
}

function priceChangesOf(
  shop: ShopProfile,
  product: WorldProduct,
  seed: string,
  isRefurbished: boolean,
  today: string,
): readonly PriceChange[] {
  const spread = 0.96 + 0.08 * fractionFrom(`${seed}/spread`);
  const usualMinor =
    product.usualEuroCents * unitsPerEuro[shop.currency] * shop.level * spread * (isRefurbished ? 0.72 : 1);
  const changes: PriceChange[] = [];
  for (const { daysAgo, factor } of movementsOf(seed)) {
    const amountMinor = asPrinted(usualMinor * factor, shop.ending);
    if (changes.at(-1)?.amountMinor === amountMinor) continue;
    changes.push({ day: dayBefore(today, daysAgo), amountMinor });
  }
  return changes;
}

function asPrinted(minor: number, ending: ShopProfile['ending']): number {
  const units = Math.max(Math.round(minor / 100), 2);
  switch (ending) {
    case 'x.00':
      return units * 100;
    case 'x.99':
      return units * 100 - 1;
    case 'x.97':
      return units * 100 - 3;
    case 'x.95':
      return units * 100 - 5;
    case 'x9.00':
      return Math.max(Math.round(units / 10) * 10 - 1, 19) * 100;
  }
}

function listPriceOf(seed: string, changes: readonly PriceChange[], price: Money): Money | null {
  const kind = movementKindOf(seed);
  if (kind !== 'on-sale' && kind !== 'raised-then-cut') return null;
  const before = changes.at(-2)?.amountMinor ?? 0;
  return before > price.amountMinor ? { amountMinor: before, currency: price.currency } : null;
}

/** Some products were sold out at all shops at once, as when their maker can't deliver. */
function shortagesOf({ familyKey }: WorldProduct, today: string): readonly Shortage[] {
  if (staples.includes(familyKey) || fractionFrom(`${familyKey}/shortage`) > 0.12) return [];
  const daysAgo = integerFrom(`${familyKey}/shortage-start`, 35, 110);
  const days = integerFrom(`${familyKey}/shortage-days`, 7, 18);
  return [{ from: dayBefore(today, daysAgo), until: dayBefore(today, daysAgo - days) }];
}

function availabilityOf(product: WorldProduct, seed: string): Availability {
  if (staples.includes(product.familyKey)) return 'in_stock';
  const lot = fractionFrom(`${seed}/stock`);
  if (lot < 0.86) return 'in_stock';
  if (lot < 0.94) return 'out_of_stock';
  return lot < 0.97 ? 'pre_order' : 'back_order';
}
