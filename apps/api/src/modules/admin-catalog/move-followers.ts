import type { JsonValue, Stores } from '@pricehunt/storage';

/** Call it in the transaction that moves the offers. */
export async function moveFollowers(
  { productFollowers }: Pick<Stores, 'productFollowers'>,
  { fromProductId, toProductId }: { readonly fromProductId: string; readonly toProductId: string },
): Promise<void> {
  await productFollowers.moveAlerts({ fromProductId, toProductId, originIds: null });
  for (const { list, keyOf, rewriteFor } of lists) {
    await productFollowers.moveEntries({
      list,
      fromKey: keyOf(fromProductId),
      toKey: keyOf(toProductId),
      originKeys: null,
      rewrite: rewriteFor(toProductId),
    });
  }
}

/** Reverses merges for a product that was split off. Call it in the transaction, after saving the decisions. */
export async function returnFollowers(
  stores: Pick<Stores, 'productFollowers' | 'productDecisions'>,
  { fromProductId, toProductId }: { readonly fromProductId: string; readonly toProductId: string },
): Promise<void> {
  const { productFollowers, productDecisions } = stores;
  const becomesIt = async (productIds: readonly string[]) => {
    const merged = await productDecisions.findMerged(productIds);
    return productIds.filter((id) => (merged.get(id) ?? id) === toProductId);
  };
  const originIds = await becomesIt(await productFollowers.listAlertOrigins(fromProductId));
  if (originIds.length > 0) {
    await productFollowers.moveAlerts({ fromProductId, toProductId, originIds });
  }
  for (const { list, keyOf, idOf, rewriteFor } of lists) {
    const fromKey = keyOf(fromProductId);
    const keys = await productFollowers.listEntryOrigins(list, fromKey);
    const originKeys = (await becomesIt(keys.map(idOf))).map(keyOf);
    if (originKeys.length === 0) continue;
    await productFollowers.moveEntries({
      list,
      fromKey,
      toKey: keyOf(toProductId),
      originKeys,
      rewrite: rewriteFor(toProductId),
    });
  }
}

const favoriteKeyStart = 'product:';

const lists = [
  {
    list: 'favorites',
    keyOf: (productId: string) => `${favoriteKeyStart}${productId}`,
    idOf: (key: string) => key.slice(favoriteKeyStart.length),
    rewriteFor: (productId: string) => (content: JsonValue) => ({ ...objectOf(content), productId }),
  },
  {
    list: 'history',
    keyOf: (productId: string) => productId,
    idOf: (key: string) => key,
    // A search text can happen to look like a product id.
    rewriteFor: () => (content: JsonValue) => (objectOf(content)['kind'] === 'product' ? content : null),
  },
] as const;

function objectOf(content: JsonValue): Readonly<Record<string, JsonValue>> {
  return typeof content === 'object' && content !== null && !Array.isArray(content)
    ? Object.fromEntries(Object.entries(content))
    : {};
}
