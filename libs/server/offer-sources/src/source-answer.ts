import type { FetchFailure } from '@pricehunt/safe-fetch';
import { SourceFailure } from './offer-source';

export function failureOf(outcome: FetchFailure, what: string): SourceFailure {
  switch (outcome.kind) {
    case 'blocked': {
      const isRate = outcome.reason === 'resting' || outcome.status === 429 || outcome.status === 503;
      const message = `${what} is blocked (${outcome.reason}, ${outcome.status ?? 'not requested'})`;
      return new SourceFailure(
        isRate ? 'rate-limited' : 'blocked',
        message,
        outcome.retryAfterMs,
        outcome.status,
      );
    }
    case 'gone':
      return new SourceFailure(
        'bad-answer',
        `${what} wasn’t found (${outcome.status})`,
        null,
        outcome.status,
      );
    case 'refused':
      return new SourceFailure('refused', `${what} must not be requested (${outcome.reason})`);
    case 'error':
      return new SourceFailure(
        isBadAnswer(outcome) ? 'bad-answer' : 'unreachable',
        `${what} didn’t respond (${outcome.reason}${outcome.status === null ? '' : `, ${outcome.status}`})`,
        null,
        outcome.status,
      );
  }
}

export function jsonOf(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceFailure('bad-answer', `${what} is not JSON`);
  }
}

function isBadAnswer({ reason, status }: Extract<FetchFailure, { readonly kind: 'error' }>): boolean {
  if (reason === 'status') return status !== null && status < 500;
  return reason === 'content-type' || reason === 'encoding' || reason === 'too-large';
}
