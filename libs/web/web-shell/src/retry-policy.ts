import { ApiError } from '@pricehunt/api-client';

const attemptsMax = 2;

/** Whether to retry a failed request: twice without a response or when busy, never when refused. */
export function isWorthRetrying(failureCount: number, error: Error): boolean {
  if (failureCount >= attemptsMax) return false;
  if (!(error instanceof ApiError)) return true;
  return error.kind === 'unreachable' || error.details.status === 503;
}
