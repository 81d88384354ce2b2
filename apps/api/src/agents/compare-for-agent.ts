import type { Comparison } from '@pricehunt/api-contract/comparisons';
import type { PlaceOfRequest } from '../access/country-of-request';
import type { Needs } from '../services';
import { readComparison } from '../modules/comparisons/comparison-log';
import type { ComparisonRunner } from '../modules/comparisons/comparison-runner';
import { followComparison } from '../modules/comparisons/follow-comparison';
import { startComparison } from '../modules/comparisons/start-comparison';

/** How much longer than the sources' deadline an agent waits, in milliseconds. */
const graceMs = 5_000;

/** Starts a comparison and waits until it settles. Returns it as it is if that takes too long. */
export async function compareForAgent(
  services: Needs<
    | 'storage'
    | 'readPage'
    | 'offerSources'
    | 'blockedShops'
    | 'outboundSigner'
    | 'comparisonDeadlineMs'
    | 'now'
    | 'newId'
    | 'report'
  >,
  runner: ComparisonRunner,
  url: string,
  place: PlaceOfRequest,
): Promise<Comparison> {
  const requestId = services.newId();
  const started = await startComparison(services, runner, {
    requestId,
    url,
    country: place.country,
    ...(place.currency === null ? {} : { currency: place.currency }),
  });
  const record = await services.storage.comparisons.findComparison(requestId);
  if (started.settledAt !== null || record === null) return started;
  const late = AbortSignal.timeout(services.comparisonDeadlineMs + graceMs);
  const events = followComparison(services, record, { place, afterSequence: started.sequence }, late);
  for await (const event of events) if (event.includes('event: settled')) break;
  const settled = await services.storage.comparisons.findComparison(requestId);
  return readComparison(services, settled ?? record, place);
}
