import type { Storage } from '@pricehunt/storage';

/** Says which product each of these has become: devices go on telling of one that was merged into another since. */
export async function readMergedProducts(
  { productDecisions }: Pick<Storage, 'productDecisions'>,
  productIds: readonly string[],
): Promise<(productId: string) => string> {
  const merged =
    productIds.length === 0 ? new Map<string, string>() : await productDecisions.findMerged(productIds);
  return (productId) => merged.get(productId) ?? productId;
}
