import type { FeedImport } from '@pricehunt/api-contract/feeds';

export function isRunUnderWay(state: FeedImport['state']): boolean {
  return state === 'queued' || state === 'reading' || state === 'applying';
}
