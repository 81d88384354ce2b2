import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import type { Stores } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { Needs } from '../services';

export const repriceShop = defineJob('reprice-shop', z.object({ retailerDomain: z.string() }), {
  // A shop may have a million offers.
  tryMsMax: 30 * 60_000,
});

/** Call it in the transaction that changes the shop's rules. */
export async function queueRepricing(
  { jobQueue }: Needs<'jobQueue'>,
  stores: Stores,
  retailerDomain: string,
): Promise<void> {
  await jobQueue.enqueueWithin(stores, repriceShop, { retailerDomain });
}

export function handleRepriceShop({ storage }: Needs<'storage'>): JobHandler {
  return handleJob(repriceShop, ({ retailerDomain }, { signal }) =>
    storage.shopShipping.bringShopUpToDate(retailerDomain, signal),
  );
}
