import type { DealVerdictView } from '@pricehunt/api-contract';
import { dayMs, dealVerdict } from '@pricehunt/offers';
import type { ConditionClass, PriceTax } from '@pricehunt/offers';
import type { DailyLow } from '@pricehunt/storage';
import { lowsShown, lowsThatCompare, taxOfCheapestItem } from './daily-lows-in';
import type { Needs } from '../services';

/** The verdict uses at least this many days, however few were requested. */
const verdictDaysMin = 365;

export interface PricePast {
  readonly currency: string | null;
  readonly conditionClass: ConditionClass;
  readonly tax: PriceTax | null;
  readonly points: readonly DailyLow[];
  readonly verdict: DealVerdictView;
}

/**
 * The lowest item price of each day over all shops whose prices compare in the country, in one currency, with
 * a verdict on the latest: the only place that rates a product's price, for its page and for mails. Defaults
 * to the currency with most days when none was requested or it has no prices. Other currencies are converted
 * at today's rates, or left out without rates.
 */
export async function readPricePast(
  { storage, now }: Needs<'storage' | 'now'>,
  productId: string,
  request: { readonly days: number; readonly currency: string | null; readonly country: string | null },
): Promise<PricePast> {
  const dayBefore = (days: number) => new Date(now().getTime() - days * dayMs).toISOString().slice(0, 10);
  const { conditionClass, groups } = await storage.priceHistory.listDailyLows(
    productId,
    dayBefore(Math.max(request.days, verdictDaysMin)),
  );
  const rates = await storage.exchangeRates.readRates();
  const offers = (await storage.offers.listOffersOfProducts([productId])).map(({ offer }) => offer);
  const taxToday = taxOfCheapestItem(offers, conditionClass, { ...request, rates });
  const compared = lowsThatCompare(groups, taxToday, request.country);
  const tax = compared[0]?.tax ?? null;
  const { currency, points } = lowsShown(compared, request.currency, rates);
  const today = points.at(-1);
  if (today === undefined) return { currency, conditionClass, tax, points: [], verdict: noVerdict };
  const { verdict, evidence } = dealVerdict(points.slice(0, -1), { day: today.day, price: today.low });
  const { percentBelowMedian, median90, low30, low90, allTimeLow, trend, daysOfData } = evidence;
  const since = dayBefore(request.days);
  return {
    currency,
    conditionClass,
    tax,
    points: points.filter(({ day }) => day >= since),
    verdict: { verdict, percentBelowMedian, median90, low30, low90, allTimeLow, trend, daysOfData },
  };
}

const noVerdict = {
  verdict: 'not-enough-data' as const,
  percentBelowMedian: null,
  median90: null,
  low30: null,
  low90: null,
  allTimeLow: null,
  trend: null,
  daysOfData: 0,
};
