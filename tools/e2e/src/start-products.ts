import type { FullConfig } from '@playwright/test';
import { announceProducts } from './running-product';
import { startProduct } from './start-product';
import type { StartedProduct } from './start-product';

/** Starts a product per worker and returns what stops them; the run fails when one doesn't exit cleanly. */
export default async function startProducts({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (workers > 1 && process.env['DATABASE_URL'] !== undefined) {
    throw new Error(
      'DATABASE_URL names one database, and each worker needs one: run the journeys with --workers=1.',
    );
  }
  const starts = await Promise.allSettled(Array.from({ length: workers }, () => startProduct()));
  const products = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const failures = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
  if (failures.length > 0) {
    await stopAll(products);
    throw new Error(failures.join('\n'));
  }
  announceProducts(products);
  return () => stopAll(products);
}

async function stopAll(products: readonly StartedProduct[]): Promise<void> {
  const attempts = await Promise.allSettled(products.map((product) => product.stop()));
  const failures = attempts.filter((attempt) => attempt.status === 'rejected').map(({ reason }) => reason);
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n'));
}
