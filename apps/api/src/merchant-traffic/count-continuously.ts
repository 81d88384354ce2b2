import { setTimeout as delay } from 'node:timers/promises';
import type { Needs } from '../services';
import { countTraffic } from './count-traffic';

/** The pause between two checks for uncounted records, in milliseconds. */
const restMs = 1_000;

/** Counts until the signal aborts; several workers take turns. Retries after a failure. */
export async function countContinuously(
  services: Needs<'storage' | 'now' | 'newId' | 'report'>,
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
