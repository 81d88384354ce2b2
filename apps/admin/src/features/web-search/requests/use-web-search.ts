import { getWebSearch, listDiscoveredShops } from '@pricehunt/api-contract';
import type { AdminSource } from '@pricehunt/api-contract';
import { useConsoleQuery } from '../../../console/console-queries';

/** The engines and budgets of searching the web, read again by themselves and when a key was set or removed. */
export function useWebSearch({ keys }: AdminSource) {
  const set = keys.filter(({ isSet }) => isSet).map(({ name }) => name);
  return useConsoleQuery('web-search', ['engines', ...set], (api) => api.call(getWebSearch, {}), {
    isLive: true,
  });
}

/** The shops that searches of the web led to, read again by themselves. */
export function useDiscoveredShops() {
  return useConsoleQuery('web-search', ['shops'], (api) => api.call(listDiscoveredShops, {}), {
    isLive: true,
  });
}
