import { getSetUp } from '@pricehunt/api-contract/installation';
import { useConsoleQuery } from '../../../console/console-queries';

export function useSetUp() {
  return useConsoleQuery('set-up', [], (api) => api.call(getSetUp, {}));
}
