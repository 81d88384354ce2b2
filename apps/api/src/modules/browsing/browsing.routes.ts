import {
  getCategory,
  getExchangeRates,
  getPriceHistory,
  getProduct,
  listCategories,
  listCategoryTiles,
  listExampleLinks,
  listPriceDrops,
  listPriceTrends,
  listProductOffers,
  listRelatedProducts,
  searchProducts,
  suggestProducts,
} from '@pricehunt/api-contract/browsing';
import type { FastifyInstance } from 'fastify';
import { categoryPathOf, categoryViewOf, requireCategory } from '../../products/category-views';
import { placeOf } from '../../access/country-of-request';
import { partOf } from '../../answers/list-page';
import { isFromPerson, noteDemand } from '../../merchant-traffic/note-demand';
import { registerEndpoint } from '../../plugins/contract';
import type { Services } from '../../services';
import { listOffersOfProduct, readProduct } from './read-product';
import { readPriceHistory } from './read-price-history';
import { findRelatedProducts } from './find-related-products';
import { findCategoryTiles, findExampleLinks, findPriceDrops } from './landing-lists';
import { listFilledCategories } from './list-filled-categories';
import { findPriceTrends } from './list-price-trends';
import { findProducts } from './search-products';
import { suggestWithPrices } from './suggest-with-prices';

export function registerBrowsing(context: FastifyInstance, services: Services): void {
  const { storage } = services;

  registerEndpoint(context, searchProducts, async ({ query }, request) => {
    const found = await findProducts(storage, query, placeOf(query, request));
    if (query.q !== undefined && query.cursor === undefined) {
      const productIds = found.items.map(({ product }) => product.id);
      noteDemand(services, request, { words: query.q, productIds });
    }
    return { success: true as const, ...found };
  });
  registerEndpoint(context, getProduct, async ({ params }, request) => {
    const found = await readProduct(storage, params.id);
    noteDemand(services, request, { productId: params.id });
    return { success: true as const, ...found };
  });
  registerEndpoint(context, listProductOffers, async ({ params, query }, request) => {
    const found = await listOffersOfProduct(services, params.id, placeOf(query, request));
    const part = partOf(`offers ${params.id}`, found.items, ({ offer }) => offer.id, query);
    if (isFromPerson(request)) {
      services.trafficGatherer.noteShown(
        'product_page',
        part.items.map(({ offer }) => offer),
      );
    }
    return { success: true as const, ...found, ...part };
  });
  registerEndpoint(context, getPriceHistory, async ({ params, query }, request) => ({
    success: true as const,
    ...(await readPriceHistory(services, params.id, {
      days: query.days ?? 180,
      condition: query.condition,
      shop: query.shop,
      ...placeOf(query, request),
    })),
  }));
  registerEndpoint(context, listRelatedProducts, async ({ params, query }, request) => ({
    success: true as const,
    ...(await findRelatedProducts(storage, params.id, placeOf(query, request))),
  }));
  registerEndpoint(context, listPriceTrends, async ({ query }, request) => ({
    success: true as const,
    items: await findPriceTrends(services, query.ids, placeOf(query, request)),
    nextCursor: null,
  }));
  registerEndpoint(context, listCategories, async () => ({
    success: true as const,
    items: await listFilledCategories(storage),
    nextCursor: null,
  }));
  registerEndpoint(context, getCategory, async ({ params }) => {
    const category = requireCategory(params.slug);
    return {
      success: true as const,
      category: categoryViewOf(category),
      path: categoryPathOf(category.slug),
    };
  });
  registerEndpoint(context, listCategoryTiles, async () => ({
    success: true as const,
    items: await findCategoryTiles(storage),
    nextCursor: null,
  }));
  registerEndpoint(context, suggestProducts, async ({ query }, request) => ({
    success: true as const,
    items: await suggestWithPrices(storage, query.q, placeOf(query, request)),
    nextCursor: null,
  }));
  registerEndpoint(context, listPriceDrops, async ({ query }, request) => ({
    success: true as const,
    items: await findPriceDrops(services, query.limit ?? 8, placeOf(query, request)),
    nextCursor: null,
  }));
  registerEndpoint(context, getExchangeRates, async () => {
    const { base, date, rates } = await storage.exchangeRates.readRates();
    return { success: true as const, base, date, rates: { ...rates } };
  });
  registerEndpoint(context, listExampleLinks, async () => ({
    success: true as const,
    items: await findExampleLinks(storage),
    nextCursor: null,
  }));
}
