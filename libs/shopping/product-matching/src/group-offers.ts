import { matchProfiles, type MatchContext, type ProductMatch } from './match-products';
import type { MatchProfile } from './match-profile';
import { neighboursOf } from './offer-neighbours';
import { learnRarity } from './token-rarity';
import type { VetoKind } from './vetoes';

export interface OfferToGroup {
  readonly id: string;
  readonly profile: MatchProfile;
  /** Any name of the shop; absent or null if unknown. */
  readonly shop?: string | null;
}

/** A person's decision that two products are one, or never are. */
export interface GroupDecision {
  readonly productIds: readonly [string, string];
  readonly decision: 'same' | 'apart';
}

export interface GroupingBefore {
  /** Includes deleted offers. */
  readonly productOf: ReadonlyMap<string, string>;
  readonly decisions: readonly GroupDecision[];
}

const nothingBefore: GroupingBefore = { productOf: new Map(), decisions: [] };

/** item: offers of one colour and condition. model: all colours and conditions together. */
type GroupLevel = 'item' | 'model';

/** A comparison of two of the offers, by their ids. */
export interface ComparedPair {
  readonly ids: readonly [string, string];
  readonly match: ProductMatch;
}

export interface GroupingRule {
  /** "item" by default. */
  readonly level?: GroupLevel;
  /**
   * likely, the default: offers that match on average are joined. certain: only if two of them are certainly the same, as
   * products of a catalog must be.
   */
  readonly joins?: 'likely' | 'certain';
  /** The shops of offers, as far as known, by offer. */
  readonly shopOf?: ReadonlyMap<string, string>;
}

export interface GroupingContext extends MatchContext, Pick<GroupingRule, 'level'> {}

/**
 * Assigns a product id to every offer, by average linkage: the two groups whose offers match best on average are joined
 * first.
 * - The order of the offers doesn't matter. Without a rarity of words, it is learned from them.
 * - An assigned offer keeps its product unless a person decides otherwise. Merged products get the alphabetically first
 *   id.
 * - A shop lists a product once: two of its offers are one product only by a GTIN or part number.
 * - A new offer joins the product (or new offers) it matches best, unless it contradicts an offer there or a person
 *   separated them. A group of new offers is named by its first id.
 */
export function groupOffers(
  offers: readonly OfferToGroup[],
  before: GroupingBefore = nothingBefore,
  { level, ...context }: GroupingContext = {},
): ReadonlyMap<string, string> {
  const tokenRarity = context.tokenRarity ?? learnRarity(offers.map(({ profile }) => profile));
  const compared = neighboursOf(offers).map(([left, right]) => ({
    ids: [left.id, right.id] as const,
    match: matchProfiles(left.profile, right.profile, { ...context, tokenRarity }),
  }));
  const ids = offers.map(({ id }) => id);
  const shopOf = new Map(
    offers.flatMap(({ id, shop }) => (shop === undefined || shop === null ? [] : [[id, shop] as const])),
  );
  return groupCompared(ids, compared, before, { ...(level === undefined ? {} : { level }), shopOf });
}

/** `groupOffers` for offers that were compared already: those that nothing suggested to compare are left out of `compared`. */
export function groupCompared(
  ids: readonly string[],
  compared: readonly ComparedPair[],
  before: GroupingBefore = nothingBefore,
  { level = 'item', joins = 'likely', shopOf = new Map() }: GroupingRule = {},
): ReadonlyMap<string, string> {
  const known = mergedProducts(before.decisions);
  const groups = startingGroups(ids.toSorted(), before, known, shopOf);
  linkGroups(groups, compared, level);
  separateGroups(groups, before.decisions, known);
  const partners = new Map<Group, Group | null>();
  let changed: ReadonlySet<Group> = new Set(groups.values());
  while (changed.size > 0) {
    for (const group of changed) partners.set(group, bestPartner(group, joins));
    const pairs = [...changed].flatMap((one) => {
      const other = partners.get(one) ?? null;
      const isFirst = other !== null && (one.name < other.name || !changed.has(other));
      return isFirst && partners.get(other) === one ? [[one, other] as const] : [];
    });
    const joined = pairs.map(([one, other]) => joinGroups(groups, one, other));
    changed = new Set(joined.flatMap((group) => [group, ...group.links.keys()]));
  }
  return new Map(ids.map((id) => [id, groups.get(id)?.name ?? id]));
}

interface Group {
  readonly members: readonly string[];
  /** The product, or the first id of new offers. */
  readonly name: string;
  readonly isProduct: boolean;
  readonly shops: ReadonlySet<string>;
  /** The groups whose offers were compared with its own. */
  readonly links: Map<Group, Link>;
}

interface Link {
  /** The sum of the pairs' scores. */
  readonly score: number;
  readonly pairs: number;
  /** A pair contradicts, or a person separated them. */
  readonly isApart: boolean;
  /** A pair is certainly the same. */
  readonly isCertain: boolean;
  /** A pair has the same GTIN or part number. */
  readonly isIdentified: boolean;
}

function startingGroups(
  ids: readonly string[],
  { productOf }: GroupingBefore,
  known: ReadonlyMap<string, string>,
  shopOf: ReadonlyMap<string, string>,
): Map<string, Group> {
  const members = new Map<string, string[]>();
  for (const id of ids) {
    const productId = productOf.get(id);
    const key = productId === undefined ? `offer ${id}` : `product ${known.get(productId) ?? productId}`;
    const own = members.get(key);
    if (own === undefined) members.set(key, [id]);
    else own.push(id);
  }
  const groups = new Map<string, Group>();
  for (const [key, own] of members) {
    const name = key.slice(key.indexOf(' ') + 1);
    const shops = new Set(own.flatMap((id) => shopOf.get(id) ?? []));
    const group = { members: own, name, isProduct: key.startsWith('product '), shops, links: new Map() };
    for (const id of own) groups.set(id, group);
  }
  return groups;
}

function linkGroups(
  groups: ReadonlyMap<string, Group>,
  compared: readonly ComparedPair[],
  level: GroupLevel,
): void {
  // Sums of scores depend on their order.
  const sorted = compared.toSorted((one, two) => (keyOf(one) < keyOf(two) ? -1 : 1));
  for (const { ids, match } of sorted) {
    const [one, other] = [groups.get(ids[0]), groups.get(ids[1])];
    if (one === undefined || other === undefined || one === other || (one.isProduct && other.isProduct))
      continue;
    addLink(one, other, { ...comparedAt(level, match), pairs: 1 });
  }
}

function keyOf({ ids }: ComparedPair): string {
  return ids.toSorted().join(' ');
}

function comparedAt(level: GroupLevel, match: ProductMatch): Omit<Link, 'pairs'> {
  const isTogether = level === 'model' && match.vetoes.every(({ kind }) => modelVariants.has(kind));
  return {
    score: match.modelLikelihood,
    isApart: match.vetoes.length > 0 && !isTogether,
    isCertain: match.decision === 'same',
    isIdentified: match.reasons.some(({ kind }) => kind === 'same-gtin' || kind === 'same-model'),
  };
}

const modelVariants: ReadonlySet<VetoKind> = new Set(['colour', 'condition']);

function addLink(one: Group, other: Group, link: Link): void {
  const known = one.links.get(other);
  const both = {
    score: link.score + (known?.score ?? 0),
    pairs: link.pairs + (known?.pairs ?? 0),
    isApart: link.isApart || known?.isApart === true,
    isCertain: link.isCertain || known?.isCertain === true,
    isIdentified: link.isIdentified || known?.isIdentified === true,
  };
  one.links.set(other, both);
  other.links.set(one, both);
}

/** The group that matches best on average, by name if several do; null if none matches or may be joined. */
function bestPartner(group: Group, joins: 'likely' | 'certain'): Group | null {
  let best: Group | null = null;
  let bestAverage = averageMin;
  for (const [other, { score, pairs, isApart, isCertain, isIdentified }] of group.links) {
    if (isApart || (group.isProduct && other.isProduct)) continue;
    if (!isIdentified && haveShopInCommon(group, other)) continue;
    if (joins === 'certain' && !isCertain) continue;
    const unknown = group.members.length * other.members.length - pairs;
    const average = score / (pairs + unknown * unknownShare);
    if (average > bestAverage || (average === bestAverage && (best === null || other.name < best.name))) {
      best = other;
      bestAverage = average;
    }
  }
  return best;
}

function haveShopInCommon(one: Group, other: Group): boolean {
  const [few, many] = one.shops.size < other.shops.size ? [one.shops, other.shops] : [other.shops, one.shops];
  return [...few].some((shop) => many.has(shop));
}

/** Tuned on a source that the model wasn't trained on. */
const averageMin = 0.4;
/** How much a pair counts that nothing suggested to compare. */
const unknownShare = 0.3;

function joinGroups(groups: Map<string, Group>, one: Group, other: Group): Group {
  const product = one.isProduct ? one : other.isProduct ? other : null;
  const joined: Group = {
    members: [...one.members, ...other.members],
    name: product?.name ?? (one.name < other.name ? one.name : other.name),
    isProduct: product !== null,
    shops: new Set([...one.shops, ...other.shops]),
    links: new Map(),
  };
  for (const each of [one, other]) {
    for (const [linked, link] of each.links) {
      linked.links.delete(each);
      if (linked !== one && linked !== other) addLink(joined, linked, link);
    }
  }
  for (const id of joined.members) groups.set(id, joined);
  return joined;
}

/** New offers carry their previous ids, so that an offer a person removed from a product doesn't come back. */
function separateGroups(
  groups: ReadonlyMap<string, Group>,
  decisions: readonly GroupDecision[],
  known: ReadonlyMap<string, string>,
): void {
  const named = new Map([...groups].map(([id, group]) => [id, group]));
  for (const group of groups.values()) if (group.isProduct) named.set(group.name, group);
  const groupOf = (id: string) => named.get(id) ?? named.get(known.get(id) ?? id);
  for (const { productIds, decision } of decisions) {
    const [one, other] = [groupOf(productIds[0]), groupOf(productIds[1])];
    if (decision === 'apart' && one !== undefined && other !== undefined && one !== other)
      addLink(one, other, {
        score: 0,
        pairs: 0,
        isApart: true,
        isCertain: false,
        isIdentified: false,
      });
  }
}

/** Maps each merged product to the alphabetically first one. */
export function mergedProducts(decisions: readonly GroupDecision[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const nameNow = (id: string): string => {
    const next = names.get(id);
    return next === undefined ? id : nameNow(next);
  };
  for (const { productIds, decision } of decisions) {
    const [one, other] = [nameNow(productIds[0]), nameNow(productIds[1])];
    if (decision === 'same' && one !== other) names.set(one < other ? other : one, one < other ? one : other);
  }
  return new Map([...names.keys()].map((id) => [id, nameNow(id)]));
}
