import { ApiError } from '@pricehunt/api-client';

const attemptsMax = 2;

/** Whether a failed call is made again: twice where no answer came or the API was busy, never where it said no. */
export function isWorthRetrying(failureCount: number, error: Error): boolean {
  if (failureCount >= attemptsMax) return false;
  if (!(error instanceof ApiError)) return true;
  return error.kind === 'unreachable' || error.details.status === 503;
}
