import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useShopperServices } from '../shopper-services';
import type { ShopperServices } from '../shopper-services';

/** What this installation can find; null when the API gave no response, and pages then assume a catalog. */
export function installationQuery({ openApi }: Pick<ShopperServices, 'openApi'>) {
  return queryOptions({
    queryKey: ['installation'],
    queryFn: async ({ signal }) => {
      try {
        // The frame needs this, so the client loads after the first paint.
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

/** Reads what this installation can find from the cache directly, because useQuery would not fit the first chunk. */
export function useInstallation() {
  const client = useQueryClient();
  const { openApi } = useShopperServices();
  const { queryKey } = installationQuery({ openApi });
  const subscribe = useCallback(
    (onChange: () => void) =>
      client.getQueryCache().subscribe(({ query, type }) => {
        // Other queries are added during rendering.
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
