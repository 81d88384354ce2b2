import type { ComparisonRecord } from '@pricehunt/storage';
import type { Needs } from '../../services';
import { compareProduct } from './compare-product';
import type { ComparisonServices } from './compare-product';
import { recordEvent } from './comparison-log';

/** How long a process may hold a comparison before another takes over, in milliseconds. */
const leaseMs = 30_000;

/** Runs each comparison once, across all requests and processes. */
export interface ComparisonRunner {
  /** Makes sure that an unsettled comparison runs, here or in another process. */
  ensureRunning(record: ComparisonRecord): void;
  idle(): Promise<void>;
}

export type RunnerServices = ComparisonServices & Needs<'newId'>;

/** The claim in the database decides which process works; a crashed process's claim expires. */
export function createComparisonRunner(services: RunnerServices): ComparisonRunner {
  const workerId = services.newId();
  const running = new Map<string, Promise<void>>();

  async function run(record: ComparisonRecord): Promise<void> {
    const leaseUntil = new Date(services.now().getTime() + leaseMs).toISOString();
    const isOurs = await services.storage.comparisons.claimComparison({
      requestId: record.requestId,
      workerId,
      at: services.now().toISOString(),
      leaseUntil,
    });
    if (!isOurs) return;
    try {
      await compareProduct(services, record);
    } catch (failure) {
      services.report(failure, 'a comparison failed');
      const settledAt = services.now().toISOString();
      await services.storage.comparisons.markSettled(record.requestId, settledAt);
      await recordEvent(services.storage, record.requestId, { kind: 'settled', settledAt });
    }
  }

  return {
    ensureRunning: (record) => {
      if (record.settledAt !== null || running.has(record.requestId)) return;
      const work = run(record)
        .catch((failure: unknown) => services.report(failure, 'could not run a comparison'))
        .finally(() => running.delete(record.requestId));
      running.set(record.requestId, work);
    },
    idle: async () => {
      await Promise.all(running.values());
    },
  };
}
