import { isMatch, matchProfiles, type ProductMatch } from './match-products';
import type { MatchProfile } from './match-profile';
import { neighboursOf } from './offer-neighbours';

export interface OfferToGroup {
  readonly id: string;
  readonly profile: MatchProfile;
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

/**
 * Assigns a product id to every offer.
 * - The order of the offers doesn't matter.
 * - An assigned offer keeps its product unless a person decides otherwise. Merged products get the alphabetically first
 *   id.
 * - A new offer joins the product (or new offers) it matches best, unless it contradicts an offer there or a person
 *   separated them. A group of new offers is named by its first id.
 */
export function groupOffers(
  offers: readonly OfferToGroup[],
  before: GroupingBefore = nothingBefore,
): ReadonlyMap<string, string> {
  const known = mergedProducts(before.decisions);
  const groups = startingGroups(offers, before, known);
  const isNew = (offer: OfferToGroup) => !before.productOf.has(offer.id);
  for (const { left, right } of edgesBetween(offers, isNew)) {
    const [one, other] = [groups.get(left.id), groups.get(right.id)];
    if (one === undefined || other === undefined || one === other) continue;
    if (mayJoin(one, other, before.decisions, known)) join(groups, one, other);
  }
  return new Map(offers.map(({ id }) => [id, nameOf(groups.get(id), id)]));
}

interface Group {
  readonly members: readonly OfferToGroup[];
  /** Null for a group of new offers. */
  readonly productId: string | null;
}

function startingGroups(
  offers: readonly OfferToGroup[],
  { productOf }: GroupingBefore,
  known: ReadonlyMap<string, string>,
): Map<string, Group> {
  const byProduct = new Map<string, OfferToGroup[]>();
  const groups = new Map<string, Group>();
  for (const offer of offers) {
    const productId = productOf.get(offer.id);
    if (productId === undefined) {
      groups.set(offer.id, { members: [offer], productId: null });
      continue;
    }
    const name = known.get(productId) ?? productId;
    byProduct.set(name, [...(byProduct.get(name) ?? []), offer]);
  }
  for (const [productId, members] of byProduct) {
    const group = { members, productId };
    for (const { id } of members) groups.set(id, group);
  }
  return groups;
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

interface Edge {
  readonly left: OfferToGroup;
  readonly right: OfferToGroup;
  readonly match: ProductMatch;
}

/** Matches that include a new offer, best first, then by id. */
function edgesBetween(
  offers: readonly OfferToGroup[],
  isNew: (offer: OfferToGroup) => boolean,
): readonly Edge[] {
  const edges: Edge[] = [];
  for (const [left, right] of neighboursOf(offers)) {
    if (!isNew(left) && !isNew(right)) continue;
    const match = matchProfiles(left.profile, right.profile);
    if (isMatch(match)) edges.push({ left, right, match });
  }
  return edges.sort(
    (one, other) =>
      other.match.score - one.match.score ||
      compareTexts(one.left.id, other.left.id) ||
      compareTexts(one.right.id, other.right.id),
  );
}

/** The maximum number of members per side to compare. */
const comparedMax = 12;

/** Groups join unless both are products, a person separated them, or members contradict. */
function mayJoin(
  one: Group,
  other: Group,
  decisions: readonly GroupDecision[],
  known: ReadonlyMap<string, string>,
): boolean {
  if (one.productId !== null && other.productId !== null) return false;
  if (areApart(one, other, decisions, known)) return false;
  let likely = 0;
  let count = 0;
  for (const left of one.members.slice(0, comparedMax)) {
    for (const right of other.members.slice(0, comparedMax)) {
      const match = matchProfiles(left.profile, right.profile);
      if (match.vetoes.length > 0) return false;
      likely += match.score;
      count += 1;
    }
  }
  return likely / count >= likelyOnAverage;
}

/** The minimum average likelihood, so that one match doesn't link two groups. */
const likelyOnAverage = 0.35;

/** New offers carry their previous ids, so that an offer a person removed from a product doesn't come back. */
function areApart(
  one: Group,
  other: Group,
  decisions: readonly GroupDecision[],
  known: ReadonlyMap<string, string>,
): boolean {
  const namesOf = ({ productId, members }: Group) =>
    new Set([...(productId === null ? [] : [productId]), ...members.map(({ id }) => id)]);
  const [some, others] = [namesOf(one), namesOf(other)];
  const nameNow = (id: string) => known.get(id) ?? id;
  return decisions.some(({ productIds: [left, right], decision }) => {
    if (decision !== 'apart') return false;
    const holds = (names: ReadonlySet<string>, id: string) => names.has(id) || names.has(nameNow(id));
    return (holds(some, left) && holds(others, right)) || (holds(some, right) && holds(others, left));
  });
}

function join(groups: Map<string, Group>, one: Group, other: Group): void {
  const members = [...one.members, ...other.members].sort((left, right) => compareTexts(left.id, right.id));
  const group = { members, productId: one.productId ?? other.productId };
  for (const { id } of members) groups.set(id, group);
}

function nameOf(group: Group | undefined, id: string): string {
  if (group === undefined) return id;
  return (
    group.productId ?? group.members.reduce((first, member) => (member.id < first ? member.id : first), id)
  );
}

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
