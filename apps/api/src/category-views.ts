import type { CategoryView } from '@pricehunt/api-contract';
import {
  categorise,
  categoryOfOldSlug,
  findCategory,
  pathToCategory,
  type ProductCategory,
} from '@pricehunt/product-categories';
import type { Product, ProductIdentity } from '@pricehunt/offers';
import { Refusal } from './refusal';

/** A category as it goes over the wire. */
export function categoryViewOf({ slug, name }: ProductCategory): CategoryView {
  return { slug, name: { ...name } };
}

/** The way from the top to a category as it goes over the wire, itself last. */
export function categoryPathOf(slug: string | null): CategoryView[] {
  return pathToCategory(slug ?? '').map(categoryViewOf);
}

/** The slug of a product's category; null for none. */
export function categorySlugOf(
  { title, brand, attributes }: ProductIdentity,
  shopCategory: Product['category'],
): string | null {
  return categorise({ shopCategory, title, brand, attributes })?.slug ?? null;
}

/** The category of a slug, or the one that took the place of what the slug named before; refuses an unknown one. */
export function requireCategory(slug: string): ProductCategory {
  const category = findCategory(slug) ?? findCategory(categoryOfOldSlug(slug) ?? '');
  if (category === null) throw new Refusal('category.not-found');
  return category;
}
