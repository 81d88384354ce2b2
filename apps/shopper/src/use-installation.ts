import { getInstallation } from '@pricehunt/api-contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useShopperServices } from './shopper-services';
import type { ShopperServices } from './shopper-services';

/** What this installation can find; null where the API didn't say, and pages then are as they are with a catalog. */
export function installationQuery({ openApi }: Pick<ShopperServices, 'openApi'>) {
  return queryOptions({
    queryKey: ['installation'],
    queryFn: async ({ signal }) => {
      try {
        return await (await openApi()).call(getInstallation, {}, { signal });
      } catch {
        return null;
      }
    },
    staleTime: 60_000,
  });
}

/** Asks what this installation can find. */
export function useInstallation() {
  return useQuery(installationQuery(useShopperServices()));
}
