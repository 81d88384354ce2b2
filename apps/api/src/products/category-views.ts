import type { CategoryView } from '@pricehunt/api-contract';
import {
  categorise,
  categoryOfOldSlug,
  findCategory,
  pathToCategory,
  type ProductCategory,
} from '@pricehunt/product-categories';
import type { Product, ProductIdentity } from '@pricehunt/offers';
import { Refusal } from '../answers/refusal';

export function categoryViewOf({ slug, name }: ProductCategory): CategoryView {
  return { slug, name: { ...name } };
}

export function categoryPathOf(slug: string | null): CategoryView[] {
  return pathToCategory(slug ?? '').map(categoryViewOf);
}

export function categorySlugOf(
  { title, brand, attributes }: ProductIdentity,
  shopCategory: Product['category'],
): string | null {
  return categorise({ shopCategory, title, brand, attributes })?.slug ?? null;
}

export function requireCategory(slug: string): ProductCategory {
  const category = findCategory(slug) ?? findCategory(categoryOfOldSlug(slug) ?? '');
  if (category === null) throw new Refusal('category.not-found');
  return category;
}
