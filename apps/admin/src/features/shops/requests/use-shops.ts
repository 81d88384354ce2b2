import { listAdminShops } from '@pricehunt/api-contract/admin-shops';
import { useConsoleQuery } from '../../../console/console-queries';

export function useShops() {
  return useConsoleQuery('shops', [], (api) => api.call(listAdminShops, {}), { isLive: true });
}
