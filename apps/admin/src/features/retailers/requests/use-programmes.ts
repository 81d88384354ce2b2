import { listAffiliateProgrammes } from '@pricehunt/api-contract/admin-programmes';
import { useConsoleQuery } from '../../../console/console-queries';

export function useProgrammes() {
  return useConsoleQuery('programmes', [], (api) => api.call(listAffiliateProgrammes, {}));
}
