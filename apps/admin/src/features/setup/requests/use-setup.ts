import { getSetUp } from '@pricehunt/api-contract';
import { useConsoleQuery } from '../../../console/console-queries';

export function useSetUp() {
  return useConsoleQuery('set-up', [], (api) => api.call(getSetUp, {}));
}
