import { minorUnitDigits } from '@pricehunt/offers';
import type { PriceBound, SearchQuery } from '@pricehunt/product-search';
import { gt, min, sql, type SQL } from 'drizzle-orm';
import type { Searching } from '../access';
import type { ListingRow } from './product-listings';

/** One currency that prices of all currencies are compared in. */
export interface PriceScale {
  /** ISO 4217. */
  readonly currency: string;
  /** What a minor unit of each currency comes to in minor units of that one, itself included; the others cannot be compared. */
  readonly minorUnits: ReadonlyMap<string, number>;
}

/** Bounds of a price in minor units of its own currency, both inclusive. */
export interface PriceSpan {
  readonly minMinor: number | null;
  readonly maxMinor: number | null;
}

/** A scale of one currency: prices of others are none of its. */
export function scaleOfOne(currency: string): PriceScale {
  return { currency, minorUnits: new Map([[currency, 1]]) };
}

/** The currencies that the catalog has prices in, by their letters. The index leads from each to the next. */
export async function loadCurrencies({ database, tables }: Searching): Promise<readonly string[]> {
  const { currency } = tables.productListings;
  const nextAfter = async (last: string) => {
    const [row] = await database
      .select({ next: min(currency) })
      .from(tables.productListings)
      .where(gt(currency, last));
    return row?.next ?? null;
  };
  const found: string[] = [];
  for (let next = await nextAfter(''); next !== null; next = await nextAfter(next)) found.push(next);
  return found;
}

/** A bound that a shopper put into words, in minor units of the scale; null where it names a currency that cannot be compared. */
export function boundInMinor(bound: SearchQuery['minPrice'], scale: PriceScale | null): number | null {
  if (bound === null) return null;
  const named = bound.currency ?? scale?.currency ?? null;
  const unit = named === null || scale === null ? 1 : scale.minorUnits.get(named);
  return unit === undefined ? null : Math.round(wholeInMinor(bound, named) * unit);
}

function wholeInMinor({ amount }: Pick<PriceBound, 'amount'>, currency: string | null): number {
  return amount * 10 ** (currency === null ? 2 : minorUnitDigits(currency));
}

/**
 * The bounds of the scale in each of the currencies: what comes to a price within them, rounded to its minor unit, is within
 * these. Currencies that cannot be compared have none.
 */
export function spansIn(
  currencies: readonly string[],
  { minMinor, maxMinor }: PriceSpan,
  scale: PriceScale | null,
): ReadonlyMap<string, PriceSpan> {
  return new Map(
    currencies.flatMap((currency) => {
      const unit = scale === null ? 1 : scale.minorUnits.get(currency);
      if (unit === undefined) return [];
      const span = {
        minMinor: minMinor === null ? null : Math.max(0, Math.ceil((minMinor - 0.5) / unit)),
        maxMinor: maxMinor === null ? null : Math.ceil((maxMinor + 0.5) / unit) - 1,
      };
      return [[currency, span] as const];
    }),
  );
}

/** What the lowest price of a listing comes to, in minor units of the scale; null where there is none or it cannot be compared. */
export function scaledPrice(
  { lowestMinor, currency }: Pick<ListingRow, 'lowestMinor' | 'currency'>,
  { minorUnits }: PriceScale,
): number | null {
  const unit = minorUnits.get(currency);
  return lowestMinor === null || unit === undefined ? null : lowestMinor * unit;
}

/** The same for the database; null where none of these currencies compares. */
export function scaledPriceSql(
  { tables: { productListings: listing } }: Searching,
  currencies: readonly string[],
  { minorUnits }: PriceScale,
): SQL | null {
  const units = currencies.flatMap((currency) => {
    const unit = minorUnits.get(currency);
    return unit === undefined ? [] : [sql`when ${currency} then cast(${unit} as double precision)`];
  });
  if (units.length === 0) return null;
  return sql`${listing.lowestMinor} * case ${listing.currency} ${sql.join(units, sql` `)} end`;
}
