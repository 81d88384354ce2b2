import { listExampleLinks } from '@pricehunt/api-contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isWorthRetrying } from '@pricehunt/web-shell';
import { useShopperServices } from '../../../shopper-services';
import type { ShopperServices } from '../../../shopper-services';

/** Links that surely work here, for a first try. */
function exampleLinks({ openApi }: ShopperServices) {
  return queryOptions({
    queryKey: ['example-links'],
    queryFn: async ({ signal }) => (await (await openApi()).call(listExampleLinks, {}, { signal })).items,
    retry: isWorthRetrying,
    staleTime: 60_000,
  });
}

/** Asks for the example links. */
export function useExampleLinks() {
  return useQuery(exampleLinks(useShopperServices()));
}
