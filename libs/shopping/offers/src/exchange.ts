import { isCurrency, minorUnitDigits } from './currencies';
import type { Money } from './money';

/** Exchange rates of one day: how many units of each currency one unit of the base buys. */
export interface ExchangeRates {
  /** ISO 4217 code; its own rate is 1 whether listed or not. */
  readonly base: string;
  /** The day the rates are of, "YYYY-MM-DD". */
  readonly date: string;
  readonly rates: Readonly<Record<string, number>>;
}

/**
 * The amount in another currency, rounded half up to its minor unit; the amount itself when it is in that currency already.
 * Null when a rate is missing or not above zero, when the code is no currency, or when the result is too large to be exact.
 */
export function convertMoney(money: Money, to: string, rates: ExchangeRates): Money | null {
  if (money.currency === to) return money;
  const bought = rateOf(to, rates);
  const paid = rateOf(money.currency, rates);
  if (bought === null || paid === null || !isCurrency(to)) return null;
  const scale = 10 ** (minorUnitDigits(to) - minorUnitDigits(money.currency));
  const amountMinor = Math.round((money.amountMinor * bought * scale) / paid);
  return Number.isSafeInteger(amountMinor) ? { amountMinor, currency: to } : null;
}

/**
 * What a minor unit of each currency comes to in minor units of one: of all that there is a rate for, and of that one itself, for
 * which it is 1.
 */
export function minorUnitsIn(currency: string, rates: ExchangeRates): ReadonlyMap<string, number> {
  const bought = isCurrency(currency) ? rateOf(currency, rates) : null;
  const listed = bought === null ? [] : [rates.base, ...Object.keys(rates.rates)];
  return new Map([
    ...listed.flatMap((other) => {
      const paid = rateOf(other, rates);
      if (bought === null || paid === null || !isCurrency(other)) return [];
      const scale = 10 ** (minorUnitDigits(currency) - minorUnitDigits(other));
      return [[other, (bought * scale) / paid] as const];
    }),
    [currency, 1] as const,
  ]);
}

function rateOf(currency: string, { base, rates }: ExchangeRates): number | null {
  if (currency === base) return 1;
  const rate = Object.hasOwn(rates, currency) ? rates[currency] : undefined;
  return rate !== undefined && Number.isFinite(rate) && rate > 0 ? rate : null;
}
