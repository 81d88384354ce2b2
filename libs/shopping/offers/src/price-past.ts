import { cheapestItem, rankingCurrency } from './best-offer';
import type { RankingFacts } from './best-offer';
import { lowsShown, lowsThatCompare } from './daily-lows';
import type { DailyLow, DailyLows, PricePlaceTerms } from './daily-lows';
import type { Money } from './money';
import type { ConditionClass, PriceTax } from './offer';
import { dealVerdict } from './price-history';
import type { DealVerdict } from './price-history';

/** A product's stored prices of one condition class, and its current offers. */
interface StoredPast<O extends RankingFacts> {
  readonly conditionClass: ConditionClass;
  readonly groups: readonly DailyLows[];
  readonly offers: readonly O[];
}

interface PricePast<O extends RankingFacts> {
  /** Null without prices. */
  readonly currency: string | null;
  readonly tax: PriceTax | null;
  /** Oldest first; the last is the current price, or the latest known if nobody sells the product there. */
  readonly points: readonly DailyLow[];
  /** Has the current price; null if nobody sells the product there. */
  readonly offer: O | null;
  /** Of the last point against those before; null without prices. */
  readonly rating: DealVerdict | null;
}

/**
 * The lowest item price of each day over all shops whose prices compare in the country, in one currency, with a verdict
 * on the current one, which is that of `cheapestItem`: the only place that rates a product's price, for its page, lists, feeds and mails. Defaults to the currency with
 * most days when none was requested or it has no prices. Other currencies are converted at today's rates, or left out without rates.
 */
export function pricePast<O extends RankingFacts>(
  { conditionClass, groups, offers }: StoredPast<O>,
  terms: PricePlaceTerms,
): PricePast<O> {
  const { country, rates } = terms;
  const cheapestIn = (currency: string | null) =>
    currency === null
      ? null
      : cheapestItem(offers, conditionClass, { currency, destination: country, rates });
  const taxToday = cheapestIn(rankingCurrency(offers, terms.currency, rates))?.tax ?? null;
  const compared = lowsThatCompare(groups, taxToday, country);
  const tax = compared[0]?.tax ?? null;
  const { currency, points } = lowsShown(compared, terms.currency, rates);
  const latest = points.at(-1);
  if (latest === undefined) return { currency, tax, points: [], offer: null, rating: null };
  const cheapest = cheapestIn(currency);
  const current = cheapest?.tax === tax ? cheapest : null;
  const today = { day: latest.day, low: current?.price ?? latest.low };
  const before = points.slice(0, -1);
  const rating = dealVerdict(before, { day: today.day, price: today.low });
  return { currency, tax, points: [...before, today], offer: current?.offer ?? null, rating };
}

export interface PriceDrop<O extends RankingFacts> {
  /** Has the current price, and ships to the place. */
  readonly offer: O;
  /** The median of the product's 90 days. */
  readonly previous: Money;
  readonly current: Money;
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
}: PricePast<O>): PriceDrop<O> | null {
  const current = points.at(-1)?.low;
  const { median90, percentBelowMedian } = rating?.evidence ?? {};
  const isGood = rating?.verdict === 'great' || rating?.verdict === 'good';
  if (!isGood || offer === null || current === undefined || !median90 || !percentBelowMedian) return null;
  const before = points.findLastIndex(({ low }) => low.amountMinor !== current.amountMinor);
  const [last, first] = [points[before], points[before + 1]];
  if (last === undefined || first === undefined || last.low.amountMinor < current.amountMinor) return null;
  return { offer, previous: median90, current, percent: percentBelowMedian, since: first.day };
}
