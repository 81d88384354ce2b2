import { getOperatorFeed, listOperatorFeeds } from '@pricehunt/api-contract';
import type { OperatorFeed } from '@pricehunt/api-contract';
import { useConsoleQuery } from '../../../console/console-queries';
import { isRunUnderWay } from '../run-under-way';

/** The operator's feeds, asked for again by themselves while one is run or removed: counting their items takes a while. */
export function useOperatorFeeds() {
  return useConsoleQuery('operator-feeds', [], (api) => api.call(listOperatorFeeds, {}), {
    isLive: ({ items }) => items.some(isChanging),
  });
}

/** One of them, asked for again by itself while it is run or removed. */
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
