import { getWebSearch, listDiscoveredShops } from '@pricehunt/api-contract/admin-web-search';
import type { AdminSource } from '@pricehunt/api-contract/admin-sources';
import { useConsoleQuery } from '../../../console/console-queries';

export function useWebSearch({ keys }: AdminSource) {
  const set = keys.filter(({ isSet }) => isSet).map(({ name }) => name);
  return useConsoleQuery('web-search', ['engines', ...set], (api) => api.call(getWebSearch, {}), {
    isLive: true,
  });
}

export function useDiscoveredShops() {
  return useConsoleQuery('web-search', ['shops'], (api) => api.call(listDiscoveredShops, {}), {
    isLive: true,
  });
}
