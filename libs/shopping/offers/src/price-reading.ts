import type { CurrencyReading } from './currency-reading';
import {
  isWordForNow,
  nationalityBefore,
  settleCurrency,
  signInHint,
  signOfNumber,
  signAfterPrice,
} from './currency-reading';
import { minorUnitDigits } from './currencies';
import type { DecimalHabit, NumberRun } from './number-run';
import { decimalOf, numberRuns, otherDecimalOf } from './number-run';
import { isPartOfCompound, scaleAt, shiftDecimal } from './number-scale';
import { centsAfter, signBeforeCents } from './parted-cents';
import {
  isFollowedByPriceWithTax,
  isFree,
  isCurrentAfterEarlier,
  isLabelledEarlier,
  isPackSize,
  isRangeBetween,
  isThreshold,
  isUpperBound,
  kindFromWords,
} from './price-kinds';
import type { PriceKind } from './price-kinds';
import { printedText } from './printed-text';
import type { FoundSign } from './sign-finding';
import { signAnywhere, signsBeside } from './sign-finding';
import { withoutOtherNumbers } from './other-numbers';

export interface PriceReading extends CurrencyReading {
  /** The first price as a decimal such as "1299.5"; null for none, "0" if the text says it is free. */
  readonly amount: string | null;
  /** "1.299" is 1299 or 1.299. Null if the amount is certain. */
  readonly otherAmount: string | null;
  readonly upTo: string | null;
  /** ISO 4217, only if stated, unambiguous or resolved by a hint; never guessed. */
  readonly currency: string | null;
  /** The sign, code or word as written in the text, otherwise in the hint. */
  readonly currencySign: string | null;
  /** Possible codes, most likely first; without a sign, that of the hinted country. */
  readonly currencyCandidates: readonly string[];
  readonly kind: PriceKind;
}

export interface PriceHints {
  /** Text near the price or the page's currency: a sign, a code or a sentence with one. */
  readonly currency?: string | null | undefined;
  /** ISO 3166. */
  readonly country?: string | null | undefined;
}

/** Ambiguous amounts and currencies are null. Never throws. Ignores text after 4,000 characters. */
export function readPrice(text: string | null, hints: PriceHints = {}): PriceReading {
  const { plain, asWritten } = printedText(text ?? '');
  const hinted = signInHint(hints.currency);
  const amounts = amountsIn(withoutOtherNumbers(plain), {
    hintedCodes: hinted?.sign.codes ?? [],
    hasArabicPoint: text?.includes('٫') ?? false,
  });
  const amount = firstPrice(plain, amounts);
  const stated =
    amount?.sign ?? signOfRange(plain, amount, amounts) ?? (/\d/.test(plain) ? signAnywhere(plain) : null);
  const found = stated !== null && isWordForNow(stated, hinted, hints.country) ? null : stated;
  const sign =
    found === null
      ? hinted
      : { written: asWritten(found.start, found.end), spelling: found.spelling, sign: found.sign };
  const trailing = found === null ? null : signAfterPrice(plain, Math.max(found.end, amount?.end ?? 0));
  const leading = found === null ? null : nationalityBefore(plain, found.start);
  const narrowing = [trailing, leading, hinted?.sign ?? null].filter((narrow) => narrow !== null);
  return { ...settleCurrency(sign, narrowing, hints.country), ...figuresOf(plain, amount, amounts) };
}

interface PrintedAmount {
  readonly run: NumberRun;
  readonly value: string;
  readonly sign: FoundSign | null;
  /** Including its signs, in the plain text. */
  readonly start: number;
  readonly end: number;
  readonly isPercentage: boolean;
  readonly otherValue: string | null;
}

interface PointEvidence {
  readonly hintedCodes: readonly string[];
  /** Whether the text has a mark used only for decimals. */
  readonly hasArabicPoint: boolean;
}

function amountsIn(plain: string, evidence: PointEvidence): readonly PrintedAmount[] {
  return numberRuns(plain).flatMap((run) => {
    const scale = scaleAt(plain, run.end, signsBeside(plain, run).before !== null);
    const beside = signsBeside(plain, scale === null ? run : { ...run, end: scale.end });
    const behind = beside.before === null ? (beside.after ?? signBeforeCents(plain, run)) : beside.after;
    const sign = signOfNumber({ before: beside.before, after: behind });
    const habit = habitOf(sign?.sign.codes ?? null, evidence);
    const whole = decimalOf(run, habit);
    if (whole === null || isPartOfCompound(plain, run.start, run.end) || /[½¼¾]/.test(plain[run.end] ?? ''))
      return [];
    const hasDecimals = scale !== null || whole.includes('.');
    const cents = hasDecimals ? null : centsAfter(plain, run, beside.before, behind);
    return {
      run,
      value: cents === null ? shiftDecimal(whole, scale?.zeros ?? 0) : `${whole}.${cents.digits}`,
      sign,
      start: Math.min(run.start, beside.before?.start ?? run.start),
      end: cents?.end ?? Math.max(scale?.end ?? run.end, beside.after?.end ?? run.end),
      otherValue: habit.isSettled || scale !== null ? null : otherDecimalOf(run),
      isPercentage: /^\s?%/.test(plain.slice(run.end, run.end + 2)) || plain[run.start - 1] === '%',
    };
  });
}

/** Three decimals are usual in a few currencies only. Tunisia and Libya also write them after a comma. */
function habitOf(
  signCodes: readonly string[] | null,
  { hintedCodes, hasArabicPoint }: PointEvidence,
): DecimalHabit & { readonly isSettled: boolean } {
  const both = signCodes?.filter((code) => hintedCodes.includes(code)) ?? [];
  const codes = both.length > 0 ? both : (signCodes ?? hintedCodes);
  const isThreefold =
    codes.length > 0 && codes.every((code) => minorUnitDigits(code) === 3 && code !== 'IQD');
  const digits = new Set(codes.map((code) => minorUnitDigits(code)));
  return {
    isSettled: hasArabicPoint || (codes.length > 0 && (isThreefold || !digits.has(3))),
    hasThreeDecimalsAfterPoint: isThreefold || hasArabicPoint,
    hasThreeDecimalsAfterComma: isThreefold && codes.every((code) => code === 'TND' || code === 'LYD'),
  };
}

/** Prefers amounts with a sign to bare numbers, and prices to savings. */
function firstPrice(plain: string, amounts: readonly PrintedAmount[]): PrintedAmount | null {
  const eligible = amounts.filter(
    ({ start, end, isPercentage }) => !isPercentage && !isThreshold(plain.slice(0, start), plain.slice(end)),
  );
  const [first] = eligible;
  if (first === undefined) return null;
  const isPriceLike =
    first.sign !== null || /^\d+\.\d\d$/.test(first.value) || rangeEnd(plain, first, amounts) !== null;
  const signed = isPriceLike ? eligible : eligible.filter(({ sign }) => sign !== null);
  const likely =
    signed.length > 0 ? signed : eligible.filter(({ run }) => !/[\p{L}_#]/u.test(plain[run.start - 1] ?? ''));
  const candidates = likely.length > 0 ? likely : eligible;
  const price = candidates.find((amount) => kindOf(plain, amount) !== 'saving') ?? candidates[0] ?? null;
  if (price === null) return null;
  const current = currentPriceAfter(plain, price, eligible) ?? price;
  return priceWithTaxAfter(plain, current, eligible) ?? current;
}

/** In "Was $49 Now $39" the second price, which must be lower. */
function currentPriceAfter(
  plain: string,
  price: PrintedAmount,
  eligible: readonly PrintedAmount[],
): PrintedAmount | null {
  const before = plain.slice(0, price.start);
  if (!isLabelledEarlier(before) || kindOf(plain, price) !== 'exact') return null;
  const next = eligible.find(({ start }) => start >= price.end);
  if (next === undefined || Number(next.value) >= Number(price.value) || kindOf(plain, next) !== 'exact')
    return null;
  if (next.sign === null && price.sign !== null) return null;
  const between = plain.slice(price.end, next.start);
  return isCurrentAfterEarlier(before, between, plain.slice(next.end)) ? next : null;
}

/** Tax is at most 27 percent in any country. */
const taxRatioMax = 1.3;

/** In "£41.66 ex VAT £49.99 inc VAT" the second price: shoppers pay tax. */
function priceWithTaxAfter(
  plain: string,
  price: PrintedAmount,
  eligible: readonly PrintedAmount[],
): PrintedAmount | null {
  const next = eligible.find(({ start }) => start >= price.end);
  if (next === undefined || (next.sign === null && price.sign !== null)) return null;
  const ratio = Number(next.value) / Number(price.value);
  if (!(ratio > 1 && ratio <= taxRatioMax) || kindOf(plain, next) !== 'exact') return null;
  return isFollowedByPriceWithTax(
    plain.slice(0, price.start),
    plain.slice(price.end, next.start),
    plain.slice(next.end),
  )
    ? next
    : null;
}

function kindOf(plain: string, { start, end }: PrintedAmount): ReturnType<typeof kindFromWords> {
  return kindFromWords(
    plain.slice(Math.max(0, start - 80), start),
    plain.slice(end, end + 60).replace(/^ ?[.,/][-–]{1,2}/, ''),
  );
}

/** "iPhone 15 - 999 €" isn't a range: the bare number is far below the next. */
const likelyRangeRatioMax = 20;

function rangeEnd(
  plain: string,
  amount: PrintedAmount,
  amounts: readonly PrintedAmount[],
): PrintedAmount | null {
  const next = amounts.find(({ start }) => start >= amount.end);
  if (next === undefined || next.isPercentage) return null;
  const ratio = Number(next.value) / Number(amount.value);
  if (ratio <= 1 || (amount.sign === null && ratio > likelyRangeRatioMax)) return null;
  if (amount.sign === null && isPackSize(plain.slice(0, amount.start))) return null;
  return isRangeBetween(plain.slice(amount.end, next.start)) ? next : null;
}

/** In "26 to 50 €", the sign also applies to the start. */
function signOfRange(
  plain: string,
  amount: PrintedAmount | null,
  amounts: readonly PrintedAmount[],
): FoundSign | null {
  return amount === null ? null : (rangeEnd(plain, amount, amounts)?.sign ?? null);
}

function figuresOf(
  plain: string,
  amount: PrintedAmount | null,
  amounts: readonly PrintedAmount[],
): Pick<PriceReading, 'amount' | 'otherAmount' | 'upTo' | 'kind'> {
  if (amount === null) {
    if (isFree(plain)) return { amount: '0', otherAmount: null, upTo: null, kind: 'free' };
    return {
      amount: null,
      otherAmount: null,
      upTo: null,
      kind: amounts.some(({ isPercentage }) => isPercentage) ? 'percentage' : 'none',
    };
  }
  const { value, otherValue: otherAmount } = amount;
  const kind = kindOf(plain, amount);
  const end = rangeEnd(plain, amount, amounts);
  if (end !== null && (kind === 'exact' || kind === 'from'))
    return { amount: value, otherAmount, upTo: end.value, kind: 'range' };
  if (kind === 'exact' && isUpperBound(plain.slice(0, amount.start), plain.slice(amount.end))) {
    return { amount: value, otherAmount, upTo: value, kind: 'range' };
  }
  return { amount: value, otherAmount, upTo: null, kind };
}
