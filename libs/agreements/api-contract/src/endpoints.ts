import * as contracts from './contracts';
import { keyedEndpoint } from './endpoint';
import type { Endpoint } from './endpoint';

/** Every endpoint, with those for API keys, by path. A test checks that each is registered, guarded and returns its schema. */
export const endpoints: readonly Endpoint[] = Object.values(contracts)
  .flatMap((contract): readonly unknown[] => Object.values(contract))
  .flatMap(endpointsIn)
  .flatMap((endpoint) => [endpoint, keyedEndpoint(endpoint)])
  .filter((endpoint) => endpoint !== null)
  .sort((one, other) => (addressOf(one) < addressOf(other) ? -1 : 1));

function addressOf({ path, method }: Endpoint): string {
  return `${path} ${method}`;
}

/** Of an endpoint, or of a table of them. */
function endpointsIn(exported: unknown): readonly Endpoint[] {
  if (typeof exported !== 'object' || exported === null) return [];
  if (isEndpoint(exported)) return [exported];
  return Object.getPrototypeOf(exported) === Object.prototype
    ? Object.values(exported).flatMap(endpointsIn)
    : [];
}

function isEndpoint(exported: object): exported is Endpoint {
  return 'rateClass' in exported;
}
