import type { JobClock } from '../job-queue';

/** A clock that runs from ten past an hour, so that no schedule of full hours comes round by itself, and can be put forward. */
export function passableClock(): { readonly clock: JobClock; readonly pass: (ms: number) => void } {
  let aheadMs = Date.UTC(2026, 10, 21, 4, 10) - Date.now();
  return {
    clock: { now: () => Date.now() + aheadMs },
    pass(ms) {
      aheadMs += ms;
    },
  };
}
