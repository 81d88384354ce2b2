import type { FeedImport } from '@pricehunt/api-contract';

/** Whether a run is queued or in progress. */
export function isRunUnderWay(state: FeedImport['state']): boolean {
  return state === 'queued' || state === 'reading' || state === 'applying';
}
