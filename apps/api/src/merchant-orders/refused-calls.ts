import type { Needs } from '../services';

interface Refusals {
  readonly count: number;
  readonly at: string;
  readonly from: string | null;
  readonly writtenMs: number;
}

/** The shortest interval between writes for one source, in milliseconds. */
const writeEveryMs = 60_000;

export interface RefusedCalls {
  /** Writes the first at once, and those of the following minute later in one write. */
  note(sourceId: string, from: string | null): Promise<void>;
  flush(): Promise<void>;
}

/** Counts in memory, so that a flood of wrong signatures costs one write a minute and no row. */
export function createRefusedCalls({ storage, now }: Needs<'storage' | 'now'>): RefusedCalls {
  const refusals = new Map<string, Refusals>();
  async function write(sourceId: string, { count, at, from }: Refusals): Promise<void> {
    refusals.set(sourceId, { count: 0, at, from, writtenMs: now().getTime() });
    await storage.orderSources.countRefused(sourceId, at, from, count);
  }
  return {
    async note(sourceId, from) {
      const before = refusals.get(sourceId);
      const count = (before?.count ?? 0) + 1;
      const writtenMs = before?.writtenMs ?? 0;
      const next = { count, at: now().toISOString(), from, writtenMs };
      refusals.set(sourceId, next);
      if (now().getTime() - writtenMs >= writeEveryMs) await write(sourceId, next);
    },
    async flush() {
      for (const [sourceId, left] of refusals) {
        if (left.count > 0) await write(sourceId, left);
      }
    },
  };
}
