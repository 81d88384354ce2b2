import type { JobClock } from '../job-queue';

/** A clock that starts ten past an hour, so that no hourly schedule comes due by itself, and that tests can advance. */
export function movableClock(): { readonly clock: JobClock; readonly pass: (ms: number) => void } {
  let aheadMs = Date.UTC(2026, 10, 21, 4, 10) - Date.now();
  return {
    clock: { now: () => Date.now() + aheadMs },
    pass(ms) {
      aheadMs += ms;
    },
  };
}
