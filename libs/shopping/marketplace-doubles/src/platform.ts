import type { DoubleAnswer, DoubleRequest } from '@pricehunt/shop-doubles';

export interface PlatformTerms {
  readonly now: () => Date;
  /** Calls until the quota is exhausted; unlimited if left out. */
  readonly callsMax?: number;
}

export interface PlatformDouble {
  readonly answer: (request: DoubleRequest) => DoubleAnswer;
  /** Calls counted towards the quota. */
  calls(): number;
  expireTokens(): void;
}

export function createCallCounter({ callsMax = Number.POSITIVE_INFINITY }: PlatformTerms) {
  let calls = 0;
  return {
    calls: () => calls,
    left: () => Math.max(0, callsMax - calls),
    /** False if the quota was already exhausted. */
    take: () => {
      if (calls >= callsMax) return false;
      calls += 1;
      return true;
    },
  };
}

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

export function bearerOf({ headers }: DoubleRequest): string {
  return /^Bearer ([^,\s]+)/.exec(headers['authorization'] ?? '')?.[1] ?? '';
}

export function hasWords(text: string, words: string): boolean {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return wanted.length > 0 && wanted.every((word) => text.toLowerCase().includes(word));
}
