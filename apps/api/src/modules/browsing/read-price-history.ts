import type { getPriceHistory } from '@pricehunt/api-contract';
import { dealVerdict } from '@pricehunt/offers';
import type { DailyLows } from '@pricehunt/storage';
import { dailyLowsIn } from '../../daily-lows-in';
import { readExchangeRates } from '../../exchange-rates';
import type { EndpointAnswer } from '../../plugins/contract';
import type { Services } from '../../services';
import { requireProduct } from './read-product';

const dayMs = 86_400_000;

/** The verdict looks at least so far back, however few days are asked for. */
const verdictDaysMin = 365;

/**
 * The lowest price of each day over all shops, in one currency, and a verdict on the last. It is the currency with most days
 * where none is asked for, and where nothing can be told in the one that is. Prices in other currencies are converted at
 * today's rates; without rates they are left out.
 */
export async function readPriceHistory(
  services: Services,
  productId: string,
  request: { readonly days: number; readonly currency: string | null },
): Promise<Omit<EndpointAnswer<typeof getPriceHistory>, 'success'>> {
  const product = await requireProduct(services.storage, productId);
  const dayBefore = (days: number) =>
    new Date(services.now().getTime() - days * dayMs).toISOString().slice(0, 10);
  const groups = await services.storage.priceHistory.listDailyLows(
    product.id,
    dayBefore(Math.max(request.days, verdictDaysMin)),
  );
  const rates = await readExchangeRates(services.storage);
  const asked = request.currency === null ? [] : dailyLowsIn(request.currency, groups, rates);
  const currency = asked.length > 0 ? request.currency : fullestCurrency(groups);
  const points = asked.length > 0 || currency === null ? asked : dailyLowsIn(currency, groups, rates);
  const today = points.at(-1);
  if (today === undefined) return { currency, points: [], verdict: noVerdict };
  const { verdict, evidence } = dealVerdict(points.slice(0, -1), { day: today.day, price: today.low });
  const { percentBelowMedian, median90, low30, low90, allTimeLow, trend, daysOfData } = evidence;
  const since = dayBefore(request.days);
  return {
    currency,
    points: points.filter(({ day }) => day >= since),
    verdict: { verdict, percentBelowMedian, median90, low30, low90, allTimeLow, trend, daysOfData },
  };
}

/** The currency with most days. */
export function fullestCurrency(groups: readonly DailyLows[]): string | null {
  const [fullest] = [...groups].sort((one, other) => other.days.length - one.days.length);
  return fullest?.currency ?? null;
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
