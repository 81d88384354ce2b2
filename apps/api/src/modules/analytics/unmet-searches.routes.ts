import { listUnmetSearches, unmetSearchersMin } from '@pricehunt/api-contract/analytics';
import type { Money, Offer, Product } from '@pricehunt/offers';
import type { Demand, Storage } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { cursorOf, readCursor } from '../../answers/list-cursor';
import { ownBusiness } from '../../merchant-domains/own-business';
import { businessDays } from '@pricehunt/order-attribution';
import { lastDays } from '../../merchant-traffic/report-days';
import { registerEndpoint } from '../../plugins/contract';
import type { Services } from '../../services';
import { productViewOf } from '../../products/wire-views';

const searchesOfAPage = 30;
const searchesScannedMax = 600;
const offsetSchema = z.int().check(z.nonnegative());

export function registerUnmetSearches(context: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerEndpoint(context, listUnmetSearches, async ({ query }, request) => {
    const { businessId } = ownBusiness(request);
    const list = `unmet ${query.days}`;
    // Searches are counted for all of PriceHunt, by UTC day.
    const period = lastDays(services.now(), Number(query.days), businessDays('UTC'));
    const found = await findUnmet(storage, {
      businessId,
      ...period,
      offset: readCursor(query.cursor, list, offsetSchema) ?? 0,
    });
    const productIds = found.demands.flatMap(({ productIds: [first] }) => first ?? []);
    const products = await storage.products.findProductsByIds(productIds);
    const productOf = new Map(products.map((product) => [product.id, product]));
    const offers = await storage.offers.listOffersOfProducts(productIds);
    return {
      success: true as const,
      period,
      searchersMin: unmetSearchersMin,
      items: found.demands.map((demand) => {
        const product = productOf.get(demand.productIds[0] ?? '') ?? null;
        const own = offers.filter(({ productId }) => productId === product?.id);
        return viewOf(
          demand,
          product,
          own.map(({ offer }) => offer),
        );
      }),
      nextCursor: found.next === null ? null : cursorOf(list, found.next),
    };
  });
}

async function findUnmet(
  { demand }: Pick<Storage, 'demand'>,
  search: {
    readonly businessId: string;
    readonly from: string;
    readonly to: string;
    readonly offset: number;
  },
): Promise<{ readonly demands: readonly Demand[]; readonly next: number | null }> {
  const unmet: Demand[] = [];
  let { offset } = search;
  while (offset - search.offset < searchesScannedMax) {
    const page = await demand.listDemand({
      from: search.from,
      to: search.to,
      searchersMin: unmetSearchersMin,
      offset,
      limit: searchesOfAPage,
    });
    const carried = await demand.findCarried(search.businessId, [
      ...new Set(page.flatMap(({ productIds }) => productIds)),
    ]);
    for (const each of page) {
      offset += 1;
      if (!each.productIds.some((id) => carried.has(id))) unmet.push(each);
      if (unmet.length === searchesOfAPage) return { demands: unmet, next: offset };
    }
    if (page.length < searchesOfAPage) return { demands: unmet, next: null };
  }
  return { demands: unmet, next: offset };
}

function viewOf(
  { kind, key, searches, searchers }: Demand,
  product: Product | null,
  offers: readonly Offer[],
) {
  return {
    kind,
    searches,
    searchers,
    words: kind === 'words' ? key : null,
    product: product === null ? null : productViewOf(product),
    goingPrice: goingPriceOf(offers),
  };
}

/** In the currency of most available offers. */
function goingPriceOf(offers: readonly Offer[]) {
  const prices = offers
    .filter(({ availability }) => availability !== 'out_of_stock' && availability !== 'discontinued')
    .map(({ price }) => price);
  const [most] = [...new Set(prices.map(({ currency }) => currency))]
    .map((currency) => prices.filter((price) => price.currency === currency))
    .toSorted((one, other) => other.length - one.length);
  if (most === undefined) return null;
  const sorted = most.toSorted((one, other) => one.amountMinor - other.amountMinor);
  const [lowest] = sorted;
  const median = medianOf(sorted);
  return lowest === undefined || median === null ? null : { lowest, median, offerCount: sorted.length };
}

function medianOf(sorted: readonly Money[]): Money | null {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) return null;
  return { ...upper, amountMinor: Math.round((upper.amountMinor + lower.amountMinor) / 2) };
}
