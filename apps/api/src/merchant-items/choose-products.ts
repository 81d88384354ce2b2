import type { Product, ProductIdentity } from '@pricehunt/offers';
import {
  certainCodes,
  groupCompared,
  isNamedByCode,
  matchProfiles,
  readProfile,
} from '@pricehunt/product-matching';
import type { MatchContext, MatchProfile, ProductMatch } from '@pricehunt/product-matching';
import type { ProductDecision, Stores } from '@pricehunt/storage';
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
 * Returns the product of each item, in order. Items are compared with products of the catalog and with each other if they
 * share a GTIN, brand and part number, or a part number that names an item without codes in its title; certain matches
 * are grouped. An item stays with its product while that fits, follows merges, and never joins a product that an admin
 * keeps apart. The order of the items doesn't matter.
 */
export async function chooseProducts(
  stores: Pick<Stores, 'products' | 'productDecisions'>,
  items: readonly ItemToPlace[],
  context: MatchContext = {},
): Promise<readonly ChosenProduct[]> {
  const read = items.map(({ identity, ownProduct: { id }, productId }) => ({
    ...candidateOf(id, identity),
    productId,
  }));
  const listed = await findListed(stores, read);
  const compared = compareItems(read, listed, context);
  const admin = await readDecisions(stores, read, listed);
  const ownOf = new Map(listed.map((product) => [product.id, product]));
  const stays = read.map((item, place) => {
    const own = ownOf.get(item.id);
    const fitsOwn = () =>
      own !== undefined && matchProfiles(item.profile(), readProfile(own), context).decision === 'same';
    return stayingProductOf(item, compared[place] ?? [], admin, fitsOwn);
  });
  const groups = groupItems(read, compared, stays, admin);
  return read.map(({ id }, place) => {
    const productId = groups.get(id) ?? id;
    const comparisons = compared[place] ?? [];
    const matched = comparisons.filter(({ match }) => match.decision === 'same');
    return {
      productId,
      isOwn: productId === id,
      isMerged: admin.isMerged([id, ...matched.map(({ other }) => other.id)], productId),
      disputedIds: comparisons
        .filter(({ other, match }) => !admin.areApart(id, other.id) && isDisputed(match))
        .map(({ other }) => other.id),
    };
  });
}

interface Candidate {
  /** The id of the product. */
  readonly id: string;
  readonly identity: ProductIdentity;
  readonly profile: () => MatchProfile;
}

interface ReadItem extends Candidate {
  readonly productId: string | null;
}

/** Reads the profile when it is needed: most items have nothing to be compared with. */
function candidateOf(id: string, identity: ProductIdentity): Candidate {
  let profile: MatchProfile | null = null;
  return { id, identity, profile: () => (profile ??= readProfile(identity)) };
}

interface Comparison {
  readonly other: Candidate;
  readonly match: ProductMatch;
}

async function findListed(
  { products }: Pick<Stores, 'products'>,
  items: readonly ReadItem[],
): Promise<readonly Product[]> {
  const gtins = [...new Set(items.flatMap(({ identity }) => identity.gtins))];
  const modelKeys = modelKeysOf(items);
  const found = [
    ...(gtins.length > 0 ? await products.findProductsByGtin(gtins) : []),
    ...(modelKeys.length > 0 ? await products.findProductsByModelKeys(modelKeys) : []),
  ];
  return [...new Map(found.map((product) => [product.id, product])).values()];
}

/** An item replaces its own product in the catalog. */
function compareItems(
  items: readonly ReadItem[],
  listed: readonly Product[],
  context: MatchContext,
): readonly (readonly Comparison[])[] {
  const ownIds = new Set(items.map(({ id }) => id));
  const others = listed
    .filter(({ id }) => !ownIds.has(id))
    .map((product) => candidateOf(product.id, product));
  const candidates = new Candidates([...others, ...items]);
  const matches = new Map<string, ProductMatch>();
  return items.map((item) =>
    candidates.of(item).map((other) => {
      const key = [item.id, other.id].toSorted().join(' ');
      const match = matches.get(key) ?? matchProfiles(item.profile(), other.profile(), context);
      matches.set(key, match);
      return { other, match };
    }),
  );
}

function groupItems(
  items: readonly ReadItem[],
  compared: readonly (readonly Comparison[])[],
  stays: readonly (string | null)[],
  admin: AdminDecisions,
): ReadonlyMap<string, string> {
  const ownIds = new Set(items.map(({ id }) => id));
  const listed = compared.flat().filter(({ other }) => !ownIds.has(other.id));
  const productOf = new Map(listed.map(({ other }) => [other.id, admin.nameOf(other.id)]));
  items.forEach(({ id }, place) => {
    const productId = stays[place] ?? null;
    if (productId !== null) productOf.set(id, productId);
  });
  const pairs = new Map(
    compared.flatMap((comparisons, place) =>
      comparisons.map(({ other, match }) => {
        const pair = [items[place]?.id ?? '', other.id] as const;
        return [pair.toSorted().join(' '), { ids: pair, match }] as const;
      }),
    ),
  );
  const before = { productOf, decisions: admin.apart };
  const ids = new Set([...ownIds, ...productOf.keys()]);
  return groupCompared([...ids], [...pairs.values()], before, { joins: 'certain' });
}

/** The product that it stays with whatever else it matches; null if it has none, or if that doesn't fit any more. */
function stayingProductOf(
  { id, productId }: ReadItem,
  compared: readonly Comparison[],
  admin: AdminDecisions,
  fitsOwn: () => boolean,
): string | null {
  const mergedInto = admin.nameOf(id);
  if (mergedInto !== id) return mergedInto;
  if (productId !== null && admin.areApart(id, productId)) return productId;
  if (compared.length === 0) return null;
  const wanted = productId ?? id;
  const fits =
    wanted === id
      ? fitsOwn()
      : compared.some(({ other, match }) => match.decision === 'same' && admin.nameOf(other.id) === wanted);
  return fits ? wanted : null;
}

interface AdminDecisions {
  /** The product that a product was merged into, else itself. */
  nameOf(productId: string): string;
  areApart(one: string, other: string): boolean;
  /** Whether the product has one of these because an admin merged them. */
  isMerged(ids: readonly string[], productId: string): boolean;
  readonly apart: readonly Pick<ProductDecision, 'productIds' | 'decision'>[];
}

async function readDecisions(
  { products, productDecisions }: Pick<Stores, 'products' | 'productDecisions'>,
  items: readonly ReadItem[],
  listed: readonly Product[],
): Promise<AdminDecisions> {
  const ownIds = items.map(({ id }) => id);
  const decisions = await productDecisions.listDecisionsOn(ownIds);
  const merged = await productDecisions.findMerged([...new Set([...ownIds, ...listed.map(({ id }) => id)])]);
  const targets = new Set(
    (await products.findProductsByIds([...new Set(merged.values())])).map(({ id }) => id),
  );
  const nameOf = (id: string) => {
    const target = merged.get(id);
    return target !== undefined && targets.has(target) ? target : id;
  };
  const apart = decisions.filter(({ decision }) => decision === 'apart');
  const apartKeys = new Set(
    apart.flatMap(({ productIds: [one, other] }) => [`${one} ${other}`, `${other} ${one}`]),
  );
  const isOfMerge = (id: string) =>
    decisions.some(({ decision, productIds }) => decision === 'same' && productIds.includes(id));
  return {
    nameOf,
    areApart: (one, other) => apartKeys.has(`${one} ${other}`),
    isMerged: (ids, productId) =>
      isOfMerge(productId) || ids.some((id) => id !== productId && nameOf(id) === productId),
    apart: apart.map(({ decision, productIds: [one, other] }) => ({
      decision,
      productIds: [nameOf(one), nameOf(other)],
    })),
  };
}

function isDisputed({ reasons, vetoes }: ProductMatch): boolean {
  return (
    reasons.some(({ kind }) => kind === 'same-gtin' || kind === 'same-model') &&
    vetoes.some(({ kind }) => kind === 'title' || kind === 'accessory')
  );
}

/** A wrong feed can state one code for everything. */
const candidatesMax = 30;

class Candidates {
  readonly #byKey = new Map<string, Candidate[]>();

  constructor(all: readonly Candidate[]) {
    for (const candidate of all) {
      const modelKey = squashedKey(candidate.identity.mpn);
      const code = modelKey === null ? [] : [`code ${modelKey}`];
      for (const key of [...keysOf(candidate.identity), ...code]) {
        const group = this.#byKey.get(key);
        if (group === undefined) this.#byKey.set(key, [candidate]);
        else group.push(candidate);
      }
    }
  }

  /** Others with a common key, by id; products of the catalog first. */
  of(item: ReadItem): readonly Candidate[] {
    const codes = codesInTitle(item).map((code) => `code ${code}`);
    const byTitle = this.#at(codes).filter(({ profile }) => isNamedByCode(item.profile(), profile()));
    const found = new Map(
      [...this.#at(keysOf(item.identity)), ...byTitle].map((candidate) => [candidate.id, candidate]),
    );
    found.delete(item.id);
    return [...found.values()].slice(0, candidatesMax);
  }

  #at(keys: readonly string[]): readonly Candidate[] {
    return keys.flatMap((key) => this.#byKey.get(key) ?? []);
  }
}

function keysOf({ gtins, brand, mpn }: ProductIdentity): readonly string[] {
  const model = modelKeyOf({ brand, mpn });
  return [...gtins.map((gtin) => `gtin ${gtin}`), ...(model === null ? [] : [`model ${model.join(' ')}`])];
}

/** Certain codes in the title of an item without other codes. */
function codesInTitle({ identity: { gtins, mpn }, profile }: Candidate): readonly string[] {
  if (gtins.length > 0 || mpn !== null) return [];
  return certainCodes(profile()).flatMap((code) => squashedKey(code) ?? []);
}

function modelKeysOf(items: readonly ReadItem[]): readonly string[] {
  const models = items.flatMap((item) => {
    const model = item.identity.gtins.length === 0 ? modelKeyOf(item.identity) : null;
    return model === null ? codesInTitle(item) : [model[1]];
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
