import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { FetchClock, Politeness } from './fetch-options';

/** A slot for a host, or why there is none. `leave` releases it and can be called twice. */
export type Turn =
  | { readonly kind: 'turn'; leave(): void }
  | { readonly kind: 'resting'; readonly restMs: number }
  | { readonly kind: 'busy' };

/** Limits concurrent and waiting fetches, per host and in total. */
export interface PolitenessGate {
  /** `busy` if too many are waiting or the signal aborts first. */
  enter(host: string, signal: AbortSignal): Promise<Turn>;
  /** For at most one hour. */
  rest(host: string, restMs: number): void;
  waiting(): number;
}

/** The host's queue comes first, so that fetches of a slow host don't delay others. */
export function createPolitenessGate(politeness: Politeness, clock: FetchClock): PolitenessGate {
  const everyone = new PQueue({ concurrency: politeness.concurrentMax });
  const hosts = new Map<string, PQueue>();
  const resting = new LRUCache<string, number>({ max: hostsKeptMax });
  let waiting = 0;

  return { enter, rest, waiting: () => waiting };

  async function enter(host: string, signal: AbortSignal): Promise<Turn> {
    const restMs = (resting.get(host) ?? 0) - clock.now();
    if (restMs > 0) return { kind: 'resting', restMs };
    resting.delete(host);
    const queue = queueOf(host);
    const isFree =
      queue.size === 0 &&
      queue.pending < politeness.perHostConcurrent &&
      everyone.pending < politeness.concurrentMax;
    if (!isFree && waiting >= politeness.queueMax) return { kind: 'busy' };
    return waitForTurn(queue, signal);
  }

  function waitForTurn(queue: PQueue, signal: AbortSignal): Promise<Turn> {
    waiting += 1;
    let isWaiting = true;
    const stopWaiting = () => {
      if (isWaiting) waiting -= 1;
      isWaiting = false;
    };
    return new Promise((resolve) => {
      const hold = () =>
        new Promise<void>((leave) => {
          stopWaiting();
          resolve({ kind: 'turn', leave });
        });
      // Aborting ends the waiting only; a slot is held until it is released.
      const waitingOver = new AbortController();
      const giveUp = () => {
        if (isWaiting) waitingOver.abort();
      };
      signal.addEventListener('abort', giveUp);
      if (signal.aborted) giveUp();
      queue
        .add(() => everyone.add(hold, { signal: waitingOver.signal }), { signal: waitingOver.signal })
        .catch(() => resolve({ kind: 'busy' }))
        .finally(() => {
          stopWaiting();
          signal.removeEventListener('abort', giveUp);
        });
    });
  }

  function rest(host: string, restMs: number): void {
    resting.set(host, clock.now() + Math.min(restMs, restMsMax));
  }

  /** Drops the oldest idle queues above the limit; busy ones are limited by the slots. */
  function queueOf(host: string): PQueue {
    const known = hosts.get(host);
    if (known !== undefined) return known;
    if (hosts.size >= hostsKeptMax) {
      for (const [name, queue] of hosts) {
        if (queue.size + queue.pending === 0) hosts.delete(name);
        if (hosts.size < hostsKeptMax) break;
      }
    }
    const queue = new PQueue({ concurrency: politeness.perHostConcurrent, ...spacing(politeness) });
    hosts.set(host, queue);
    return queue;
  }
}

const hostsKeptMax = 1_000;
const restMsMax = 60 * 60 * 1000;

function spacing({ perHostSpacingMs }: Politeness): {
  interval?: number;
  intervalCap?: number;
  strict?: boolean;
} {
  return perHostSpacingMs > 0 ? { interval: perHostSpacingMs, intervalCap: 1, strict: true } : {};
}
