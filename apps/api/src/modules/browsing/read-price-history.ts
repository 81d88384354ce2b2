import type { getPriceHistory } from '@pricehunt/api-contract';
import { dealVerdict } from '@pricehunt/offers';
import type { EndpointAnswer } from '../../plugins/contract';
import type { Services } from '../../services';
import { requireProduct } from './read-product';

const dayMs = 86_400_000;

/** The lowest price of each day in one currency (the one with most days where none is asked for), and a verdict on the last. */
export async function readPriceHistory(
  services: Services,
  productId: string,
  request: { readonly days: number; readonly currency: string | null },
): Promise<Omit<EndpointAnswer<typeof getPriceHistory>, 'success'>> {
  await requireProduct(services.storage, productId);
  const since = new Date(services.now().getTime() - request.days * dayMs).toISOString().slice(0, 10);
  const groups = await services.storage.priceHistory.listDailyLows(productId, since);
  const wanted =
    request.currency === null
      ? [...groups].sort((one, other) => other.days.length - one.days.length)[0]
      : groups.find((group) => group.currency === request.currency);
  const points = wanted ? [...wanted.days] : [];
  const today = points.at(-1);
  if (today === undefined) return { currency: request.currency, points: [], verdict: noVerdict };
  const { verdict, evidence } = dealVerdict(points.slice(0, -1), { day: today.day, price: today.low });
  const { percentBelowMedian, median90, low30, low90, allTimeLow, daysOfData } = evidence;
  return {
    currency: wanted?.currency ?? null,
    points,
    verdict: { verdict, percentBelowMedian, median90, low30, low90, allTimeLow, daysOfData },
  };
}

const noVerdict = {
  verdict: 'not-enough-data' as const,
  percentBelowMedian: null,
  median90: null,
  low30: null,
  low90: null,
  allTimeLow: null,
  daysOfData: 0,
};
