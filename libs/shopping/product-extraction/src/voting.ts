import type { ProductClaims } from './product-claims';

/** The value that won a vote, and the strongest evidence that named it. */
export interface Elected<Value> {
  readonly value: Value;
  readonly claims: ProductClaims;
}

interface Ballot<Value> extends Elected<Value> {
  readonly weight: number;
  readonly strongest: number;
}

/**
 * Lets pieces of evidence vote on one fact: those that name the same value (by `keyOf`) add up their weights, and the
 * heaviest value wins in the words of its strongest piece of evidence. Null when nothing names one.
 */
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

/** The first value in the order of the evidence, for facts that are not compared. */
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
