import { defineJob } from '@pricehunt/job-queue';
import type { MerchantItemRow, Stores } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { Needs } from '../services';

export const judgeAgain = defineJob('judge-product-offers', z.object({ productId: z.string() }));

/** Call it in the transaction that shows an offer which contradicted the product's other new offers. */
export async function queueJudging(
  { jobQueue }: Needs<'jobQueue'>,
  stores: Stores,
  rows: readonly MerchantItemRow[],
): Promise<void> {
  for (const productId of new Set(rows.map((row) => row.productId)))
    await jobQueue.enqueueWithin(stores, judgeAgain, { productId });
}
