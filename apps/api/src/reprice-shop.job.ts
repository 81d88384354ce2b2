import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import type { Stores } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { Services } from './services';

/** Brings the prices of a shop's products in line with its shipping rules. */
export const repriceShop = defineJob('reprice-shop', z.object({ retailerDomain: z.string() }), {
  // A shop may have a million offers.
  tryMsMax: 30 * 60_000,
});

/** Makes the worker reprice a shop; call it in the transaction that changes which rules count for it. */
export async function queueRepricing(
  { jobQueue }: Pick<Services, 'jobQueue'>,
  stores: Stores,
  retailerDomain: string,
): Promise<void> {
  await jobQueue.enqueueWithin(stores, repriceShop, { retailerDomain });
}

/** Running it twice changes nothing more. */
export function handleRepriceShop({ storage }: Pick<Services, 'storage'>): JobHandler {
  return handleJob(repriceShop, ({ retailerDomain }, { signal }) =>
    storage.shopShipping.bringShopUpToDate(retailerDomain, signal),
  );
}
