import { listAdminShops } from '@pricehunt/api-contract';
import { useConsoleQuery } from '../../../console/console-queries';

/** Polls the shops that comparisons search. */
export function useShops() {
  return useConsoleQuery('shops', [], (api) => api.call(listAdminShops, {}), { isLive: true });
}
