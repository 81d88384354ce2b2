import { searchMatchesMax } from '@pricehunt/api-contract/search-alerts';
import { freshRates, productPrice, totalIn } from '@pricehunt/offers';
import type { Money, Offer, Product, StatedTotal } from '@pricehunt/offers';
import type { SearchAlertRow, SearchFilters, SearchItem } from '@pricehunt/storage';
import { Refusal } from '../../answers/refusal';
import { priceHoldsOf } from '../../pricing/price-holds';
import { requireCategory } from '../../products/category-views';
import type { Needs } from '../../services';

/** A product that fits the search and can be bought, with its price in the alert's currency. */
export interface SearchMatch {
  readonly product: Product;
  readonly price: Money;
  readonly holds: StatedTotal | null;
}

type Wanted = Pick<SearchAlertRow, 'search' | 'currency' | 'country'>;

const pageSize = 100;

/** The products that fit, cheapest first; null if they are too many to follow. Throws category.not-found and alert.no-exchange-rate. */
export async function findMatches(
  services: Needs<'storage' | 'now'>,
  wanted: Wanted,
): Promise<readonly SearchMatch[] | null> {
  const items = await findItems(services, wanted);
  if (items === null) return null;
  const { shops } = wanted.search;
  const matches =
    shops.length === 0
      ? items.flatMap((item) => {
          const { product, lowestPrice: price } = item;
          return price === null ? [] : [{ product, price, holds: priceHoldsOf(item).priceHolds ?? null }];
        })
      : await pricedAtShops(services, wanted, items);
  return matches.toSorted((one, other) => one.price.amountMinor - other.price.amountMinor);
}

async function findItems(
  { storage }: Needs<'storage'>,
  { search, currency, country }: Wanted,
): Promise<readonly SearchItem[] | null> {
  const { words, dropPercent } = search;
  const items: SearchItem[] = [];
  for (let cursor: string | null = null; ;) {
    const page = await storage.search.search({
      text: words,
      filters: filtersOf(search),
      sort: dropPercent === null ? 'price' : 'drop',
      cursor,
      currency,
      country,
      limit: pageSize,
    });
    // Without its limit, the search would find products that nobody asked for.
    if (page.limitIgnoredIn !== null) throw new Refusal('alert.no-exchange-rate');
    if (dropPercent === null && page.total > searchMatchesMax) return null;
    const wanted = page.items.filter((item) => (item.dropPercent ?? 0) >= (dropPercent ?? 0));
    items.push(...wanted.filter(({ isObtainable }) => isObtainable));
    if (items.length > searchMatchesMax) return null;
    cursor = page.nextCursor;
    if (cursor === null || wanted.length < page.items.length) return items;
  }
}

export function filtersOf({
  category,
  brands,
  shops,
  conditions,
  ...search
}: Wanted['search']): SearchFilters {
  return {
    ...(category === null ? {} : { category: requireCategory(category).slug }),
    ...(brands.length === 0 ? {} : { brands }),
    ...(shops.length === 0 ? {} : { retailers: shops }),
    ...(conditions.length === 0 ? {} : { conditions }),
    ...(search.minMinor === null ? {} : { minPriceMinor: search.minMinor }),
    ...(search.maxMinor === null ? {} : { maxPriceMinor: search.maxMinor }),
    ...(search.isInStock ? { inStock: true } : {}),
    ...(search.shipsFree ? { shipsFree: true } : {}),
    isOffered: true,
  };
}

/** Lists show a product's lowest price anywhere; an alert that is limited to shops means theirs. */
async function pricedAtShops(
  { storage, now }: Needs<'storage' | 'now'>,
  { search, currency, country }: Wanted,
  items: readonly SearchItem[],
): Promise<readonly SearchMatch[]> {
  const rates = freshRates(await storage.exchangeRates.readRates(), now());
  const offers = await storage.offers.listOffersOfProducts(items.map(({ product }) => product.id));
  const offersOf = new Map<string, Offer[]>();
  for (const { productId, offer } of offers) {
    const isWanted =
      search.shops.includes(offer.retailer.domain) &&
      (search.conditions.length === 0 || search.conditions.includes(offer.condition));
    if (isWanted) offersOf.set(productId, [...(offersOf.get(productId) ?? []), offer]);
  }
  return items.flatMap(({ product, condition }) => {
    const best = productPrice(offersOf.get(product.id) ?? [], condition, { rates, destination: country });
    if (best?.isBest !== true || best.total.kind === 'not-shipped') return [];
    const price = totalIn(best.total, currency, rates);
    const isWithin =
      price !== null &&
      price.amountMinor >= (search.minMinor ?? 0) &&
      price.amountMinor <= (search.maxMinor ?? Infinity);
    if (!isWithin) return [];
    const holds = { kind: best.total.kind, tax: best.total.tax, currency: best.offer.price.currency };
    return [{ product, price, holds }];
  });
}
