import type { ProductClaims } from '../markup/product-claims';

export interface Elected<Value> {
  readonly value: Value;
  readonly claims: ProductClaims;
}

interface Ballot<Value> extends Elected<Value> {
  readonly weight: number;
  readonly strongest: number;
}

/** Evidence for the same value (by `keyOf`) adds up. The heaviest value wins, as worded by its strongest evidence. */
export function elect<Value>(
  all: readonly ProductClaims[],
  valueOf: (claims: ProductClaims) => Value | null,
  keyOf: (value: Value) => string,
  weightOf: (claims: ProductClaims) => number = (claims) => claims.weight,
): Elected<Value> | null {
  const ballots = new Map<string, Ballot<Value>>();
  for (const claims of all) {
    const value = valueOf(claims);
    const weight = weightOf(claims);
    if (value === null || weight <= 0) continue;
    const key = keyOf(value);
    const known = ballots.get(key);
    if (known === undefined) ballots.set(key, { value, claims, weight, strongest: weight });
    else if (weight > known.strongest)
      ballots.set(key, { value, claims, weight: known.weight + weight, strongest: weight });
    else ballots.set(key, { ...known, weight: known.weight + weight });
  }
  let winner: Ballot<Value> | null = null;
  for (const ballot of ballots.values())
    if (winner === null || ballot.weight > winner.weight) winner = ballot;
  return winner === null ? null : { value: winner.value, claims: winner.claims };
}

/** For facts that aren't compared: the first value in evidence order. */
export function firstOf<Value>(
  all: readonly ProductClaims[],
  valueOf: (claims: ProductClaims) => Value | null,
): Elected<Value> | null {
  for (const claims of all) {
    const value = valueOf(claims);
    if (value !== null) return { value, claims };
  }
  return null;
}
