import { categoryTable } from './category-table';

export interface ProductCategory {
  /** The number in Google's product taxonomy. */
  readonly id: number;
  /** Used in URLs and storage; never changes. */
  readonly slug: string;
  readonly name: { readonly en: string; readonly de: string };
  /** Null at the top level. */
  readonly parentSlug: string | null;
  /** From the top level down, separated by " > ". */
  readonly googlePath: string;
}

/** A new version makes installations categorise their products again. */
export const taxonomyVersion = '2019-07-10.1';

/** In the order of Google's paths, parents first. */
export const productCategories: readonly ProductCategory[] = readTable();

const bySlug = new Map(productCategories.map((category) => [category.slug, category]));

export function findCategory(slug: string): ProductCategory | null {
  return bySlug.get(slug) ?? null;
}

/** From the top level to the category; empty for an unknown slug. */
export function pathToCategory(slug: string): readonly ProductCategory[] {
  const category = bySlug.get(slug);
  if (category === undefined) return [];
  return category.parentSlug === null ? [category] : [...pathToCategory(category.parentSlug), category];
}

/** The slug and all its descendants; empty if unknown. */
export function slugsWithin(slug: string): readonly string[] {
  return slugsBySlug.get(slug) ?? [];
}

const slugsBySlug = readSlugsWithin();

/** The top level for null; empty for an unknown slug. */
export function childrenOf(slug: string | null): readonly ProductCategory[] {
  return childrenBySlug.get(slug) ?? [];
}

const childrenBySlug = readChildren();

export function isWithin(slug: string, ancestorSlug: string): boolean {
  return pathToCategory(slug).some((category) => category.slug === ancestorSlug);
}

function readTable(): readonly ProductCategory[] {
  const slugByPath = new Map<string, string>();
  return categoryTable
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', slug = '', english = '', german = '', googlePath = ''] = line.split('|');
      const parts = googlePath.split(' > ');
      const parentPath = parts
        .map((_, place) => parts.slice(0, place).join(' > '))
        .findLast((path) => slugByPath.has(path));
      slugByPath.set(googlePath, slug);
      return {
        id: Number(id),
        slug,
        name: { en: english === '' ? (parts.at(-1) ?? '') : english, de: german },
        parentSlug: parentPath === undefined ? null : (slugByPath.get(parentPath) ?? null),
        googlePath,
      };
    });
}

function readChildren(): ReadonlyMap<string | null, readonly ProductCategory[]> {
  const children = new Map<string | null, ProductCategory[]>();
  for (const category of productCategories) {
    const siblings = children.get(category.parentSlug);
    if (siblings === undefined) children.set(category.parentSlug, [category]);
    else siblings.push(category);
  }
  return children;
}

function readSlugsWithin(): ReadonlyMap<string, readonly string[]> {
  const within = new Map<string, string[]>();
  for (const { slug } of productCategories) {
    for (const ancestor of pathToCategory(slug)) {
      const slugs = within.get(ancestor.slug);
      if (slugs === undefined) within.set(ancestor.slug, [slug]);
      else slugs.push(slug);
    }
  }
  return within;
}
