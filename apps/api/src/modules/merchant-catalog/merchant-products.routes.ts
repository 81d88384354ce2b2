import {
  getMerchantProduct,
  getMerchantProductFacets,
  listMerchantProducts,
} from '@pricehunt/api-contract/merchant-products';
import { freshRates } from '@pricehunt/offers';
import type { ItemCheckRow, MerchantItemFilters, MerchantItemRow } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ownBusiness, ownRow } from '../../merchant-domains/own-business';
import { pricePositionOf } from '../../merchant-items/price-position';
import { registerEndpoint } from '../../plugins/contract';
import type { EndpointInput } from '../../plugins/contract';
import { cursorOf, readCursor } from '../../answers/list-cursor';
import { Refusal } from '../../answers/refusal';
import type { Needs, Services } from '../../services';
import { issueOfProduct, issuesOfProduct, productViews } from './product-views';

const productsOfAPage = 50;
const placeSchema = z.object({ value: z.union([z.string(), z.number()]), offerId: z.string() });
const done = { success: true } as const;

export function registerMerchantProducts(context: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerEndpoint(context, listMerchantProducts, async ({ query }, request) => {
    const { businessId } = ownBusiness(request);
    const page = await storage.merchantItems.listPage({
      ...filtersOf(businessId, query),
      sort: query.sort,
      limit: productsOfAPage,
      after: readCursor(query.cursor, query.sort, placeSchema),
    });
    return {
      ...done,
      items: await productViews(storage, businessId, page.items),
      nextCursor: page.after === null ? null : cursorOf(query.sort, page.after),
      total: page.total,
    };
  });
  registerEndpoint(context, getMerchantProductFacets, async ({ query }, request) => {
    const { businessId } = ownBusiness(request);
    const [facets, rankedAt] = await Promise.all([
      storage.merchantItems.countFacets(filtersOf(businessId, query)),
      storage.pricePositions.findRankedAt(businessId),
    ]);
    const issues = [...facets.issues].map(([code, count]) => ({ ...issueOfProduct(code), count }));
    return {
      ...done,
      standings: countsOf(facets.standings),
      places: countsOf(facets.places),
      availabilities: countsOf(facets.availabilities),
      feeds: countsOf(facets.feeds),
      withIssues: facets.withIssues,
      issues: issues.toSorted((one, other) => other.count - one.count),
      rankedAt,
    };
  });
  registerEndpoint(context, getMerchantProduct, async ({ params }, request) => {
    const found = await storage.merchantItems.findItemOfOffer(params.id);
    const row = ownRow(request, found, 'product.not-found');
    const rates = freshRates(await storage.exchangeRates.readRates(), services.now());
    const offers = row.isShown ? await storage.offers.listOffersOfProducts([row.productId]) : [];
    const [product] = await productViews(storage, row.businessId, [row]);
    if (product === undefined) throw new Refusal('product.not-found');
    const check = await lastCheckOf(services, row);
    return {
      ...done,
      product,
      gtins: [...row.item.gtins],
      mpn: row.item.mpn,
      issues: issuesOfProduct(row, check),
      pricePosition: pricePositionOf(row.offerId, offers, rates),
      lastCheck: check === null ? null : checkView(check),
    };
  });
}

/** Null when the item has changed since the check. */
async function lastCheckOf(
  { storage }: Needs<'storage'>,
  row: MerchantItemRow,
): Promise<ItemCheckRow | null> {
  const [check] = await storage.itemChecks.findChecks(row.businessId, [row.itemId]);
  return check?.digest === row.digest ? check : null;
}

function checkView({ checkedAt, page, image, pageMinor, pageCurrency, pageAvailability }: ItemCheckRow) {
  return {
    checkedAt,
    page,
    image,
    pageAvailability,
    pagePrice:
      pageMinor === null || pageCurrency === null ? null : { amountMinor: pageMinor, currency: pageCurrency },
  };
}

function countsOf<Value extends string>(counts: ReadonlyMap<Value, number>) {
  return [...counts].map(([value, count]) => ({ value, count }));
}

export function filtersOf(
  businessId: string,
  query: EndpointInput<typeof getMerchantProductFacets>['query'],
): MerchantItemFilters {
  return {
    businessId,
    text: query.q ?? '',
    feedId: query.feedId ?? null,
    issue: query.issue ?? null,
    availability: query.availability ?? null,
    standing: query.standing ?? null,
    place: query.place ?? null,
  };
}
