import { learnRarity, readProfile } from '@pricehunt/product-matching';
import type { TokenRarity } from '@pricehunt/product-matching';
import type { ProductStore } from './stores/catalog/product.store';

const samples = 40;
const productsPerSample = 50;

/** The rarity of words in the catalog, from at most 2,000 products that are spread evenly over it. */
export async function readCatalogRarity(
  products: Pick<ProductStore, 'lastProductNumber' | 'listProductIds' | 'findProductsByIds'>,
): Promise<TokenRarity> {
  const last = await products.lastProductNumber();
  const step = Math.max(productsPerSample, Math.ceil(last / samples));
  const profiles = [];
  for (let above = 0; above < last; above += step) {
    const ids = await products.listProductIds({ above, upTo: above + productsPerSample });
    profiles.push(...(await products.findProductsByIds(ids)).map(readProfile));
  }
  return learnRarity(profiles);
}
