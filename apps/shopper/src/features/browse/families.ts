import type { ProductHit } from '@pricehunt/api-contract';
import { compareMoney } from '@pricehunt/offers';

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

/** The hit with the lowest price among those that include the same as the lead's, such as shipping. */
export function cheapestVersion({ lead, versions }: Family): ProductHit {
  const { lowestPrice: leads } = lead;
  if (leads === null) return versions.find(({ lowestPrice }) => lowestPrice !== null) ?? lead;
  return versions.reduce((cheapest, hit) => {
    const [price, best] = [hit.lowestPrice, cheapest.lowestPrice ?? leads];
    const isAlike =
      hit.priceKind === lead.priceKind &&
      hit.priceTax === lead.priceTax &&
      hit.condition === lead.condition &&
      price?.currency === best.currency;
    return isAlike && compareMoney(price, best) < 0 ? hit : cheapest;
  }, lead);
}

/** The attribute in which all versions differ and nothing else does, such as "colour"; null for several. */
export function onlyDifference({ versions }: Family): string | null {
  const names = new Set(versions.flatMap(({ product }) => Object.keys(product.attributes)));
  const differing = [...names].filter(
    (name) => new Set(versions.map(({ product }) => product.attributes[name] ?? '')).size > 1,
  );
  return differing.length === 1 ? (differing[0] ?? null) : null;
}
