import type { Condition } from '@pricehunt/offers';
import { conflictingCount, isClose } from './match-features';
import type { MatchProfile } from './match-profile';
import { isServedCode } from './variant-words';

export type VetoKind =
  | 'pack'
  | 'size'
  | 'colour'
  | 'capacity'
  | 'condition'
  | 'bundle'
  | 'generation'
  | 'edition'
  | 'accessory'
  | 'title';

export interface Veto {
  readonly kind: VetoKind;
  readonly left: string | null;
  readonly right: string | null;
}

/** Vetoes between variants of one product. All others are between different products. */
export const variantVetoes: ReadonlySet<VetoKind> = new Set([
  'pack',
  'size',
  'colour',
  'capacity',
  'condition',
  'bundle',
]);

/** With `haveSameModel`, something only one title mentions is no contradiction. */
export function findVetoes(left: MatchProfile, right: MatchProfile, haveSameModel: boolean): readonly Veto[] {
  const shareCode = haveSameModel || sharedCode(left, right) !== null;
  const found = [
    conditionVeto(left.condition, right.condition),
    packVeto(left, right, shareCode),
    quantityVeto('capacity', 'gb', left, right),
    ...['cm', 'ml', 'g', 'm', 'ft', 'mah'].map((dimension) => quantityVeto('size', dimension, left, right)),
    valueVeto('size', left.size, right.size),
    colourVeto(left, right),
    valueVeto('generation', left.generation, right.generation),
    shareCode ? null : countVeto(left, right),
    shareCode ? null : editionVeto(left, right),
    haveSameModel ? null : accessoryVeto(left, right, sharedCode(left, right)),
    haveSameModel || left.purpose.isBundle === right.purpose.isBundle
      ? null
      : veto('bundle', left.purpose.isBundle ? 'bundle' : null, right.purpose.isBundle ? 'bundle' : null),
  ].filter((each) => each !== null);
  return found.filter((each, place) => found.findIndex(({ kind }) => kind === each.kind) === place);
}

function veto(kind: VetoKind, left: string | null, right: string | null): Veto {
  return { kind, left, right };
}

/** Without a stated condition, an offer counts as new. */
function conditionVeto(left: Condition, right: Condition): Veto | null {
  const said = (condition: Condition) => (condition === 'unknown' ? 'new' : condition);
  return said(left) === said(right) ? null : veto('condition', said(left), said(right));
}

/** A multipack contradicts an offer without a count, because most shops don't mention single pieces. */
function packVeto(left: MatchProfile, right: MatchProfile, haveSameModel: boolean): Veto | null {
  if (left.pack === right.pack) return null;
  const isSaidTwice = left.pack !== null && right.pack !== null;
  const isSeveral = Math.max(left.pack ?? 1, right.pack ?? 1) > 1;
  return isSaidTwice || (isSeveral && !haveSameModel)
    ? veto('pack', said(left.pack), said(right.pack))
    : null;
}

/** All quantities of the offer with fewer must appear in the other: 256 GB contradicts 8 GB and 512 GB. */
function quantityVeto(
  kind: VetoKind,
  dimension: string,
  left: MatchProfile,
  right: MatchProfile,
): Veto | null {
  const some = left.quantities.get(dimension);
  const others = right.quantities.get(dimension);
  if (some === undefined || others === undefined) return null;
  const [fewer, more] = some.length <= others.length ? [some, others] : [others, some];
  if (fewer.every((one) => more.some((other) => isClose(one, other) || isRoundedOf(one, other)))) return null;
  return veto(kind, quantityText(some, dimension), quantityText(others, dimension));
}

/** A 15.6 inch screen is sold as 16 inch, 17.3 inch as 17. */
function isRoundedOf(one: number, other: number): boolean {
  const [small, large] = [Math.min(one, other), Math.max(one, other)];
  const inches = [one / 2.54, other / 2.54];
  return large / small < 1.035 && inches.some((inch) => Math.abs(inch - Math.round(inch)) < 1e-6);
}

function quantityText(quantities: readonly number[], unit: string): string {
  return [...new Set(quantities.map((quantity) => `${Math.round(quantity * 100) / 100} ${unit}`))].join(
    ' + ',
  );
}

function valueVeto(kind: VetoKind, left: string | null, right: string | null): Veto | null {
  return left === null || right === null || left === right ? null : veto(kind, left, right);
}

/** Colours only in a description are too vague for a veto. */
function colourVeto(left: MatchProfile, right: MatchProfile): Veto | null {
  if (left.isColourFromDescription || right.isColourFromDescription) return null;
  if (left.colours.size === 0 || right.colours.size === 0) return null;
  return [...left.colours].some((colour) => right.colours.has(colour))
    ? null
    : veto('colour', [...left.colours].join(' and '), [...right.colours].join(' and '));
}

function countVeto(left: MatchProfile, right: MatchProfile): Veto | null {
  const word = conflictingCount(left, right);
  if (word === null) return null;
  const stated = (profile: MatchProfile) =>
    (profile.counts.get(word) ?? profile.counts.get('#' + word) ?? []).join(' ');
  return veto('generation', `${word} ${stated(left)}`, `${word} ${stated(right)}`);
}

function editionVeto(left: MatchProfile, right: MatchProfile): Veto | null {
  const onlyIn = (one: MatchProfile, other: MatchProfile) =>
    [...one.words].filter(
      (word) => editionWords.has(word) && !other.words.has(word) && !other.squashedText.includes(word),
    );
  const [some, others] = [onlyIn(left, right), onlyIn(right, left)];
  return some.length === 0 && others.length === 0
    ? null
    : veto('edition', some[0] ?? null, others[0] ?? null);
}

/** Only one is made for other products: a case and the phone it is for. */
function accessoryVeto(left: MatchProfile, right: MatchProfile, code: string | null): Veto | null {
  const only = (one: MatchProfile, other: MatchProfile) => {
    const word = one.purpose.accessoryWord;
    const isOnlyHere =
      word !== null && other.purpose.accessoryWord === null && !other.squashedText.includes(word);
    return isOnlyHere && (code === null || servesCode(one, code)) ? word : null;
  };
  const [some, others] = [only(left, right), only(right, left)];
  return some === null && others === null ? null : veto('accessory', some, others);
}

function servesCode(profile: MatchProfile, code: string): boolean {
  return isServedCode(
    [...profile.words],
    (word) => word.length >= 2 && (code.startsWith(word) || code.endsWith(word)),
  );
}

/** A model code in both titles, however spaced, long enough not to be coincidence. */
function sharedCode(left: MatchProfile, right: MatchProfile): string | null {
  const isDistinctive = (code: string) =>
    code.length >= 5 && /\d/.test(code) && (/\p{L}/u.test(code) || code.length >= 6);
  return (
    left.codes.find((code) => isDistinctive(code) && right.squashedTitle.includes(code)) ??
    right.codes.find((code) => isDistinctive(code) && left.squashedTitle.includes(code)) ??
    null
  );
}

function said(count: number | null): string | null {
  return count === null ? null : String(count);
}

const editionWords: ReadonlySet<string> = new Set(
  'pro max plus mini ultra lite xl se air fe slim elite premium deluxe'.split(' '),
);
