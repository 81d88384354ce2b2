import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useShopperServices } from './shopper-services';
import type { ShopperServices } from './shopper-services';

/** What this installation can find; null where the API didn't say, and pages then are as they are with a catalog. */
export function installationQuery({ openApi }: Pick<ShopperServices, 'openApi'>) {
  return queryOptions({
    queryKey: ['installation'],
    queryFn: async ({ signal }) => {
      try {
        // The frame asks: what the call is made of comes after the first paint.
        const { askInstallation } = await import('./ask-installation');
        return await askInstallation(await openApi(), signal);
      } catch {
        return null;
      }
    },
    staleTime: 60_000,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Asks what this installation can find. It reads the cache by itself: the frame is in the first part of the program, which has no room for
 * what useQuery brings.
 */
export function useInstallation() {
  const client = useQueryClient();
  const { openApi } = useShopperServices();
  const { queryKey } = installationQuery({ openApi });
  const subscribe = useCallback(
    (onChange: () => void) =>
      client.getQueryCache().subscribe(({ query, type }) => {
        // Others add queries while they are drawn.
        if (type !== 'added' && query.queryKey[0] === 'installation') onChange();
      }),
    [client],
  );
  const read = () => client.getQueryData(queryKey);
  const data = useSyncExternalStore(subscribe, read, read);
  const isFetched = data !== undefined;
  useEffect(() => {
    if (!isFetched) void client.prefetchQuery(installationQuery({ openApi }));
  }, [client, openApi, isFetched]);
  return { data, isFetched };
}
