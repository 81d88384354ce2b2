import { visibleText } from '@pricehunt/offers';
import type { Product } from '@pricehunt/offers';
import { categorise } from '@pricehunt/product-categories';
import type { Access } from '../../access';
import { squashedKey } from '../../keys';

export type ProductRowToSave = Omit<Access['tables']['products']['$inferSelect'], 'number'>;

export function productRow(product: Product, firstSeenAt: string): ProductRowToSave {
  const { id, gtins, mpn, attributes, category, description, imageUrl } = product;
  const title = visibleText(product.title);
  const brand = product.brand === null ? null : visibleText(product.brand);
  return {
    id,
    title,
    brand,
    gtins,
    mpn,
    attributes,
    category,
    description,
    imageUrl,
    firstSeenAt,
    brandKey: squashedKey(brand),
    modelKey: squashedKey(mpn),
    categorySlug: categorise({ shopCategory: category, title, brand, attributes })?.slug ?? null,
  };
}

export function productOf(row: ProductRowToSave): Product {
  const { id, title, brand, gtins, mpn, attributes, category, description, imageUrl } = row;
  return { id, title, brand, gtins, mpn, attributes, category, description, imageUrl };
}

/** Skips missing items. */
export function inOrderOf<Item>(
  ids: readonly string[],
  items: readonly Item[],
  idOf: (item: Item) => string,
): readonly Item[] {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
