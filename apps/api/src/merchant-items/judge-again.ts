import { defineJob } from '@pricehunt/job-queue';
import type { MerchantItemRow, Stores } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { Services } from '../services';

/** Judges the other new offers of a product again. */
export const judgeAgain = defineJob('judge-product-offers', z.object({ productId: z.string() }));

/**
 * Has the other new offers of a product judged again, now that one is shown that contradicted them: one of the two is wrong. Call it in the
 * transaction that shows it.
 */
export async function queueJudging(
  { jobQueue }: Pick<Services, 'jobQueue'>,
  stores: Stores,
  rows: readonly MerchantItemRow[],
): Promise<void> {
  for (const productId of new Set(rows.map((row) => row.productId)))
    await jobQueue.enqueueWithin(stores, judgeAgain, { productId });
}
