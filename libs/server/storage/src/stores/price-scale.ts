import {
  convertMoney,
  minorUnitDigits,
  referenceUnits,
  totalIn,
  type ExchangeRates,
  type Money,
} from '@pricehunt/offers';
import type { PriceBound, SearchQuery } from '@pricehunt/product-search';
import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { Searching } from '../access';
import type { PriceRow } from './product-prices';

/** The currency that the prices of a list are narrowed and divided in. */
export interface PriceScale {
  /** ISO 4217. */
  readonly currency: string;
  /** How many of its minor units a minor unit of the reference currency comes to; null without a rate. */
  readonly unit: number | null;
}

/** Bounds of a price, both inclusive. */
export interface PriceSpan {
  /** In minor units of the scale, else of each price's own currency. */
  readonly minMinor: number | null;
  readonly maxMinor: number | null;
  readonly scale: PriceScale | null;
}

/** What an amount is known by: in its own currency, and in the reference currency where that has a rate. */
type Amount = Pick<PriceRow, 'ownMinor' | 'ownCurrency' | 'reference'>;

/** The scale of a currency. */
export function scaleOfCurrency(currency: string, rates: ExchangeRates): PriceScale {
  return { currency, unit: referenceUnits(currency, rates) };
}

/** A bound that a shopper put into words, in minor units of the scale; null where it names a currency that cannot be compared. */
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

/** An amount in minor units of the scale, not rounded; null where there is none or it cannot be compared. */
export function scaledAmount({ ownMinor, ownCurrency, reference }: Amount, scale: PriceScale): number | null {
  if (reference !== null && scale.unit !== null) return reference * scale.unit;
  return ownCurrency === scale.currency ? ownMinor : null;
}

/** What a list shows of a price: in the currency, or as the shop says it where no rate leads there; null where no shop ships. */
export function shownAmount(
  { ownMinor, ownCurrency, reference }: Amount,
  currency: string | null,
  rates: ExchangeRates,
): Money | null {
  if (ownMinor === null || ownCurrency === null) return null;
  const own = { amountMinor: ownMinor, currency: ownCurrency };
  return (currency === null ? null : totalIn({ own, reference }, currency, rates)) ?? own;
}

/** Whether an amount, rounded to the minor unit of the scale as it is shown, is within the bounds. */
export function isWithin(amount: Amount, { minMinor, maxMinor, scale }: PriceSpan): boolean {
  const scaled = scale === null ? amount.ownMinor : scaledAmount(amount, scale);
  if (scaled === null) return false;
  const shown = Math.round(scaled);
  return (minMinor === null || shown >= minMinor) && (maxMinor === null || shown <= maxMinor);
}

/** The same for the database. */
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
  // The index is led by the amount itself, a little wider than the bounds; what decides is the amount as it is shown.
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
