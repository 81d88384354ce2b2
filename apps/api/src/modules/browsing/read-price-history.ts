import type { getPriceHistory } from '@pricehunt/api-contract';
import { compareMoney, convertMoney, dealVerdict } from '@pricehunt/offers';
import type { ExchangeRates } from '@pricehunt/offers';
import type { DailyLow, DailyLows } from '@pricehunt/storage';
import { readExchangeRates } from '../../exchange-rates';
import type { EndpointAnswer } from '../../plugins/contract';
import type { Services } from '../../services';
import { requireProduct } from './read-product';

const dayMs = 86_400_000;

/** The verdict looks at least so far back, however few days are asked for. */
const verdictDaysMin = 365;

/**
 * The lowest price of each day over all shops, in one currency (the one with most days where none is asked for), and a
 * verdict on the last. Prices in other currencies are converted at today's rates; without rates they are left out.
 */
export async function readPriceHistory(
  services: Services,
  productId: string,
  request: { readonly days: number; readonly currency: string | null },
): Promise<Omit<EndpointAnswer<typeof getPriceHistory>, 'success'>> {
  await requireProduct(services.storage, productId);
  const dayBefore = (days: number) =>
    new Date(services.now().getTime() - days * dayMs).toISOString().slice(0, 10);
  const groups = await services.storage.priceHistory.listDailyLows(
    productId,
    dayBefore(Math.max(request.days, verdictDaysMin)),
  );
  const currency = request.currency ?? fullestCurrency(groups);
  const points = currency === null ? [] : lowsIn(currency, groups, await readExchangeRates(services.storage));
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

/** The lowest of each day's lows, oldest day first. */
function lowsIn(
  currency: string,
  groups: readonly DailyLows[],
  rates: ExchangeRates | null,
): readonly DailyLow[] {
  const byDay = new Map<string, DailyLow>();
  for (const { day, low } of groups.flatMap((group) => group.days)) {
    const converted = low.currency === currency || rates === null ? low : convertMoney(low, currency, rates);
    if (converted === null || converted.currency !== currency) continue;
    const known = byDay.get(day);
    if (known === undefined || compareMoney(converted, known.low) < 0)
      byDay.set(day, { day, low: converted });
  }
  return [...byDay.values()].sort((one, other) => one.day.localeCompare(other.day));
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
