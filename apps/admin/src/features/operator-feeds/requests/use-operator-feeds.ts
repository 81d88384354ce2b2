import { getOperatorFeed, listOperatorFeeds } from '@pricehunt/api-contract';
import { useConsoleQuery } from '../../../console/console-queries';

/** The operator's feeds, asked for again by themselves. */
export function useOperatorFeeds() {
  return useConsoleQuery('operator-feeds', [], (api) => api.call(listOperatorFeeds, {}), { isLive: true });
}

/** One of them, asked for again by itself. */
export function useOperatorFeed(feedId: string) {
  return useConsoleQuery(
    'operator-feeds',
    [feedId],
    (api) => api.call(getOperatorFeed, { params: { feedId } }),
    { isLive: true },
  );
}
