import { readPrice } from '@pricehunt/offers';

const threeDecimals = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

export interface AmountReading {
  /** A decimal such as "1299.5". */
  readonly amount: string;
  /** ISO 4217, if the value includes one. */
  readonly currency: string | null;
  readonly isRange: boolean;
}

/** Null for zero, which shops use for "no price", negatives and texts without a price. */
export function readAmount(value: string | number, currency: string | null): AmountReading | null {
  const text = typeof value === 'number' ? decimalOf(value) : value.trim().slice(0, 100);
  if (isPlainDecimal(text, typeof value === 'number' ? 'KWD' : currency)) {
    return isZero(text) ? null : { amount: trimmedDecimal(text), currency: null, isRange: false };
  }
  const reading = readPrice(currentOfPair(text), currency === null ? {} : { currency });
  if (reading.amount === null || isZero(reading.amount)) return null;
  if (reading.kind !== 'exact' && reading.kind !== 'from' && reading.kind !== 'range') return null;
  return { amount: reading.amount, currency: reading.currency, isRange: reading.kind !== 'exact' };
}

const signedPair = /^([^\p{Nd}~–—-]{1,6}\p{Nd}[\p{Nd}.,']*)\s+([^\p{Nd}~–—-]{1,6}\p{Nd}[\p{Nd}.,']*)$/u;
const pairWithSignsAfter =
  /^(\p{Nd}[\p{Nd}.,']*\s?[^\p{Nd}\s]{1,4})\s+(\p{Nd}[\p{Nd}.,']*\s?[^\p{Nd}\s]{1,4})$/u;

/** Of "€129,00 €89,00" the second: two amounts with one sign and nothing else are the earlier and the current price. */
function currentOfPair(text: string): string {
  const [, first = '', second = ''] = signedPair.exec(text) ?? pairWithSignsAfter.exec(text) ?? [];
  if (first === '') return text;
  const [earlier, current] = [readPrice(first), readPrice(second)];
  const isPair =
    earlier.currencySign !== null &&
    earlier.currencySign === current.currencySign &&
    [earlier, current].every(({ kind }) => kind === 'exact') &&
    areEarlierAndCurrent(earlier.amount ?? '0', current.amount ?? '0');
  return isPair ? second : text;
}

/** Whether the second amount is lower, but not by so much that it measures something else. */
export function areEarlierAndCurrent(first: string, second: string): boolean {
  return Number(second) < Number(first) && Number(second) > Number(first) * 0.3;
}

export function readCurrency(text: string | null): string | null {
  if (text === null) return null;
  const trimmed = text.trim();
  if (/^[a-z]{3}$/iu.test(trimmed)) {
    const code = trimmed.toUpperCase();
    return readPrice(`${code} 1`).currency ?? code;
  }
  return trimmed === '' || trimmed.length > 12 ? null : readPrice(`${trimmed} 1`).currency;
}

/** "129.50" and "0129.5" both become "129.5". */
export function trimmedDecimal(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  const digits = fraction.replace(/0+$/u, '');
  const integer = whole.replace(/^0+(?=\d)/u, '') || '0';
  return digits === '' ? integer : `${integer}.${digits}`;
}

function isPlainDecimal(text: string, currency: string | null): boolean {
  if (/^\d{1,12}(?:\.(?:\d{1,2}|\d{4,12}))?$/u.test(text)) return true;
  return (
    /^\d{1,12}\.\d{3}$/u.test(text) &&
    (text.startsWith('0') || (currency !== null && threeDecimals.has(currency)))
  );
}

function decimalOf(value: number): string {
  if (!Number.isFinite(value) || value < 0 || value >= 1e12) return '0';
  return value < 1e-6 ? '0' : String(Math.round(value * 1e6) / 1e6);
}

function isZero(amount: string): boolean {
  return /^[0.,]*$/u.test(amount);
}
