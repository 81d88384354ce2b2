import type { ProductHit } from '@pricehunt/api-contract/browsing';
import type { SearchItem } from '@pricehunt/storage';
import { familyKeyOf } from '../../products/product-variants';
import { productViewOf } from '../../products/wire-views';

export function productHitOf(item: SearchItem): ProductHit {
  const family = familyKeyOf(item.product);
  return { ...item, product: productViewOf(item.product), ...(family === null ? {} : { family }) };
}
