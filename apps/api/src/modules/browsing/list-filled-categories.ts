import type { listCategories } from '@pricehunt/api-contract/browsing';
import { findCategory } from '@pricehunt/product-categories';
import type { Storage } from '@pricehunt/storage';
import { categoryViewOf } from '../../products/category-views';
import type { EndpointAnswer } from '../../plugins/contract';

type FilledCategory = EndpointAnswer<typeof listCategories>['items'][number];

/** The fullest first; each counts its subcategories' products. */
export async function listFilledCategories(storage: Storage): Promise<FilledCategory[]> {
  const filled = await storage.products.listCategories();
  return filled.flatMap(({ slug, productCount }) => {
    const category = findCategory(slug);
    return category === null
      ? []
      : [{ ...categoryViewOf(category), parentSlug: category.parentSlug, productCount }];
  });
}

/** Leaves out categories with a subcategory in the list. */
export function narrowest(categories: readonly FilledCategory[]): readonly FilledCategory[] {
  const parents = new Set(categories.map(({ parentSlug }) => parentSlug));
  return categories.filter(({ slug }) => !parents.has(slug));
}
