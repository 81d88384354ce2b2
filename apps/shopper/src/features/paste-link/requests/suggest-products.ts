import { suggestProducts } from '@pricehunt/api-contract/browsing';
import type { ConditionClass, Money, StatedTotal } from '@pricehunt/offers';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Place } from '../../../place/place';
import { usePlace } from '../../../place/use-place';
import { useShopperServices } from '../../../shopper-services';
import type { ShopperServices } from '../../../shopper-services';

/** A catalog entry that starts with the words. */
export interface Suggestion {
  readonly kind: 'product' | 'brand' | 'category';
  readonly text: string;
  /** The product's id, the brand, or the category's slug. */
  readonly value: string;
  /** The price at the place; null for a brand or category, and when no shop delivers there. */
  readonly lowestPrice: Money | null;
  /** What that price includes. */
  readonly priceHolds?: StatedTotal;
  readonly condition: ConditionClass | null;
  readonly imageUrl: string | null;
  readonly offerCount: number;
  /** How many versions it stands for, such as colours. */
  readonly versionCount: number;
}

const none: readonly Suggestion[] = [];

/** Products, brands and categories that start with the words. Not retried, because suggestions are optional. */
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

/** Empty while loading, below two letters and on failure. */
export function useSuggestions(words: string): readonly Suggestion[] {
  const { place } = usePlace();
  const { data, isEnabled } = useQuery(suggestions(useShopperServices(), words, place));
  return isEnabled ? (data ?? none) : none;
}
