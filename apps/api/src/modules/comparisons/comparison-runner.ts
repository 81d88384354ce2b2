import type { ComparisonRecord } from '@pricehunt/storage';
import type { Services } from '../../services';
import { compareProduct } from './compare-product';
import { tell } from './comparison-log';

/** How long a process may hold a comparison before another takes it over, in milliseconds. */
const leaseMs = 30_000;

/** Runs comparisons in this process, each once, however many ask for it and in however many processes. */
export interface ComparisonRunner {
  /** Sees to it that an unsettled comparison is being worked on, here or elsewhere. */
  ensureRunning(record: ComparisonRecord): void;
  /** Resolves when the comparisons that run here have ended. */
  idle(): Promise<void>;
}

/** Makes the runner. The claim in the store decides which process works; a dead process's claim runs out. */
export function createComparisonRunner(services: Services): ComparisonRunner {
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
      await tell(services.storage, record.requestId, { kind: 'settled', settledAt });
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
