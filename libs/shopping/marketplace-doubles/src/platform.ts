import type { DoubleAnswer, DoubleRequest } from '@pricehunt/shop-doubles';

/** What a platform's double is set up with beside its keys. */
export interface PlatformTerms {
  readonly now: () => Date;
  /** How many calls it answers before its quota is used up; no limit where left out. */
  readonly callsMax?: number;
}

/** A platform without a network, and what tests may do to it. */
export interface PlatformDouble {
  readonly answer: (request: DoubleRequest) => DoubleAnswer;
  /** How many calls counted against its quota. */
  calls(): number;
  /** From now on no token that was given out holds. */
  expireTokens(): void;
}

/** Counts calls against a quota. */
export function createCallCounter({ callsMax = Number.POSITIVE_INFINITY }: PlatformTerms) {
  let calls = 0;
  return {
    calls: () => calls,
    left: () => Math.max(0, callsMax - calls),
    /** Counts a call; false when the quota was used up before. */
    take: () => {
      if (calls >= callsMax) return false;
      calls += 1;
      return true;
    },
  };
}

/** Gives out tokens that end. */
export function createTokens(now: () => Date) {
  let issued = 0;
  const endsAt = new Map<string, number>();
  return {
    issue: (holdsMs: number) => {
      issued += 1;
      const token = `token-${issued}`;
      endsAt.set(token, now().getTime() + holdsMs);
      return token;
    },
    holds: (token: string) => (endsAt.get(token) ?? 0) > now().getTime(),
    expire: () => endsAt.clear(),
  };
}

/** The token of an Authorization header; empty where there is none. */
export function bearerOf({ headers }: DoubleRequest): string {
  return /^Bearer ([^,\s]+)/.exec(headers['authorization'] ?? '')?.[1] ?? '';
}

/** Whether a text has all the words of another. */
export function hasWords(text: string, words: string): boolean {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return wanted.length > 0 && wanted.every((word) => text.toLowerCase().includes(word));
}
