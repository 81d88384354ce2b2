import type { Product } from '@pricehunt/offers';
import type { Storage } from '@pricehunt/storage';

/** The product of this id, or the one that a person merged it into; null for an unknown one. */
export async function findCatalogProduct(
  { products, productDecisions }: Pick<Storage, 'products' | 'productDecisions'>,
  id: string,
): Promise<Product | null> {
  const mergedInto = (await productDecisions.findMerged([id])).get(id);
  const merged = mergedInto === undefined ? null : await products.findProduct(mergedInto);
  return merged ?? products.findProduct(id);
}
