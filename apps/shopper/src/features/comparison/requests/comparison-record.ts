import { getComparison, startComparison } from '@pricehunt/api-contract';
import type { Comparison } from '@pricehunt/api-contract';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from '@pricehunt/web-shell';
import type { Place } from '../../../place/place';
import type { SearchRequest } from '../../../search-request';
import type { ShopperServices } from '../../../shopper-services';

/** The key of a comparison in the cache. */
export function comparisonKey(requestId: string): readonly ['comparison', string] {
  return ['comparison', requestId];
}

/**
 * A comparison's record. The first time it is started from what this browser asked for (the same id twice is one search),
 * or read where it asked for nothing: a friend's link, a second tab. After that it is read; a record that is older than
 * what the events already told is not taken. Totals are as they come to the place, where it is started here.
 */
export function comparisonRecord(
  { openApi }: ShopperServices,
  queryClient: QueryClient,
  requestId: string,
  request: SearchRequest | null,
  { country, currency }: Place,
) {
  return queryOptions({
    queryKey: comparisonKey(requestId),
    queryFn: async ({ signal }): Promise<Comparison> => {
      const api = await openApi();
      const isKnown = queryClient.getQueryData(comparisonKey(requestId)) !== undefined;
      if (!isKnown && request !== null) {
        const asked = 'url' in request ? { url: request.url } : { query: request.query };
        return (await api.call(startComparison, { body: { requestId, ...asked, currency, country } }))
          .comparison;
      }
      const { comparison } = await api.call(getComparison, { params: { requestId } }, { signal });
      const known = queryClient.getQueryData<Comparison>(comparisonKey(requestId));
      return known !== undefined && known.sequence > comparison.sequence ? known : comparison;
    },
    retry: isWorthRetrying,
    staleTime: Infinity,
  });
}
