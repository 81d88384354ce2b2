import type { getPriceHistory } from '@pricehunt/api-contract';
import { dealVerdict } from '@pricehunt/offers';
import { lowsShown } from '../../daily-lows-in';
import type { EndpointAnswer } from '../../plugins/contract';
import type { Services } from '../../services';
import { requireProduct } from './read-product';

const dayMs = 86_400_000;

/** The verdict looks at least so far back, however few days are asked for. */
const verdictDaysMin = 365;

/**
 * The lowest item price of each day over all shops, in one currency, and a verdict on the last. It is the currency with most days
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
  const { conditionClass, groups } = await services.storage.priceHistory.listDailyLows(
    product.id,
    dayBefore(Math.max(request.days, verdictDaysMin)),
  );
  const rates = await services.storage.exchangeRates.readRates();
  const { currency, points } = lowsShown(groups, request.currency, rates);
  // Past shipping costs are not known: prices of items are compared with prices of items.
  const basis = { condition: conditionClass, includesShipping: false, country: null };
  const today = points.at(-1);
  if (today === undefined) return { currency, basis, points: [], verdict: noVerdict };
  const { verdict, evidence } = dealVerdict(points.slice(0, -1), { day: today.day, price: today.low });
  const { percentBelowMedian, median90, low30, low90, allTimeLow, trend, daysOfData } = evidence;
  const since = dayBefore(request.days);
  return {
    currency,
    basis,
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
