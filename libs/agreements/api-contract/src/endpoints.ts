import * as contracts from './contracts';
import { keyedEndpoint } from './endpoint';
import type { Endpoint } from './endpoint';

/** Every endpoint, with those for API keys, by path. A test checks that each is registered, guarded and returns its schema. */
export const endpoints: readonly Endpoint[] = Object.values(contracts)
  .flatMap((contract): readonly unknown[] => Object.values(contract))
  .filter(isEndpoint)
  .flatMap((endpoint) => [endpoint, keyedEndpoint(endpoint)])
  .filter((endpoint) => endpoint !== null)
  .sort((one, other) => (addressOf(one) < addressOf(other) ? -1 : 1));

function addressOf({ path, method }: Endpoint): string {
  return `${path} ${method}`;
}

function isEndpoint(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'rateClass' in exported;
}
