import { getPriceHistory, getProduct, listProductOffers, listRelatedProducts } from '@pricehunt/api-contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isWorthRetrying } from '../../../retry-policy';
import { useShopperServices } from '../../../shopper-services';
import type { ShopperServices } from '../../../shopper-services';

/** A product and its category. */
export function productRecord({ openApi }: ShopperServices, id: string) {
  return queryOptions({
    queryKey: ['product', id],
    queryFn: async ({ signal }) => (await openApi()).call(getProduct, { params: { id } }, { signal }),
    retry: isWorthRetrying,
  });
}

/** Asks for a product. */
export function useProduct(id: string) {
  return useQuery(productRecord(useShopperServices(), id));
}

/** A product's offers, best delivered total first, in the currency that most of them are in. */
export function productOffers({ openApi }: ShopperServices, id: string) {
  return queryOptions({
    queryKey: ['product-offers', id],
    queryFn: async ({ signal }) => {
      const api = await openApi();
      return api.call(listProductOffers, { params: { id }, query: {} }, { signal });
    },
    retry: isWorthRetrying,
  });
}

/** Asks for a product's offers. */
export function useProductOffers(id: string) {
  return useQuery(productOffers(useShopperServices(), id));
}

/** A product's variants and similar products. */
export function relatedProducts({ openApi }: ShopperServices, id: string) {
  return queryOptions({
    queryKey: ['related-products', id],
    queryFn: async ({ signal }) => {
      const api = await openApi();
      return api.call(listRelatedProducts, { params: { id } }, { signal });
    },
    retry: isWorthRetrying,
  });
}

/** Asks for what stands beside a product. */
export function useRelatedProducts(id: string) {
  return useQuery(relatedProducts(useShopperServices(), id));
}

/** The lowest price of each day over a stretch of days, and the verdict on today's; another stretch keeps the one before in sight. */
export function productHistory({ openApi }: ShopperServices, id: string, days: number) {
  return queryOptions({
    queryKey: ['product-history', id, days],
    queryFn: async ({ signal }) => {
      const api = await openApi();
      return api.call(getPriceHistory, { params: { id }, query: { days: String(days) } }, { signal });
    },
    retry: isWorthRetrying,
    placeholderData: (before, queryBefore) => (queryBefore?.queryKey[1] === id ? before : undefined),
  });
}

/** Asks for a product's price history. */
export function useProductHistory(id: string, days: number) {
  return useQuery(productHistory(useShopperServices(), id, days));
}
