import type { FullConfig } from '@playwright/test';
import { announceProducts } from './running-product';
import { startProduct } from './start-product';
import type { StartedProduct } from './start-product';

/**
 * Starts a product for each worker, and returns what stops them; the run fails when one doesn't stop cleanly. One starts after the
 * other, since each start copies the built programs from Nx's cache again, under the feet of one that is just loading them.
 */
export default async function startProducts({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (workers > 1 && process.env['DATABASE_URL'] !== undefined) {
    throw new Error(
      'DATABASE_URL names one database, and each worker needs one: run the journeys with --workers=1.',
    );
  }
  const products: StartedProduct[] = [];
  try {
    while (products.length < workers) products.push(await startProduct());
  } catch (error) {
    await stopAll(products);
    throw error;
  }
  announceProducts(products);
  return () => stopAll(products);
}

async function stopAll(products: readonly StartedProduct[]): Promise<void> {
  const attempts = await Promise.allSettled(products.map((product) => product.stop()));
  const failures = attempts.filter((attempt) => attempt.status === 'rejected').map(({ reason }) => reason);
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n'));
}
