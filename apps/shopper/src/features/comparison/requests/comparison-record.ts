import { getPriceHistory, listRelatedProducts } from '@pricehunt/api-contract/browsing';
import { startCapturedComparison } from '@pricehunt/api-contract/captures';
import { getComparison, startComparison } from '@pricehunt/api-contract/comparisons';
import type { Comparison } from '@pricehunt/api-contract/comparisons';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from '@pricehunt/web-shell';
import { savedSearchPath } from '../../../saved-pages/saved-pages';
import type { PageAnswers } from '../../../saved-pages/use-saved-page';
import type { Place } from '../../../place/place';
import type { SearchRequest } from '../../../search/search-request';
import type { ShopperServices } from '../../../shopper-services';

export function comparisonKey(
  requestId: string,
  { country, currency }: Place,
): readonly ['comparison', string, string, string] {
  return ['comparison', requestId, country, currency];
}

/** The responses on a comparison's page, including those on its catalog product. */
export function comparisonAnswers(requestId: string, productId: string | null): PageAnswers {
  return {
    path: savedSearchPath(requestId),
    ids: [requestId, ...(productId === null ? [] : [productId])],
    schemas: {
      comparison: getComparison.answers[200].shape.comparison,
      'related-products': listRelatedProducts.answers[200],
      'product-history': getPriceHistory.answers[200],
    },
  };
}

/** A comparison from the cache, priced for any place; undefined when it isn't loaded. */
export function knownComparison(queryClient: QueryClient, requestId: string): Comparison | undefined {
  const known = queryClient.getQueriesData<Comparison>({ queryKey: ['comparison', requestId] });
  return known.find(([, comparison]) => comparison !== undefined)?.[1];
}

/** Starts the request of this browser (once per id), or reads it for a shared link or a second tab. */
export function comparisonRecord(
  { openApi, pageCaptures }: ShopperServices,
  queryClient: QueryClient,
  requestId: string,
  request: SearchRequest | null,
  place: Place,
) {
  const { country, currency } = place;
  const queryKey = comparisonKey(requestId, place);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Comparison> => {
      const api = await openApi();
      if (request !== null && knownComparison(queryClient, requestId) === undefined) {
        const capture = pageCaptures.find(requestId);
        if (capture !== null && 'url' in request) {
          const body = { requestId, url: request.url, capture, currency, country };
          return (await api.call(startCapturedComparison, { body })).comparison;
        }
        const asked = 'url' in request ? { url: request.url } : { query: request.query };
        return (await api.call(startComparison, { body: { requestId, ...asked, currency, country } }))
          .comparison;
      }
      const call = { params: { requestId }, query: { country, currency } };
      const { comparison } = await api.call(getComparison, call, { signal });
      const known = queryClient.getQueryData<Comparison>(queryKey);
      return known !== undefined && known.sequence > comparison.sequence ? known : comparison;
    },
    retry: isWorthRetrying,
    staleTime: Infinity,
  });
}
