import type { FetchClock } from './fetch-options';

export interface SteppedClock extends FetchClock {
  /** Wakes due sleeps in order and lets the work of each run before the next. */
  advance(ms: number): Promise<void>;
}

/** `startsAt` is in milliseconds since 1970. */
export function steppedClock(startsAt = 0): SteppedClock {
  let time = startsAt;
  const sleepers = new Set<{ readonly until: number; readonly wake: () => void }>();
  return {
    now: () => time,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const wake = () => {
          sleepers.delete(sleeper);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const sleeper = { until: time + ms, wake };
        sleepers.add(sleeper);
        signal.addEventListener('abort', wake);
      }),
    async advance(ms) {
      const until = time + ms;
      await settled();
      for (let next = earliest(); next !== undefined && next.until <= until; next = earliest()) {
        time = Math.max(time, next.until);
        next.wake();
        await settled();
      }
      time = until;
    },
  };

  function earliest() {
    return [...sleepers].sort((left, right) => left.until - right.until)[0];
  }
}

/** Runs all pending microtasks. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
