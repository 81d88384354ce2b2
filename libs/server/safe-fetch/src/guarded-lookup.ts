import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { FetchProblem, errorOutcome } from './fetch-outcome';
import type { Resolver } from './fetch-options';

/** Every address must pass. The socket connects to exactly these, so later DNS changes don't matter. */
export function guardedLookup(resolver: Resolver, passes: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    resolver(host).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined) return callback(unknownName(), '', 4);
        if (!addresses.every(({ address }) => passes(address))) return callback(refusedAddress(), '', 4);
        return options.all === true
          ? callback(null, [...addresses])
          : callback(null, first.address, first.family);
      },
      () => callback(unknownName(), '', 4),
    );
  };
}

export const resolveBySystem: Resolver = async (host) =>
  (await systemLookup(host, { all: true, verbatim: true })).map(({ address, family }) => ({
    address,
    family: family === 6 ? 6 : 4,
  }));

export function refusedAddress(): FetchProblem {
  return new FetchProblem({ kind: 'refused', reason: 'address' });
}

function unknownName(): FetchProblem {
  return new FetchProblem(errorOutcome('name'));
}
