import { listAdminShops } from '@pricehunt/api-contract';
import { useConsoleQuery } from '../../../console/console-queries';

/** The shops that are searched in comparisons, asked for again by themselves. */
export function useShops() {
  return useConsoleQuery('shops', [], (api) => api.call(listAdminShops, {}), { isLive: true });
}
