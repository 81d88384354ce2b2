import type { CallCounts } from '@pricehunt/storage';
import { LRUCache } from 'lru-cache';

/** Keys counted at once; beyond this, the least recently used is dropped. */
const keysMax = 20_000;

/** For a single process. Uses the monotonic clock, which never goes back. */
export function createProcessCallCounts(nowMs: () => number = () => performance.now()): CallCounts {
  const windows = new LRUCache<string, { calls: number; readonly endsAtMs: number }>({ max: keysMax });
  return {
    async countCall(key, windowMs) {
      const now = nowMs();
      const running = windows.get(key);
      const window =
        running !== undefined && running.endsAtMs > now ? running : { calls: 0, endsAtMs: now + windowMs };
      window.calls += 1;
      if (window !== running) windows.set(key, window);
      return { calls: window.calls, leftMs: window.endsAtMs - now };
    },
    async purgeCalls() {
      const now = nowMs();
      for (const [key, { endsAtMs }] of windows) if (endsAtMs <= now) windows.delete(key);
    },
  };
}
