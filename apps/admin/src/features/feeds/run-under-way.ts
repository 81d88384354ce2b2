import type { FeedImport } from '@pricehunt/api-contract';

/** Whether a run is to change by itself: it waits for the worker, or is in its hands. */
export function isRunUnderWay(state: FeedImport['state']): boolean {
  return state === 'queued' || state === 'reading' || state === 'applying';
}
