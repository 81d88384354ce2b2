import type { CallCounts } from '@pricehunt/storage';

/** Keys counted at once; beyond this, the oldest is dropped. */
const keysMax = 20_000;

/** For a single process. Uses the monotonic clock, which never goes back. */
export function createProcessCallCounts(nowMs: () => number = () => performance.now()): CallCounts {
  const windows = new Map<string, { calls: number; readonly endsAtMs: number }>();
  return {
    async countCall(key, windowMs) {
      const now = nowMs();
      const running = windows.get(key);
      const window =
        running !== undefined && running.endsAtMs > now ? running : { calls: 0, endsAtMs: now + windowMs };
      window.calls += 1;
      if (window !== running) {
        // Deleting first puts the key behind those whose windows began earlier.
        windows.delete(key);
        windows.set(key, window);
        const [oldest] = windows.keys();
        if (windows.size > keysMax && oldest !== undefined) windows.delete(oldest);
      }
      return { calls: window.calls, leftMs: window.endsAtMs - now };
    },
    async purgeCalls() {
      const now = nowMs();
      for (const [key, { endsAtMs }] of windows) if (endsAtMs <= now) windows.delete(key);
    },
  };
}
