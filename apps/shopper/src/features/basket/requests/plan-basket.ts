import { planBasket } from '@pricehunt/api-contract/baskets';
import { isWorthRetrying } from '@pricehunt/web-shell';
import { useQuery } from '@tanstack/react-query';
import { basketItemsText } from '../../../catalog/basket-address';
import type { BasketItem } from '../../../catalog/basket-address';
import { usePlace } from '../../../place/use-place';
import { useShopperServices } from '../../../shopper-services';

/** The plans for a list at the shopper's place. The plans before a change stay until the new ones have loaded. */
export function useBasketPlans(items: readonly BasketItem[]) {
  const { openApi } = useShopperServices();
  const { country, currency } = usePlace().place;
  const listed = basketItemsText(items);
  return useQuery({
    queryKey: ['basket', listed, currency, country] as const,
    queryFn: async ({ signal }) => {
      const api = await openApi();
      return api.call(planBasket, { query: { items: listed, currency, country } }, { signal });
    },
    enabled: items.length > 0,
    retry: isWorthRetrying,
    placeholderData: (before) => before,
  });
}

export type BasketPlans = NonNullable<ReturnType<typeof useBasketPlans>['data']>;
