import type { Storage } from '@pricehunt/storage';

/** Returns the current product of each, since devices keep reporting products merged since. */
export async function readMergedProducts(
  { productDecisions }: Pick<Storage, 'productDecisions'>,
  productIds: readonly string[],
): Promise<(productId: string) => string> {
  const merged =
    productIds.length === 0 ? new Map<string, string>() : await productDecisions.findMerged(productIds);
  return (productId) => merged.get(productId) ?? productId;
}
