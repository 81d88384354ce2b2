import { suggestProducts } from '@pricehunt/api-contract';
import type { ConditionClass, Money, StatedTotal } from '@pricehunt/offers';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Place } from '../../../place/place';
import { usePlace } from '../../../place/use-place';
import { useShopperServices } from '../../../shopper-services';
import type { ShopperServices } from '../../../shopper-services';

/** Something of the catalog that begins as the words do. */
export interface Suggestion {
  readonly kind: 'product' | 'brand' | 'category';
  readonly text: string;
  /** The product's id, the brand, or the category's slug. */
  readonly value: string;
  /** What the product costs at the place; null for a brand or category, and where no shop ships. */
  readonly lowestPrice: Money | null;
  /** What that price holds. */
  readonly priceHolds?: StatedTotal;
  readonly condition: ConditionClass | null;
}

const none: readonly Suggestion[] = [];

/** Products, brands and categories that begin with the words. They help only: nothing is tried again for them. */
function suggestions({ openApi }: ShopperServices, words: string, place: Place) {
  return queryOptions({
    queryKey: ['suggestions', words, place],
    queryFn: async ({ signal }) => {
      const api = await openApi();
      const { items } = await api.call(suggestProducts, { query: { q: words, ...place } }, { signal });
      return items;
    },
    enabled: words.length >= 2 && words.length <= 120,
    staleTime: 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  });
}

/** Loads suggestions; empty until then, below two letters and on failure. */
export function useSuggestions(words: string): readonly Suggestion[] {
  const { place } = usePlace();
  const { data, isEnabled } = useQuery(suggestions(useShopperServices(), words, place));
  return isEnabled ? (data ?? none) : none;
}
