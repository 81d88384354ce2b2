import { listAdminSources } from '@pricehunt/api-contract/admin-sources';
import { useConsoleQuery } from '../../../console/console-queries';

export function useSources() {
  return useConsoleQuery('sources', [], (api) => api.call(listAdminSources, {}), { isLive: true });
}
