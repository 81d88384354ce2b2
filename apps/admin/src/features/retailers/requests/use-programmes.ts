import { listAffiliateProgrammes } from '@pricehunt/api-contract';
import { useConsoleQuery } from '../../../console/console-queries';

/** The affiliate programmes with the ids of the operator. */
export function useProgrammes() {
  return useConsoleQuery('programmes', [], (api) => api.call(listAffiliateProgrammes, {}));
}
