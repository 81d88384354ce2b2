import type { Product } from '@pricehunt/offers';
import type { Storage } from '@pricehunt/storage';

/** Follows merges to the product that replaced it; null for an unknown id. */
export async function findCatalogProduct(
  { products, productDecisions }: Pick<Storage, 'products' | 'productDecisions'>,
  id: string,
): Promise<Product | null> {
  return (await findCatalogProducts({ products, productDecisions }, [id])).get(id) ?? null;
}

/** By the IDs that were asked for, as findCatalogProduct. */
export async function findCatalogProducts(
  { products, productDecisions }: Pick<Storage, 'products' | 'productDecisions'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Product>> {
  const merged = await productDecisions.findMerged(ids);
  const found = await products.findProductsByIds([...new Set([...ids, ...merged.values()])]);
  const byId = new Map(found.map((product) => [product.id, product]));
  return new Map(
    ids.flatMap((id) => {
      const product = byId.get(merged.get(id) ?? id) ?? byId.get(id);
      return product === undefined ? [] : [[id, product] as const];
    }),
  );
}
