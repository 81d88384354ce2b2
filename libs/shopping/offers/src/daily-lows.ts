import { productPrice } from './best-offer';
import type { RankingFacts } from './best-offer';
import { dayMs } from './day-length';
import type { ExchangeRates } from './exchange';
import { referenceAmount } from './exchange';
import type { Money } from './money';
import type { ConditionClass, PriceTax } from './offer';
import { offerTotal, totalIn } from './offer-total';
import type { OfferTotal } from './offer-total';

export interface DailyLow {
  /** UTC day, such as "2026-11-21". */
  readonly day: string;
  readonly low: Money;
}

/** What an offer asked from one day on: price, shipping and stock as they were. */
export interface PastTerms {
  readonly day: string;
  readonly offer: RankingFacts;
}

export interface OfferPast {
  readonly id: string;
  /** Oldest first. */
  readonly points: readonly PastTerms[];
  /** The last day on which they were confirmed. */
  readonly confirmedUntilDay: string;
}

/** What compared prices have in common. */
export interface LowsBasis {
  readonly includesShipping: boolean;
  readonly tax: PriceTax;
}

/** Who compares: a shopper's country and currency, as far as known. */
export interface PricePlaceTerms {
  readonly currency: string | null;
  readonly country: string | null;
  readonly rates: ExchangeRates;
  /** Earlier days are left out. */
  readonly sinceDay?: string;
}

export interface DailyLows {
  /** Null without prices. */
  readonly currency: string | null;
  /** Oldest first. */
  readonly points: readonly DailyLow[];
}

/** Days from the first to the last, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/**
 * The lowest price of each day on which the product could be bought and shipped to the country: totals, or item prices. In one
 * currency: the requested one, or if it has no prices the one that most days have. Amounts that can't be converted are left out.
 */
export function dailyLows(pasts: readonly OfferPast[], basis: LowsBasis, terms: PricePlaceTerms): DailyLows {
  const prices = heldPrices(pasts, terms)
    .filter(({ isObtainable, total }) => isObtainable && total.tax === basis.tax)
    .filter(({ total }) => !basis.includesShipping || total.kind === 'delivered')
    .map(({ first, last, offer: { price }, total }) => ({
      first,
      last,
      amount: basis.includesShipping ? total : { own: price, reference: referenceAmount(price, terms.rates) },
    }));
  const lowsIn = (currency: string | null): DailyLows | null => {
    if (currency === null) return null;
    const lows = new Map<number, number>();
    for (const { first, last, amount } of prices) {
      const price = totalIn(amount, currency, terms.rates)?.amountMinor;
      if (price === undefined) continue;
      for (let day = first; day <= last; day += 1)
        if (price < (lows.get(day) ?? Infinity)) lows.set(day, price);
    }
    const days = [...lows].sort(([left], [right]) => left - right);
    if (days.length === 0) return null;
    return {
      currency,
      points: days.map(([day, amountMinor]) => ({ day: dayOf(day), low: { amountMinor, currency } })),
    };
  };
  return lowsIn(terms.currency) ?? lowsIn(fullestCurrency(prices)) ?? { currency: null, points: [] };
}

/** That of the leading price on the last day with any; null without prices. */
export function latestBasis(
  pasts: readonly OfferPast[],
  conditionClass: ConditionClass,
  terms: PricePlaceTerms,
): LowsBasis | null {
  const held = heldPrices(pasts, terms).filter(({ isObtainable }) => isObtainable);
  const lastDay = Math.max(...held.map(({ last }) => last));
  const latest = held.flatMap(({ last, offer }) => (last === lastDay ? [offer] : []));
  const place = { destination: terms.country, rates: terms.rates };
  return basisOf(productPrice(latest, conditionClass, place)?.total ?? null);
}

/** Null for none, and where the offer isn't shipped. */
export function basisOf(total: OfferTotal | null): LowsBasis | null {
  if (total === null || total.kind === 'not-shipped') return null;
  return { includesShipping: total.kind === 'delivered', tax: total.tax };
}

/** When all offers that ship to the country were sold out, oldest first. */
export function soldOutSpans(
  pasts: readonly OfferPast[],
  terms: Omit<PricePlaceTerms, 'currency'>,
): readonly DaySpan[] {
  const isBuyable = new Map<number, boolean>();
  for (const { first, last, isObtainable } of heldPrices(pasts, terms))
    for (let day = first; day <= last; day += 1)
      isBuyable.set(day, isObtainable || isBuyable.get(day) === true);
  const soldOut = [...isBuyable]
    .flatMap(([day, can]) => (can ? [] : [day]))
    .sort((one, other) => one - other);
  const spans: { from: number; to: number }[] = [];
  for (const day of soldOut) {
    const span = spans.at(-1);
    if (span !== undefined && span.to === day - 1) span.to = day;
    else spans.push({ from: day, to: day });
  }
  return spans.map(({ from, to }) => ({ from: dayOf(from), to: dayOf(to) }));
}

/** What an offer came to from the first to the last day, where it is shipped. */
interface HeldPrice {
  readonly first: number;
  readonly last: number;
  readonly offer: RankingFacts;
  readonly total: OfferTotal;
  readonly isObtainable: boolean;
}

/** Terms hold until the offer's next ones, or until the last day on which they were confirmed. */
function heldPrices(
  pasts: readonly OfferPast[],
  { country, rates, sinceDay = '' }: Omit<PricePlaceTerms, 'currency'>,
): readonly HeldPrice[] {
  const place = { destination: country, rates };
  const held: HeldPrice[] = [];
  for (const { points, confirmedUntilDay } of pasts)
    for (const [index, { day, offer }] of points.entries()) {
      const next = points[index + 1];
      const isPast = next === undefined ? confirmedUntilDay < sinceDay : next.day <= sinceDay;
      if (isPast && day < sinceDay) continue;
      const total = offerTotal(offer, place);
      if (total.kind === 'not-shipped') continue;
      const first = numberOf(day);
      const until = next === undefined ? numberOf(confirmedUntilDay) : numberOf(next.day) - 1;
      const { availability } = offer;
      held.push({
        offer,
        total,
        first: day < sinceDay ? numberOf(sinceDay) : first,
        last: Math.max(first, until),
        isObtainable: availability !== 'out_of_stock' && availability !== 'discontinued',
      });
    }
  return held;
}

function fullestCurrency(
  prices: readonly (Pick<HeldPrice, 'first' | 'last'> & { readonly amount: { readonly own: Money } })[],
): string | null {
  const days = new Map<string, Set<number>>();
  for (const { first, last, amount } of prices) {
    const { currency } = amount.own;
    const known = days.get(currency) ?? new Set();
    for (let day = first; day <= last; day += 1) known.add(day);
    days.set(currency, known);
  }
  const [fullest] = [...days].sort(
    ([one, own], [other, others]) => others.size - own.size || (one < other ? -1 : 1),
  );
  return fullest?.[0] ?? null;
}

/** Days since 1970; NaN for no day. */
function numberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

function dayOf(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}
