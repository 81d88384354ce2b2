import { isCurrency, minorUnitDigits } from './currencies';

/** In minor units of an ISO 4217 currency: 1 JPY is 1, 1 EUR is 100, 1 KWD is 1000. */
export interface Money {
  readonly amountMinor: number;
  readonly currency: string;
}

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

/** Exact, extra digits rounded half up. Null for anything but an unsigned decimal up to 10^9 units. */
export function moneyFromDecimal(amount: string, currency: string): Money | null {
  const [, whole, decimals = ''] = /^(\d{1,30})(?:\.(\d{1,31}))?$/.exec(amount) ?? [];
  if (whole === undefined || decimals.length > decimalDigitsMax || !isCurrency(currency)) return null;
  const digits = minorUnitDigits(currency);
  const truncated = BigInt(whole + decimals.slice(0, digits).padEnd(digits, '0'));
  const minor = (decimals[digits] ?? '0') >= '5' ? truncated + 1n : truncated;
  return minor > majorUnitsMax * 10n ** BigInt(digits) ? null : { amountMinor: Number(minor), currency };
}

/** With all digits of its currency: "12.50", "1000" for yen, "-0.05". */
export function decimalFromMoney(money: Money): string {
  const digits = minorUnitDigits(money.currency);
  const sign = money.amountMinor < 0 ? '-' : '';
  const text = String(Math.abs(money.amountMinor)).padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Throws CurrencyMismatch. */
export function addMoney(left: Money, right: Money): Money {
  refuseTwoCurrencies(left, right);
  return { amountMinor: left.amountMinor + right.amountMinor, currency: left.currency };
}

export function subtractMoney(left: Money, right: Money): Money {
  refuseTwoCurrencies(left, right);
  return { amountMinor: left.amountMinor - right.amountMinor, currency: left.currency };
}

export function compareMoney(left: Money, right: Money): number {
  refuseTwoCurrencies(left, right);
  return left.amountMinor - right.amountMinor;
}

function refuseTwoCurrencies(left: Money, right: Money): void {
  if (left.currency !== right.currency) throw new CurrencyMismatch(left.currency, right.currency);
}
