import { defineJob } from '@pricehunt/job-queue';
import { isPriceConfirmed } from '@pricehunt/product-matching';
import type { ItemCheckRow, MerchantItemRow, Stores } from '@pricehunt/storage';
import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Needs } from '../services';

/** Checks the pages of these items or of a sample; without a business, queues a sample for every business. */
export const checkItemPages = defineJob(
  'check-item-pages',
  z.object({ businessId: z.nullable(z.string()), itemIds: z.nullable(z.array(z.string())) }),
  { tryMsMax: 5 * 60_000, schedules: [{ when: '42 * * * *', payload: { businessId: null, itemIds: null } }] },
);

/** Call it in the transaction that holds the items; unchanged ones are rechecked at most hourly. */
export async function queueConfirmation(
  { jobQueue }: Needs<'jobQueue'>,
  stores: Stores,
  rows: readonly MerchantItemRow[],
): Promise<void> {
  const waiting = rows.filter(({ holdReasons }) => holdReasons.some(({ kind }) => kind === 'price'));
  for (const businessId of new Set(waiting.map((row) => row.businessId))) {
    const own = waiting.filter((row) => row.businessId === businessId);
    const states = own.map(({ itemId, digest, priceMinor, updatedAt }) => {
      return [itemId, digest, priceMinor, updatedAt.slice(0, 13)];
    });
    await jobQueue.enqueueWithin(
      stores,
      checkItemPages,
      { businessId, itemIds: own.map(({ itemId }) => itemId) },
      { idempotencyKey: `${businessId} held ${hash('sha256', JSON.stringify(states), 'base64url')}` },
    );
  }
}

export function isConfirmedByPage(
  check: ItemCheckRow | undefined,
  item: Pick<MerchantItemRow, 'digest' | 'priceMinor' | 'currency'>,
): boolean {
  if (check?.digest !== item.digest || check.pageMinor === null || check.pageCurrency === null) return false;
  return isPriceConfirmed(
    { amountMinor: item.priceMinor, currency: item.currency },
    { amountMinor: check.pageMinor, currency: check.pageCurrency },
  );
}

export function wasConfirmedByPage(check: ItemCheckRow | undefined): boolean {
  return check !== undefined && check.pageMinor !== null && !check.codes.includes('page.price-differs');
}
