import type { Goods } from '@pricehunt/shop-doubles';
import { everyProduct } from './every-product';
import type { WorldProduct } from './product';

/** The products of one shop at its own price level. */
export function goodsWhere(isCarried: (place: number) => boolean, level: number): readonly Goods[] {
  return everyProduct
    .filter(({ onlyAt }, place) => onlyAt === null && isCarried(place))
    .map((product, place) => ({
      id: 500 + place,
      title: titleOf(product),
      brand: product.brand,
      gtin: product.gtin,
      mpn: product.mpn,
      sku: `W-${500 + place}`,
      slug: product.key,
      price: ((product.usualEuroCents * level) / 100).toFixed(2),
      regularPrice: null,
      stock: 'in',
      kind: 'simple',
      variants: [],
    }));
}

export function titleOf({ brand, name, capacity, size, colour }: WorldProduct): string {
  return [brand, name, capacity, size, colour].filter((part) => part !== null).join(' ');
}
