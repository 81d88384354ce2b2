import type { ProductHit } from '@pricehunt/api-contract/browsing';
import { isDetailName } from '@pricehunt/offers';

/** A product and its versions in a list, such as its colours. The first in order stands for all. */
export interface Family {
  readonly lead: ProductHit;
  /** The lead is one of them. */
  readonly versions: readonly ProductHit[];
}

/** Each product by itself. */
export function unfolded(pages: readonly (readonly ProductHit[])[]): readonly (readonly Family[])[] {
  return pages.map((page) => page.map((hit) => ({ lead: hit, versions: [hit] })));
}

/** One family for each product, or for each group of versions, in the order of the first; pages stay apart. */
export function foldFamilies(pages: readonly (readonly ProductHit[])[]): readonly (readonly Family[])[] {
  const versionsOf = new Map<string, ProductHit[]>();
  return pages.map((page) =>
    page.flatMap((hit): readonly Family[] => {
      const { family, product } = hit;
      const known = family === undefined ? undefined : versionsOf.get(family);
      if (known !== undefined) {
        known.push(hit);
        return [];
      }
      const versions = [hit];
      versionsOf.set(family ?? product.id, versions);
      return [{ lead: hit, versions }];
    }),
  );
}

/** The attribute in which all versions differ and nothing else does, such as "colour"; null for several. */
export function onlyDifference({ versions }: Family): string | null {
  const names = new Set(versions.flatMap(({ product }) => Object.keys(product.attributes)));
  const differing = [...names].filter(
    (name) =>
      !isDetailName(name) && new Set(versions.map(({ product }) => product.attributes[name] ?? '')).size > 1,
  );
  return differing.length === 1 ? (differing[0] ?? null) : null;
}
