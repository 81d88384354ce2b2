import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { createComparisonRunner } from './comparison-runner';
import type { RunnerServices } from './comparison-runner';
import { startComparison } from './start-comparison';
import { trackComparison } from './track-comparison';

/** Compares a link as a pasted one and tracks its product as a shopper would. Null if nothing can be tracked. The caller limits how often. */
export async function trackLink(
  services: RunnerServices &
    Needs<
      | 'readPage'
      | 'outboundSigner'
      | 'liveSettings'
      | 'sessions'
      | 'webSearch'
      | 'tokenRarity'
      | 'blockedShops'
    >,
  shopperId: string,
  { link, ...place }: { readonly link: string; readonly currency: string; readonly country: string | null },
): Promise<string | null> {
  const runner = createComparisonRunner(services);
  const requestId = services.newId();
  try {
    await startComparison(services, runner, { requestId, url: link, ...place });
    await runner.idle();
    return (await trackComparison(services, shopperId, requestId, null)).productId;
  } catch (failure) {
    if (failure instanceof Refusal) return null;
    throw failure;
  }
}
