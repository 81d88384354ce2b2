import { ApiError } from '@pricehunt/api-client';

const attemptsMax = 2;

/** Retries twice without a response or when busy, never after a refusal. */
export function isWorthRetrying(failureCount: number, error: Error): boolean {
  if (failureCount >= attemptsMax) return false;
  if (!(error instanceof ApiError)) return true;
  return error.kind === 'unreachable' || error.details.status === 503;
}
