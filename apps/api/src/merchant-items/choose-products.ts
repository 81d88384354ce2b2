import type { Product, ProductIdentity } from '@pricehunt/offers';
import { certainCodes, isNamedByCode, matchProfiles, readProfile } from '@pricehunt/product-matching';
import type { MatchContext, ProductMatch } from '@pricehunt/product-matching';
import type { Stores } from '@pricehunt/storage';
import { squashedKey } from '@pricehunt/storage';

export interface ItemToPlace {
  readonly identity: ProductIdentity;
  readonly ownProduct: Product;
  readonly productId: string | null;
}

export interface ChosenProduct {
  readonly productId: string;
  readonly isOwn: boolean;
  /** Whether a person merged it, which settles its identity. */
  readonly isMerged: boolean;
  /** Products that share a code but name another thing: one of the two is wrong. */
  readonly disputedIds: readonly string[];
}

/**
 * Returns the product of each item, in order: one with the same GTIN, brand and part number, or a part number that names
 * an item without codes in its title, where matching is certain and the operator didn't decide otherwise; else a product
 * of its own. Follows merges.
 * Items of one call find each other's products, and an item stays with its product while that fits.
 */
export async function chooseProducts(
  stores: Pick<Stores, 'products' | 'productDecisions'>,
  items: readonly ItemToPlace[],
  context: MatchContext = {},
): Promise<readonly ChosenProduct[]> {
  const gtins = [...new Set(items.flatMap(({ identity }) => identity.gtins))];
  const known = new Candidates();
  if (gtins.length > 0) known.add(...(await stores.products.findProductsByGtin(gtins)));
  const modelKeys = modelKeysOf(items);
  if (modelKeys.length > 0) known.add(...(await stores.products.findProductsByModelKeys(modelKeys)));
  const ownIds = items.map(({ ownProduct }) => ownProduct.id);
  const decisions = await stores.productDecisions.listDecisionsOn(ownIds);
  const apart = new Set(
    decisions.flatMap(({ decision, productIds: [one, other] }) =>
      decision === 'apart' ? [`${one} ${other}`, `${other} ${one}`] : [],
    ),
  );
  const mergedOwn = new Set(
    decisions.flatMap(({ decision, productIds }) => (decision === 'same' ? productIds : [])),
  );
  const disputedIds: (readonly string[])[] = [];
  const chosen = items.map((item, place) => {
    const { identity, ownProduct } = item;
    const others = known.of(identity).filter(({ id }) => !apart.has(`${ownProduct.id} ${id}`));
    // Matching its own product and creating it are the same.
    if (others.every(({ id }) => id === ownProduct.id)) {
      known.add(ownProduct);
      return ownProduct.id;
    }
    const profile = readProfile(identity);
    const matches = others.map((product) => ({
      id: product.id,
      match: matchProfiles(profile, readProfile(product), context),
    }));
    disputedIds[place] = matches
      .filter(({ id, match }) => id !== ownProduct.id && isDisputed(match))
      .map(({ id }) => id);
    const same = matches
      .filter(({ match }) => match.decision === 'same')
      .toSorted((one, other) => other.match.score - one.match.score || (one.id < other.id ? -1 : 1));
    const best = same.find(({ id }) => id === item.productId) ?? same[0];
    if (best !== undefined) return best.id;
    known.add(ownProduct);
    return ownProduct.id;
  });
  const merged = await stores.productDecisions.findMerged([...new Set(chosen)]);
  const targets = new Set(
    (await stores.products.findProductsByIds([...new Set(merged.values())])).map(({ id }) => id),
  );
  return chosen.map((id, place) => {
    const target = merged.get(id);
    const productId = target !== undefined && targets.has(target) ? target : id;
    return {
      productId,
      isOwn: productId === ownIds[place],
      isMerged: productId !== id || mergedOwn.has(id),
      disputedIds: disputedIds[place] ?? [],
    };
  });
}

function isDisputed({ reasons, vetoes }: ProductMatch): boolean {
  return (
    reasons.some(({ kind }) => kind === 'same-gtin' || kind === 'same-model') &&
    vetoes.some(({ kind }) => kind === 'title' || kind === 'accessory')
  );
}

class Candidates {
  readonly #byKey = new Map<string, Map<string, Product>>();

  add(...products: readonly Product[]): void {
    for (const product of products) {
      const modelKey = squashedKey(product.mpn);
      const code = modelKey === null ? [] : [`code ${modelKey}`];
      for (const key of [...keysOf(product), ...code]) {
        const group = this.#byKey.get(key) ?? new Map<string, Product>();
        this.#byKey.set(key, group.set(product.id, product));
      }
    }
  }

  of(identity: ProductIdentity): readonly Product[] {
    const found = this.#at(keysOf(identity));
    const byTitle = this.#at(codesInTitle(identity).map((code) => `code ${code}`));
    if (byTitle.length === 0) return found;
    const item = readProfile(identity);
    return [...found, ...byTitle.filter((product) => isNamedByCode(item, readProfile(product)))];
  }

  #at(keys: readonly string[]): readonly Product[] {
    return [...new Map(keys.flatMap((key) => [...(this.#byKey.get(key) ?? [])])).values()];
  }
}

function keysOf({ gtins, brand, mpn }: ProductIdentity): readonly string[] {
  const model = modelKeyOf({ brand, mpn });
  return [...gtins.map((gtin) => `gtin ${gtin}`), ...(model === null ? [] : [`model ${model.join(' ')}`])];
}

/** Certain codes in the title of an item without other codes. */
function codesInTitle(identity: ProductIdentity): readonly string[] {
  if (identity.gtins.length > 0 || identity.mpn !== null) return [];
  return certainCodes(readProfile(identity)).flatMap((code) => squashedKey(code) ?? []);
}

function modelKeysOf(items: readonly ItemToPlace[]): readonly string[] {
  const models = items.flatMap(({ identity }) => {
    const model = identity.gtins.length === 0 ? modelKeyOf(identity) : null;
    return model === null ? codesInTitle(identity) : [model[1]];
  });
  return [...new Set(models)];
}

function modelKeyOf({
  brand,
  mpn,
}: Pick<ProductIdentity, 'brand' | 'mpn'>): readonly [string, string] | null {
  const brandKey = squashedKey(brand);
  const modelKey = squashedKey(mpn);
  return brandKey === null || modelKey === null ? null : [brandKey, modelKey];
}
