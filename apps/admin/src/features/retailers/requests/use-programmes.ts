import { listAffiliateProgrammes } from '@pricehunt/api-contract';
import { useConsoleQuery } from '../../../console/console-queries';

export function useProgrammes() {
  return useConsoleQuery('programmes', [], (api) => api.call(listAffiliateProgrammes, {}));
}
