import { conditionClassOf } from './offer';
import type { ConditionClass, PriceTax } from './offer';
import type { RankingFacts } from './best-offer';
import { lowsShown, lowsThatCompare, taxOfCheapestItem } from './daily-lows';
import type { DailyLow, DailyLows, PricePlaceTerms } from './daily-lows';
import { shippingTerms } from './destination';
import { convertMoney } from './exchange';
import type { Money } from './money';
import { dealVerdict } from './price-history';
import type { DealVerdict } from './price-history';

/** A product's stored prices of one condition class, and its current offers. */
interface StoredPast<O extends RankingFacts> {
  readonly conditionClass: ConditionClass;
  readonly groups: readonly DailyLows[];
  readonly offers: readonly O[];
}

interface PricePast {
  /** Null without prices. */
  readonly currency: string | null;
  readonly tax: PriceTax | null;
  /** Oldest first; the last is today's, or the latest known. */
  readonly points: readonly DailyLow[];
  /** Of the last point against those before; null without prices. */
  readonly rating: DealVerdict | null;
}

/**
 * The lowest item price of each day over all shops whose prices compare in the country, in one currency, with a verdict
 * on the latest: the only place that rates a product's price, for its page, lists, feeds and mails. Defaults to the currency with
 * most days when none was requested or it has no prices. Other currencies are converted at today's rates, or left out without rates.
 */
export function pricePast<O extends RankingFacts>(
  { conditionClass, groups, offers }: StoredPast<O>,
  terms: PricePlaceTerms,
): PricePast {
  const taxToday = taxOfCheapestItem(offers, conditionClass, terms);
  const compared = lowsThatCompare(groups, taxToday, terms.country);
  const tax = compared[0]?.tax ?? null;
  const { currency, points } = lowsShown(compared, terms.currency, terms.rates);
  const today = points.at(-1);
  if (today === undefined) return { currency, tax, points: [], rating: null };
  const rating = dealVerdict(points.slice(0, -1), { day: today.day, price: today.low });
  return { currency, tax, points, rating };
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
 * Null otherwise, or if no offer that ships to the place has that price.
 */
export function priceDrop<O extends RankingFacts>(
  { points, rating }: PricePast,
  { conditionClass, offers }: StoredPast<O>,
  { country, rates }: PricePlaceTerms,
): PriceDrop<O> | null {
  const current = points.at(-1)?.low;
  const { median90, percentBelowMedian } = rating?.evidence ?? {};
  const isGood = rating?.verdict === 'great' || rating?.verdict === 'good';
  if (!isGood || current === undefined || !median90 || !percentBelowMedian) return null;
  const before = points.findLastIndex(({ low }) => low.amountMinor !== current.amountMinor);
  const [last, first] = [points[before], points[before + 1]];
  if (last === undefined || first === undefined || last.low.amountMinor < current.amountMinor) return null;
  const offer = offers.find(
    (each) =>
      conditionClassOf(each.condition) === conditionClass &&
      shippingTerms(each, country, rates).shipping.kind !== 'not-shipped' &&
      convertMoney(each.price, current.currency, rates)?.amountMinor === current.amountMinor,
  );
  if (offer === undefined) return null;
  return { offer, previous: median90, current, percent: percentBelowMedian, since: first.day };
}
