import { listAdminSources } from '@pricehunt/api-contract';
import { useConsoleQuery } from '../../../console/console-queries';

/** The offer sources with their health, asked for again by themselves. */
export function useSources() {
  return useConsoleQuery('sources', [], (api) => api.call(listAdminSources, {}), { isLive: true });
}
