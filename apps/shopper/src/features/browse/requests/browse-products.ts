import { searchProducts } from '@pricehunt/api-contract/browsing';
import type { Facets, ProductHit } from '@pricehunt/api-contract/browsing';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isWorthRetrying } from '@pricehunt/web-shell';
import type { Place } from '../../../place/place';
import { usePlace } from '../../../place/use-place';
import { useShopperServices } from '../../../shopper-services';
import type { ShopperServices } from '../../../shopper-services';
import { pageSize, searchQueryOf } from '../browse-choices';
import type { BrowseChoices } from '../browse-choices';

/** The matching products page by page, priced for the place. Going back within a minute shows the same view. */
function browsedProducts({ openApi }: ShopperServices, choices: BrowseChoices, place: Place) {
  const query = searchQueryOf(choices, place);
  return infiniteQueryOptions({
    queryKey: ['products', query],
    queryFn: async ({ pageParam, signal }) => {
      const api = await openApi();
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      return api.call(searchProducts, { query: { ...query, ...cursor } }, { signal });
    },
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextCursor,
    retry: isWorthRetrying,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
}

const firstPage: string | null = null;

export interface BrowsedView {
  /** Null until the first response. */
  readonly found: FoundProducts | null;
  readonly error: Error | null;
  /** True while the products shown belong to the previous choices. */
  readonly isBehind: boolean;
  readonly retry: () => void;
}

export interface FoundProducts {
  /** The products page by page, without duplicates. */
  readonly pages: readonly (readonly ProductHit[])[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  readonly facets: Facets;
  readonly corrections: readonly { readonly from: string; readonly to: string }[];
  /** The currency of a price limit that isn't applied, or null. */
  readonly limitIgnoredIn: string | null;
  readonly awaited: number;
  readonly hasMore: boolean;
}

export function useBrowsedProducts(choices: BrowseChoices): BrowsedView {
  const { place } = usePlace();
  const { data, error, isFetching, isPlaceholderData, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(browsedProducts(useShopperServices(), choices, place));
  const loaded = isPlaceholderData ? 0 : (data?.pages.length ?? 0);
  const isIncomplete = loaded > 0 && loaded < choices.pages && hasNextPage;
  useEffect(() => {
    if (isIncomplete && !isFetching && error === null) void fetchNextPage();
  }, [isIncomplete, loaded, isFetching, error, fetchNextPage]);
  const retry = () => void (loaded > 0 ? fetchNextPage() : refetch());
  const [first] = data?.pages ?? [];
  if (data === undefined || first === undefined) return { found: null, error, isBehind: false, retry };
  const pages = withoutRepeats(data.pages.map(({ items }) => items));
  const shown = pages.reduce((sum, page) => sum + page.length, 0);
  const { total, totalIsLowerBound, facets, corrections, limitIgnoredIn = null } = first;
  const wanted = totalIsLowerBound ? choices.pages * pageSize : Math.min(total, choices.pages * pageSize);
  return {
    found: {
      pages,
      total,
      totalIsLowerBound,
      facets,
      corrections,
      limitIgnoredIn,
      awaited: isIncomplete ? Math.max(0, wanted - shown) : 0,
      hasMore: hasNextPage,
    },
    error,
    isBehind: isPlaceholderData,
    retry,
  };
}

/** The catalog may change between pages; a product that moved stays where it was first seen. */
function withoutRepeats(pages: readonly (readonly ProductHit[])[]): readonly (readonly ProductHit[])[] {
  const seen = new Set<string>();
  return pages.map((page) =>
    page.filter(({ product }) => {
      const isNew = !seen.has(product.id);
      seen.add(product.id);
      return isNew;
    }),
  );
}
