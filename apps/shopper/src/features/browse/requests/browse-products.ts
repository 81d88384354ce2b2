import { searchProducts } from '@pricehunt/api-contract';
import type { Facets, ProductHit } from '@pricehunt/api-contract';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isWorthRetrying } from '@pricehunt/web-shell';
import type { Place } from '../../../place/place';
import { usePlace } from '../../../place/use-place';
import { useShopperServices } from '../../../shopper-services';
import type { ShopperServices } from '../../../shopper-services';
import { pageSize, searchQueryOf } from '../browse-choices';
import type { BrowseChoices } from '../browse-choices';

/**
 * The products that meet the choices, page by page, with their prices as they come to the place. Going back to a view within a minute
 * shows it as it was.
 */
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

/** A view of the catalog as far as it is there. */
export interface BrowsedView {
  /** Null until the first answer. */
  readonly found: FoundProducts | null;
  readonly error: Error | null;
  /** True while what is shown is of the choices before. */
  readonly isBehind: boolean;
  readonly retry: () => void;
}

/** What was found so far. */
export interface FoundProducts {
  /** The products page by page, none twice. */
  readonly pages: readonly (readonly ProductHit[])[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  readonly facets: Facets;
  readonly corrections: readonly { readonly from: string; readonly to: string }[];
  /** How many products of the pages that were asked for are still to come. */
  readonly awaited: number;
  readonly hasMore: boolean;
}

/** Asks for the products, and for page after page until as many are there as the choices name. */
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
  const { total, totalIsLowerBound, facets, corrections } = first;
  const wanted = totalIsLowerBound ? choices.pages * pageSize : Math.min(total, choices.pages * pageSize);
  return {
    found: {
      pages,
      ...{ total, totalIsLowerBound, facets, corrections },
      awaited: isIncomplete ? Math.max(0, wanted - shown) : 0,
      hasMore: hasNextPage,
    },
    error,
    isBehind: isPlaceholderData,
    retry,
  };
}

/** The catalog may change between two pages; a product that moved to a later one is shown where it was seen first. */
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
