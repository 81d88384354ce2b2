import { isCurrency, minorUnitDigits } from './currencies';
import { dayMs } from './day-length';
import type { Money } from './money';

export interface ExchangeRates {
  /** ISO 4217. Its own rate is 1 even if not listed. */
  readonly base: string;
  /** "YYYY-MM-DD". */
  readonly date: string;
  readonly rates: Readonly<Record<string, number>>;
}

/** Minor units of the base currency, not rounded. Null without a rate above zero. */
export function referenceAmount({ amountMinor, currency }: Money, rates: ExchangeRates): number | null {
  const unit = referenceUnits(currency, rates);
  return unit === null ? null : amountMinor / unit;
}

/** Rounds half up. Null without a rate above zero or when the result is too large to be exact. */
export function moneyOfReference(reference: number, currency: string, rates: ExchangeRates): Money | null {
  const unit = referenceUnits(currency, rates);
  if (unit === null) return null;
  const amountMinor = Math.round(reference * unit);
  return Number.isSafeInteger(amountMinor) ? { amountMinor, currency } : null;
}

/** Rounds half up. Null without a rate above zero or when the result is too large to be exact. */
export function convertMoney(money: Money, to: string, rates: ExchangeRates): Money | null {
  if (money.currency === to) return money;
  const reference = referenceAmount(money, rates);
  return reference === null ? null : moneyOfReference(reference, to, rates);
}

/** The currency that prices are shown and compared in: the requested one, or the base if the requested one has no rate. */
export function currencyWithRate(wanted: string, rates: ExchangeRates): string {
  return referenceUnits(wanted, rates) === null ? rates.base : wanted;
}

/** Whether rates of this day are more than seven days old. Amounts converted with them must show the date. */
export function areRatesOld(date: string, now: Date): boolean {
  return now.getTime() - Date.parse(`${date}T00:00:00Z`) > ratesAgeMsMax;
}

const ratesAgeMsMax = 7 * dayMs;

/** The rates, or none if they are old, for comparisons that can't show the date. */
export function freshRates(rates: ExchangeRates, now: Date): ExchangeRates {
  return areRatesOld(rates.date, now) ? { ...rates, rates: {} } : rates;
}

/** Minor units per minor unit of the reference currency; null without a rate above zero. */
export function referenceUnits(currency: string, { base, rates }: ExchangeRates): number | null {
  if (currency === base) return 1;
  const rate = Object.hasOwn(rates, currency) ? rates[currency] : undefined;
  if (rate === undefined || !Number.isFinite(rate) || rate <= 0 || !isCurrency(currency)) return null;
  return rate * 10 ** (minorUnitDigits(currency) - minorUnitDigits(base));
}
