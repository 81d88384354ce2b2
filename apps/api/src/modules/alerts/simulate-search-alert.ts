import type { AlertedSearchView, SearchAlertSimulation } from '@pricehunt/api-contract/search-alerts';
import { conditionClasses, dropPercentOn } from '@pricehunt/offers';
import type { DailyLow, Money, Product } from '@pricehunt/offers';
import type { KnownMatch, SearchAlertRow, SearchItem } from '@pricehunt/storage';
import { readPricePasts } from '../../pricing/price-past';
import type { Needs } from '../../services';
import { filtersOf } from './find-matches';
import { judgeMatches } from './judge-matches';
import { alertedSearchOf } from './search-alerts';

const simulatedDays = 90;
/** Cheapest first, so that a broad search is answered quickly too. */
const simulatedProductsMax = 60;

interface Wanted extends Pick<SearchAlertRow, 'currency' | 'country'> {
  readonly search: AlertedSearchView;
}

interface PricedProduct {
  readonly product: Product;
  readonly price: Money;
}

/**
 * Judges the search on each of the last days as if the alert had been set on the first, by prices as in the products' price
 * history. The products are those that fit the search today apart from its price limit. Throws category.not-found.
 */
export async function simulateSearchAlert(
  services: Needs<'storage' | 'now'>,
  { search: given, ...place }: Wanted,
): Promise<SearchAlertSimulation> {
  const wanted = { ...place, search: alertedSearchOf(given) };
  const { items, total } = await services.storage.search.search({
    ...place,
    text: wanted.search.words,
    filters: filtersOf({ ...wanted.search, maxMinor: null }),
    sort: 'price',
    cursor: null,
    limit: simulatedProductsMax,
  });
  const daily = new Map<string, PricedProduct[]>();
  const matching = new Map<string, PricedProduct[]>();
  const pointsOf = await readPoints(services, wanted, items);
  for (const item of items) {
    const points = pointsOf.get(item.product.id) ?? [];
    for (const [place, { day, low }] of points.entries()) {
      const priced = { product: item.product, price: low };
      daily.set(day, [...(daily.get(day) ?? []), priced]);
      if (isMatch(wanted.search, points.slice(0, place + 1)))
        matching.set(day, [...(matching.get(day) ?? []), priced]);
    }
  }
  const days = [...daily.keys()].sort();
  return {
    days: simulatedDays,
    daysOfData: days.length,
    daysMatched: matching.size,
    firings: [...firingsOn(days, matching)],
    lowest: lowestOf(days, daily),
    productCount: items.length,
    isCut: total > items.length,
  };
}

/** The products' lows of the simulated days, as lists show their prices; oldest first. */
async function readPoints(
  services: Needs<'storage' | 'now'>,
  { search: { shops }, ...place }: Wanted,
  items: readonly SearchItem[],
): Promise<ReadonlyMap<string, readonly DailyLow[]>> {
  const read = new Map<string, readonly DailyLow[]>();
  for (const condition of conditionClasses) {
    const ids = items.flatMap((item) => (item.condition === condition ? [item.product.id] : []));
    const pasts = await readPricePasts(services, ids, {
      ...place,
      // Today is one of them.
      days: simulatedDays - 1,
      condition,
      ...(shops.length === 0 ? {} : { shops }),
    });
    for (const [index, { points, currency }] of pasts.entries())
      read.set(ids[index] ?? '', currency === place.currency ? points : []);
  }
  return read;
}

/** On the last of these days. */
function isMatch(
  { minMinor, maxMinor, dropPercent }: Wanted['search'],
  points: readonly DailyLow[],
): boolean {
  const price = points.at(-1)?.low.amountMinor ?? Infinity;
  if (price < (minMinor ?? 0) || price > (maxMinor ?? Infinity)) return false;
  return dropPercent === null || (dropPercentOn(points) ?? 0) >= dropPercent;
}

function* firingsOn(
  days: readonly string[],
  matching: ReadonlyMap<string, readonly PricedProduct[]>,
): Generator<SearchAlertSimulation['firings'][number]> {
  let known: readonly KnownMatch[] | null = null;
  for (const day of days) {
    const matches = (matching.get(day) ?? []).toSorted(byPrice);
    const judged: ReturnType<typeof judgeMatches<PricedProduct>> = judgeMatches(
      known ?? [],
      matches,
      `${day}T00:00:00.000Z`,
    );
    const [first] = judged.fresh;
    if (known !== null && first !== undefined)
      yield { day, ...view(first), productCount: judged.fresh.length };
    known = judged.known;
  }
}

function lowestOf(
  days: readonly string[],
  daily: ReadonlyMap<string, readonly PricedProduct[]>,
): SearchAlertSimulation['lowest'] {
  const lows = days.flatMap((day) => (daily.get(day) ?? []).map((priced) => ({ day, ...priced })));
  const [lowest] = lows.toSorted(byPrice);
  return lowest === undefined ? null : { day: lowest.day, ...view(lowest) };
}

function byPrice(one: PricedProduct, other: PricedProduct): number {
  return one.price.amountMinor - other.price.amountMinor;
}

function view({ product: { id, title, imageUrl }, price }: PricedProduct) {
  return { product: { id, title, imageUrl }, price };
}
