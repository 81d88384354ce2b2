import type { Product } from '@pricehunt/offers';
import type { Storage } from '@pricehunt/storage';

/** Follows merges to the product that replaced it; null for an unknown id. */
export async function findCatalogProduct(
  { products, productDecisions }: Pick<Storage, 'products' | 'productDecisions'>,
  id: string,
): Promise<Product | null> {
  const mergedInto = (await productDecisions.findMerged([id])).get(id);
  const merged = mergedInto === undefined ? null : await products.findProduct(mergedInto);
  return merged ?? products.findProduct(id);
}
