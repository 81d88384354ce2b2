import { getSetUp } from '@pricehunt/api-contract';
import { useConsoleQuery } from '../../../console/console-queries';

/** Reads what is set up so far. */
export function useSetUp() {
  return useConsoleQuery('set-up', [], (api) => api.call(getSetUp, {}));
}
