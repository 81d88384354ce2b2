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
 * The amount in the reference currency, the base of the rates: minor units, not rounded, so that amounts of all currencies compare.
 * Null when its currency has no rate above zero.
 */
export function referenceAmount({ amountMinor, currency }: Money, rates: ExchangeRates): number | null {
  const unit = referenceUnits(currency, rates);
  return unit === null ? null : amountMinor / unit;
}

/**
 * A reference amount in a currency, rounded half up to its minor unit. Null when the currency has no rate above zero, or when the
 * result is too large to be exact.
 */
export function moneyOfReference(reference: number, currency: string, rates: ExchangeRates): Money | null {
  const unit = referenceUnits(currency, rates);
  if (unit === null) return null;
  const amountMinor = Math.round(reference * unit);
  return Number.isSafeInteger(amountMinor) ? { amountMinor, currency } : null;
}

/**
 * The amount in another currency, rounded half up to its minor unit; the amount itself when it is in that currency already.
 * Null when a rate is missing or not above zero, when the code is no currency, or when the result is too large to be exact.
 */
export function convertMoney(money: Money, to: string, rates: ExchangeRates): Money | null {
  if (money.currency === to) return money;
  const reference = referenceAmount(money, rates);
  return reference === null ? null : moneyOfReference(reference, to, rates);
}

/** Whether rates of this day ("YYYY-MM-DD") are over seven days old: no amount may be converted by them without saying their date. */
export function areRatesOld(date: string, now: Date): boolean {
  return now.getTime() - Date.parse(`${date}T00:00:00Z`) > ratesAgeMsMax;
}

const ratesAgeMsMax = 7 * 86_400_000;

/** The rates, or none once they are old: for what is compared where nobody can be told their date. */
export function freshRates(rates: ExchangeRates, now: Date): ExchangeRates {
  return areRatesOld(rates.date, now) ? { ...rates, rates: {} } : rates;
}

/** How many minor units of a currency a minor unit of the reference currency comes to; null without a rate above zero. */
export function referenceUnits(currency: string, { base, rates }: ExchangeRates): number | null {
  if (currency === base) return 1;
  const rate = Object.hasOwn(rates, currency) ? rates[currency] : undefined;
  if (rate === undefined || !Number.isFinite(rate) || rate <= 0 || !isCurrency(currency)) return null;
  return rate * 10 ** (minorUnitDigits(currency) - minorUnitDigits(base));
}
