import { listActivity } from '@pricehunt/api-contract/activity';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { MerchantServices } from '../../../merchant-services';
import type { ActivityFilters } from '../activity-filters';

const firstPage = '';

/** Activity, newest first, page by page. New entries arrive by stream, not by refetching. */
export function activityQuery(
  openApi: MerchantServices['openApi'],
  businessId: string,
  filters: ActivityFilters,
) {
  return infiniteQueryOptions({
    queryKey: ['business', businessId, 'activity', filters],
    initialPageParam: firstPage,
    queryFn: async ({ pageParam, signal }) =>
      (await openApi()).call(
        listActivity,
        { query: pageParam === firstPage ? filters : { ...filters, cursor: pageParam } },
        { signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}
