import { listExampleLinks } from '@pricehunt/api-contract/browsing';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isWorthRetrying } from '@pricehunt/web-shell';
import { useShopperServices } from '../../../shopper-services';
import type { ShopperServices } from '../../../shopper-services';

/** Example links known to work on this installation. */
function exampleLinks({ openApi }: ShopperServices) {
  return queryOptions({
    queryKey: ['example-links'],
    queryFn: async ({ signal }) => (await (await openApi()).call(listExampleLinks, {}, { signal })).items,
    retry: isWorthRetrying,
    staleTime: 60_000,
  });
}

export function useExampleLinks() {
  return useQuery(exampleLinks(useShopperServices()));
}
