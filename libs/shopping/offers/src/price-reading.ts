import type { Money } from './money';
import { moneyFromDecimal } from './money';

/** What a price string is. Only "exact" is the price of one thing; the others say why they are not. */
export type PriceKind =
  'exact' | 'from' | 'range' | 'free' | 'instalment' | 'per-unit' | 'saving' | 'percentage' | 'none';

/** A price string, read. */
export interface PriceReading {
  /** The first price as a plain decimal, null when there is none. */
  readonly amount: string | null;
  /** The end of a range. */
  readonly upTo: string | null;
  /** ISO 4217 code, only when stated, unambiguous or settled by a hint. */
  readonly currency: string | null;
  /** The sign or code as written. */
  readonly currencySign: string | null;
  /** The codes that the sign can stand for, the likeliest first. */
  readonly currencyCandidates: readonly string[];
  readonly kind: PriceKind;
}

/** What is known besides the text. */
export interface PriceHints {
  /** Text near the price or the page's currency: a sign, a code or a sentence that holds one. */
  readonly currency?: string | null | undefined;
  /** ISO 3166 code of the shop's country. */
  readonly country?: string | null | undefined;
}

/** Reads a price as people print it. Never throws. */
export function readPrice(text: string | null, hints: PriceHints = {}): PriceReading {
  const currency = /\b[A-Z]{3}\b/.exec(`${text ?? ''} ${hints.currency ?? ''}`)?.[0] ?? null;
  const amount = /\d+(?:\.\d+)?/.exec((text ?? '').slice(0, 1000).replace(/,(?=\d{3})/g, ''))?.[0] ?? null;
  return {
    amount,
    upTo: null,
    currency,
    currencySign: currency,
    currencyCandidates: currency === null ? [] : [currency],
    kind: amount === null ? 'none' : 'exact',
  };
}

/** The price as money: null unless it is one exact price in a currency that is certain. */
export function readMoney(text: string | null, hints: PriceHints = {}): Money | null {
  const { kind, amount, currency } = readPrice(text, hints);
  return kind === 'exact' && amount !== null && currency !== null ? moneyFromDecimal(amount, currency) : null;
}
