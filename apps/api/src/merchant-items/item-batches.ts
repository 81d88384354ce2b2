import type { MerchantItemRow, Stores } from '@pricehunt/storage';

interface BatchRequest {
  readonly businessId: string;
  /** All feeds when null. */
  readonly feedId?: string | null;
  readonly batchSize: number;
}

/** The items of a business in the order of their ids. A batch is read once the one before is done. */
export async function* itemBatches(
  { merchantItems }: Pick<Stores, 'merchantItems'>,
  { businessId, feedId = null, batchSize }: BatchRequest,
): AsyncGenerator<readonly MerchantItemRow[]> {
  let after: string | null = null;
  for (;;) {
    const items: readonly MerchantItemRow[] = await merchantItems.listItems({
      businessId,
      feedId,
      after,
      limit: batchSize,
    });
    const last = items.at(-1);
    if (last === undefined) return;
    yield items;
    after = last.itemId;
  }
}
