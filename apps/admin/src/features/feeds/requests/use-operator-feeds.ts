import { getOperatorFeed, listOperatorFeeds } from '@pricehunt/api-contract/operator-feeds';
import type { OperatorFeed } from '@pricehunt/api-contract/operator-feeds';
import { useConsoleQuery } from '../../../console/console-queries';
import { isRunUnderWay } from '../run-under-way';

export function useOperatorFeeds() {
  return useConsoleQuery('operator-feeds', [], (api) => api.call(listOperatorFeeds, {}), {
    isLive: ({ items }) => items.some(isChanging),
  });
}

/** Reads one feed, and polls while it is running or being removed. */
export function useOperatorFeed(feedId: string) {
  return useConsoleQuery(
    'operator-feeds',
    [feedId],
    (api) => api.call(getOperatorFeed, { params: { feedId } }),
    { isLive: ({ feed }) => isChanging(feed) },
  );
}

function isChanging({ latestImport, endedAt }: OperatorFeed): boolean {
  return endedAt !== null || (latestImport !== null && isRunUnderWay(latestImport.state));
}
