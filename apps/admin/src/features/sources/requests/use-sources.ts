import { listAdminSources } from '@pricehunt/api-contract';
import { useConsoleQuery } from '../../../console/console-queries';

/** Polls the offer sources. */
export function useSources() {
  return useConsoleQuery('sources', [], (api) => api.call(listAdminSources, {}), { isLive: true });
}
