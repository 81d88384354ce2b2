import { productPrice } from './best-offer';
import type { ProductPrice, RankingFacts } from './best-offer';
import { basisOf, dailyLows, latestBasis } from './daily-lows';
import type { DailyLow, LowsBasis, OfferPast, PricePlaceTerms } from './daily-lows';
import { currencyWithRate } from './exchange';
import type { Money } from './money';
import type { ConditionClass } from './offer';
import { totalIn } from './offer-total';
import { dealVerdict } from './price-history';
import type { DealVerdict } from './price-history';

/** A product's stored prices of one condition class, and its current offers. */
interface StoredPast<O extends RankingFacts> {
  readonly conditionClass: ConditionClass;
  readonly pasts: readonly OfferPast[];
  readonly offers: readonly O[];
}

interface PricePast<O extends RankingFacts> {
  /** Null without prices. */
  readonly currency: string | null;
  /** Null without prices. */
  readonly basis: LowsBasis | null;
  /** Oldest first; the last is the current price, or the latest known if nobody sells the product there. */
  readonly points: readonly DailyLow[];
  /** Has the current price; null if nobody sells the product there. */
  readonly offer: O | null;
  /** Of the last point against those before; null without prices. */
  readonly rating: DealVerdict | null;
}

/**
 * A product's price on each day and today's, with a verdict: the only place that rates a price, for pages, lists, feeds and mails.
 * Today's is that of `productPrice`, so that headline, history and verdict agree: a total, or the item price if no shop's shipping
 * to the country is known. Only earlier prices of the same kind and tax count. Past totals use the offer's shipping of that day,
 * the shop's present rules and today's rates. Without a requested currency, amounts are in that of today's price.
 */
export function pricePast<O extends RankingFacts>(
  { conditionClass, pasts, offers }: StoredPast<O>,
  terms: PricePlaceTerms,
): PricePast<O> {
  const { country, rates } = terms;
  const price = productPrice(offers, conditionClass, { destination: country, rates });
  const current = price?.isBest === true ? price : null;
  const basis = basisOf(current?.total ?? null) ?? latestBasis(pasts, conditionClass, terms);
  if (basis === null) return nothing;
  const requested = terms.currency && currencyWithRate(terms.currency, rates);
  const wanted = current === null ? requested : currencyFor(current, requested, rates);
  const { currency, points } = dailyLows(pasts, basis, { ...terms, currency: wanted });
  const latest = points.at(-1);
  if (currency === null || latest === undefined) return { ...nothing, basis };
  const now = current && todayOf(current, { pasts, latest, currency, rates });
  const today = now ?? latest;
  const before = points.filter(({ day }) => day < today.day);
  return {
    currency,
    basis,
    points: [...before, today],
    offer: now && (current?.offer ?? null),
    rating: dealVerdict(before, { day: today.day, price: today.low }),
  };
}

/** The requested currency, or the price's own if none was requested or it can't be converted. */
function currencyFor(
  { total }: ProductPrice<RankingFacts>,
  requested: string | null,
  rates: PricePlaceTerms['rates'],
): string {
  return requested !== null && totalIn(total, requested, rates) !== null ? requested : total.own.currency;
}

const nothing = { currency: null, basis: null, points: [], offer: null, rating: null };

/** On the last day on which any offer was confirmed. Null if it can't be converted. */
function todayOf(
  { total }: ProductPrice<RankingFacts>,
  {
    pasts,
    latest,
    currency,
    rates,
  }: { pasts: readonly OfferPast[]; latest: DailyLow; currency: string; rates: PricePlaceTerms['rates'] },
): DailyLow | null {
  const low = totalIn(total, currency, rates);
  const confirmedDays = pasts.map(({ confirmedUntilDay }) => confirmedUntilDay);
  const day = [latest.day, ...confirmedDays].reduce((last, each) => (each > last ? each : last));
  return low && { day, low };
}

export interface PriceDrop<O extends RankingFacts> {
  /** Has the current price, and ships to the place. */
  readonly offer: O;
  /** The median of the product's 90 days. */
  readonly previous: Money;
  readonly current: Money;
  /** What both have in common. */
  readonly basis: LowsBasis;
  /** How far below the median, to one decimal. */
  readonly percent: number;
  /** The first UTC day with the current price. */
  readonly since: string;
}

/**
 * The one rule of what a price drop is: the product's lowest price fell to the current one, and its verdict is great or good.
 * Null otherwise, or if nobody sells the product there.
 */
export function priceDrop<O extends RankingFacts>({
  points,
  offer,
  rating,
  basis,
}: PricePast<O>): PriceDrop<O> | null {
  const dropped = rating && dropOf(points, rating);
  return dropped && offer !== null && basis !== null ? { offer, basis, ...dropped } : null;
}

/** How far the price had dropped on the last of these days, by the same rule; null for no drop. */
export function dropPercentOn(points: readonly DailyLow[]): number | null {
  const today = points.at(-1);
  if (today === undefined) return null;
  const rating = dealVerdict(points.slice(0, -1), { day: today.day, price: today.low });
  return dropOf(points, rating)?.percent ?? null;
}

function dropOf(
  points: readonly DailyLow[],
  { verdict, evidence: { median90, percentBelowMedian } }: DealVerdict,
): Omit<PriceDrop<RankingFacts>, 'offer' | 'basis'> | null {
  const current = points.at(-1)?.low;
  const isGood = verdict === 'great' || verdict === 'good';
  if (!isGood || current === undefined || !median90 || !percentBelowMedian) return null;
  const before = points.findLastIndex(({ low }) => low.amountMinor !== current.amountMinor);
  const [last, first] = [points[before], points[before + 1]];
  if (last === undefined || first === undefined || last.low.amountMinor < current.amountMinor) return null;
  return { previous: median90, current, percent: percentBelowMedian, since: first.day };
}
