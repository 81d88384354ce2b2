import { isCurrency, minorUnitDigits } from './currencies';

/**
 * An amount of money: an integer number of minor units (cents, yen, fils) of an ISO 4217 currency.
 * How many minor units make one unit depends on the currency: JPY 1, EUR 100, KWD 1000.
 */
export interface Money {
  readonly amountMinor: number;
  /** ISO 4217 code in capitals, such as "EUR". */
  readonly currency: string;
}

/** Thrown when amounts of two currencies are added, subtracted or compared: a mistake of the caller, never of a shopper. */
export class CurrencyMismatch extends Error {
  override readonly name = 'CurrencyMismatch';

  constructor(
    readonly left: string,
    readonly right: string,
  ) {
    super(`Amounts in ${left} and ${right} cannot be reckoned together.`);
  }
}

const majorUnitsMax = 1_000_000_000n;
const decimalDigitsMax = 30;

/**
 * Money from a plain decimal such as "1299.5", exactly: no floating point is involved. Digits beyond the currency's own are
 * rounded half up. Null when the text is not an unsigned plain decimal, has over 30 decimals, is above 10^9 units,
 * or when the code is no ISO 4217 currency in use.
 */
export function moneyFromDecimal(amount: string, currency: string): Money | null {
  const [, whole, decimals = ''] = /^(\d{1,30})(?:\.(\d{1,31}))?$/.exec(amount) ?? [];
  if (whole === undefined || decimals.length > decimalDigitsMax || !isCurrency(currency)) return null;
  const digits = minorUnitDigits(currency);
  const kept = BigInt(whole + decimals.slice(0, digits).padEnd(digits, '0'));
  const minor = (decimals[digits] ?? '0') >= '5' ? kept + 1n : kept;
  return minor > majorUnitsMax * 10n ** BigInt(digits) ? null : { amountMinor: Number(minor), currency };
}

/** The amount as a plain decimal with all digits of its currency: "12.50", "1000" for yen, "-0.05". */
export function decimalFromMoney(money: Money): string {
  const digits = minorUnitDigits(money.currency);
  const sign = money.amountMinor < 0 ? '-' : '';
  const text = String(Math.abs(money.amountMinor)).padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The sum of two amounts. Throws CurrencyMismatch on two currencies. */
export function addMoney(left: Money, right: Money): Money {
  refuseTwoCurrencies(left, right);
  return { amountMinor: left.amountMinor + right.amountMinor, currency: left.currency };
}

/** The first amount less the second; may be below zero. Throws CurrencyMismatch on two currencies. */
export function subtractMoney(left: Money, right: Money): Money {
  refuseTwoCurrencies(left, right);
  return { amountMinor: left.amountMinor - right.amountMinor, currency: left.currency };
}

/** Below zero when the first amount is smaller, above when larger, zero when equal. Throws CurrencyMismatch on two currencies. */
export function compareMoney(left: Money, right: Money): number {
  refuseTwoCurrencies(left, right);
  return left.amountMinor - right.amountMinor;
}

function refuseTwoCurrencies(left: Money, right: Money): void {
  if (left.currency !== right.currency) throw new CurrencyMismatch(left.currency, right.currency);
}
