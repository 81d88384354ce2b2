import { getPriceHistory } from '@pricehunt/api-contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isWorthRetrying } from '@pricehunt/web-shell';
import { useShopperServices } from '../../../shopper-services';
import type { ShopperServices } from '../../../shopper-services';

export const historyDays = 180;

/** A product's lowest price per day and the verdict on today's price, in the given currency if any. */
function priceHistory({ openApi }: ShopperServices, productId: string, currency: string | null) {
  return queryOptions({
    queryKey: ['price-history', productId, currency],
    queryFn: async ({ signal }) => {
      const api = await openApi();
      const query = { days: String(historyDays), ...(currency === null ? {} : { currency }) };
      return api.call(getPriceHistory, { params: { id: productId }, query }, { signal });
    },
    retry: isWorthRetrying,
  });
}

export function usePriceHistory(productId: string, currency: string | null, isWanted: boolean) {
  return useQuery({ ...priceHistory(useShopperServices(), productId, currency), enabled: isWanted });
}
