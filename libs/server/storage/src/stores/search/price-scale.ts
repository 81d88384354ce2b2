import {
  convertMoney,
  currencyWithRate,
  minorUnitDigits,
  referenceAmount,
  referenceUnits,
  totalIn,
  type ExchangeRates,
  type Money,
} from '@pricehunt/offers';
import type { PriceBound, SearchQuery } from '@pricehunt/product-search';
import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { Searching } from '../../access';
import type { PriceRow } from '../../rows/listings';

export interface PriceScale {
  readonly currency: string;
  /** Its minor units per minor unit of the reference currency; null without a rate. */
  readonly unit: number | null;
}

/** Inclusive limits of a price. */
export interface PriceSpan {
  /** In minor units of the scale, otherwise of each price's own currency. */
  readonly minMinor: number | null;
  readonly maxMinor: number | null;
  readonly scale: PriceScale | null;
}

/** In its own currency, and in the reference currency if there is a rate. */
type Amount = Pick<PriceRow, 'ownMinor' | 'ownCurrency' | 'reference'>;

export function scaleOfCurrency(currency: string, rates: ExchangeRates): PriceScale {
  return { currency, unit: referenceUnits(currency, rates) };
}

/** A limit from the search words, in minor units of the scale; null if its currency can't be compared. */
export function boundInMinor(
  bound: SearchQuery['minPrice'],
  scale: PriceScale | null,
  rates: ExchangeRates,
): number | null {
  if (bound === null) return null;
  const named = bound.currency ?? scale?.currency ?? null;
  const amountMinor = wholeInMinor(bound, named);
  if (named === null || scale === null) return amountMinor;
  return convertMoney({ amountMinor, currency: named }, scale.currency, rates)?.amountMinor ?? null;
}

function wholeInMinor({ amount }: Pick<PriceBound, 'amount'>, currency: string | null): number {
  return amount * 10 ** (currency === null ? 2 : minorUnitDigits(currency));
}

/** Minor units of the scale, not rounded; null without an amount or a rate. */
export function scaledAmount({ ownMinor, ownCurrency, reference }: Amount, scale: PriceScale): number | null {
  if (reference !== null && scale.unit !== null) return reference * scale.unit;
  return ownCurrency === scale.currency ? ownMinor : null;
}

/** The displayed price: converted to the requested or the reference currency, or the shop's own if it has no rate; null if no shop ships. */
export function shownAmount(
  { ownMinor, ownCurrency, reference: stored }: Amount,
  currency: string | null,
  rates: ExchangeRates,
): Money | null {
  if (ownMinor === null || ownCurrency === null) return null;
  const own = { amountMinor: ownMinor, currency: ownCurrency };
  if (currency === null) return own;
  const reference = stored === null || isAtRates(stored, own, rates) ? stored : referenceAmount(own, rates);
  return totalIn({ own, reference }, currencyWithRate(currency, rates), rates) ?? own;
}

/** False for prices that are still at the rates of another day, until `bringPricesUpToDate` has replaced them. */
function isAtRates(reference: number, { amountMinor, currency }: Money, rates: ExchangeRates): boolean {
  const unit = referenceUnits(currency, rates);
  return unit !== null && Math.abs(reference * unit - amountMinor) <= 0.5 + slack;
}

export function isWithin(amount: Amount, { minMinor, maxMinor, scale }: PriceSpan): boolean {
  const scaled = scale === null ? amount.ownMinor : scaledAmount(amount, scale);
  if (scaled === null) return false;
  const shown = Math.round(scaled);
  return (minMinor === null || shown >= minMinor) && (maxMinor === null || shown <= maxMinor);
}

/** The same as SQL. */
export function isWithinSql(
  { tables: { productPrices } }: Searching,
  { minMinor, maxMinor, scale }: PriceSpan,
): SQL | undefined {
  const { reference, ownMinor, ownCurrency } = productPrices;
  if (scale === null || scale.unit === null)
    return and(
      scale === null ? undefined : eq(ownCurrency, scale.currency),
      minMinor === null ? undefined : gte(ownMinor, minMinor),
      maxMinor === null ? undefined : lte(ownMinor, maxMinor),
    );
  const { unit } = scale;
  // The index uses the amount itself with slightly wider limits; the displayed amount is exact.
  const shown = sql`${reference} * cast(${unit} as double precision)`;
  return and(
    minMinor === null ? undefined : gte(reference, ((minMinor - 0.5) / unit) * (1 - slack)),
    minMinor === null ? undefined : sql`${shown} >= ${asNumber(minMinor - 0.5)}`,
    maxMinor === null ? undefined : lte(reference, ((maxMinor + 0.5) / unit) * (1 + slack)),
    maxMinor === null ? undefined : sql`${shown} < ${asNumber(maxMinor + 0.5)}`,
  );
}

const slack = 1e-9;

function asNumber(amount: number): SQL {
  return sql`cast(${amount} as double precision)`;
}
