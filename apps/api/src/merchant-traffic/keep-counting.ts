import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '../services';
import { countTraffic } from './count-traffic';

/** How long a worker rests between two looks for what is not counted yet, in milliseconds. */
const restMs = 1_000;

/**
 * Counts what happens until the signal aborts. A look costs a read of three small indexes; several workers take turns. What
 * fails is told, and tried again at the next look.
 */
export async function keepCounting(
  services: Pick<Services, 'storage' | 'now' | 'report'>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await countTraffic(services, signal);
    } catch (failure) {
      services.report(failure, 'could not count merchant traffic; will retry');
    }
    await delay(restMs, undefined, { signal }).catch((failure: unknown) => {
      if (!signal.aborted) throw failure;
    });
  }
}
