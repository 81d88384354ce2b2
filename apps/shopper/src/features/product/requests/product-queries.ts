import {
  getPriceHistory,
  getProduct,
  listProductOffers,
  listRelatedProducts,
} from '@pricehunt/api-contract/browsing';
import type { ConditionClass } from '@pricehunt/offers';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isWorthRetrying } from '@pricehunt/web-shell';
import { freshMs, productOffers } from '../../../catalog/product-offers';
import { productPath } from '../../../route-paths';
import { useShopperServices } from '../../../shopper-services';
import type { ShopperServices } from '../../../shopper-services';
import type { PageAnswers } from '../../../saved-pages/use-saved-page';
import type { Place } from '../../../place/place';
import { usePlace } from '../../../place/use-place';

export function productAnswers(id: string): PageAnswers {
  return {
    path: productPath(id),
    ids: [id],
    schemas: {
      product: getProduct.answers[200],
      'product-offers': listProductOffers.answers[200],
      'related-products': listRelatedProducts.answers[200],
      'product-history': getPriceHistory.answers[200],
    },
  };
}

function productRecord({ openApi }: ShopperServices, id: string) {
  return queryOptions({
    queryKey: ['product', id],
    queryFn: async ({ signal }) => (await openApi()).call(getProduct, { params: { id } }, { signal }),
    retry: isWorthRetrying,
    staleTime: freshMs,
  });
}

export function useProduct(id: string) {
  return useQuery(productRecord(useShopperServices(), id));
}

export function useProductOffers(id: string) {
  const { place } = usePlace();
  return useQuery(productOffers(useShopperServices(), id, place));
}

function relatedProducts({ openApi }: ShopperServices, id: string, { country, currency }: Place) {
  return queryOptions({
    queryKey: ['related-products', id, currency, country],
    queryFn: async ({ signal }) => {
      const api = await openApi();
      return api.call(listRelatedProducts, { params: { id }, query: { currency, country } }, { signal });
    },
    retry: isWorthRetrying,
    staleTime: freshMs,
    placeholderData: (before, queryBefore) => (queryBefore?.queryKey[1] === id ? before : undefined),
  });
}

/** Variants and similar products; waits while the product is unknown. */
export function useRelatedProducts(id: string | null) {
  const { place } = usePlace();
  return useQuery({ ...relatedProducts(useShopperServices(), id ?? '', place), enabled: id !== null });
}

/** The prices of one condition, and of one shop or all; the API chooses what is left out. */
export interface HistoryLine {
  readonly condition?: ConditionClass;
  /** A shop's domain. */
  readonly shop?: string;
}

export const everyShop: HistoryLine = {};

/** The lowest price per day in a period and today's verdict; the previous period of the same line stays until loaded. */
function productHistory(
  { openApi }: ShopperServices,
  id: string,
  days: number,
  line: HistoryLine,
  { country, currency }: Place,
) {
  return queryOptions({
    queryKey: ['product-history', id, days, currency, country, line],
    queryFn: async ({ signal }) => {
      const api = await openApi();
      const query = { days: String(days), currency, country, ...line };
      return api.call(getPriceHistory, { params: { id }, query }, { signal });
    },
    retry: isWorthRetrying,
    staleTime: freshMs,
    placeholderData: (before, queryBefore) =>
      queryBefore?.queryKey[1] === id && queryBefore.queryKey[5] === line ? before : undefined,
  });
}

export function useProductHistory(id: string, days: number, line = everyShop) {
  const { place } = usePlace();
  return useQuery(productHistory(useShopperServices(), id, days, line, place));
}
