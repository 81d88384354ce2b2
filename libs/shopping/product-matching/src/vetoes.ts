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
    numeralVeto(left, right),
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

/** "RX100 II" and "RX100 III". */
function numeralVeto(left: MatchProfile, right: MatchProfile): Veto | null {
  const numeralIn = ({ words }: MatchProfile) => [...words].find((word) => numerals.has(word)) ?? null;
  return valueVeto('generation', numeralIn(left), numeralIn(right));
}

const numerals: ReadonlySet<string> = new Set(['ii', 'iii', 'iv', 'vi', 'vii', 'viii']);

function countVeto(left: MatchProfile, right: MatchProfile): Veto | null {
  const word = conflictingCount(left, right);
  if (word === null) return null;
  const stated = (profile: MatchProfile) =>
    (profile.counts.get(word) ?? profile.counts.get('#' + word) ?? []).join(' ');
  return veto('generation', `${word} ${stated(left)}`, `${word} ${stated(right)}`);
}

/** "Pixel 8" and "Pixel 8 Pro", or "MacBook Air" and "MacBook Pro"; not "Pro" anywhere in one of the titles. */
function editionVeto(left: MatchProfile, right: MatchProfile): Veto | null {
  const onlyIn = (one: MatchProfile, other: MatchProfile) =>
    [...one.words].filter(
      (word) => editionWords.has(word) && !other.words.has(word) && !other.squashedText.includes(word),
    );
  const [some, others] = [onlyIn(left, right), onlyIn(right, left)];
  const follows = (own: readonly string[], one: MatchProfile, other: MatchProfile) =>
    own.some((word) => followsSharedModel(word, one, other));
  const areOpposed = some.length > 0 && others.length > 0;
  return areOpposed || follows(some, left, right) || follows(others, right, left)
    ? veto('edition', some[0] ?? null, others[0] ?? null)
    : null;
}

function followsSharedModel(word: string, one: MatchProfile, other: MatchProfile): boolean {
  const place = one.wordPlaces.get(word) ?? 0;
  const before = [...one.words][place - 1];
  return before !== undefined && /^\p{L}*\d/u.test(before) && before.length <= 6 && other.words.has(before);
}

/** Only one is made for other products, and the other is such a product: a case and the phone it is for. */
function accessoryVeto(left: MatchProfile, right: MatchProfile, code: string | null): Veto | null {
  const only = (one: MatchProfile, other: MatchProfile) => {
    const { accessoryWord, head } = one.purpose;
    if (other.purpose.servesAnother) return null;
    if (isMadeFor(one, other)) return accessoryWord ?? head.at(-1) ?? null;
    if (accessoryWord === null || other.purpose.accessoryWord !== null) return null;
    const isOnlyHere = !other.squashedText.includes(accessoryWord);
    return isOnlyHere && code !== null && servesCode(one, code) ? accessoryWord : null;
  };
  const [some, others] = [only(left, right), only(right, left)];
  return some === null && others === null ? null : veto('accessory', some, others);
}

/** Whether the other's title has what one names after "for", and hardly anything of what one names before it. */
function isMadeFor({ purpose, brand }: MatchProfile, other: MatchProfile): boolean {
  const isIn = (word: string) =>
    other.words.has(word) || (word.length >= 4 && other.squashedTitle.includes(word));
  const served = purpose.served.slice(0, 4);
  const head = purpose.head.filter((word) => !brand.includes(word));
  return (
    served.length > 0 &&
    head.length > 0 &&
    served.filter(isIn).length >= Math.max(Math.min(2, served.length), served.length * 0.6) &&
    head.filter(isIn).length <= head.length * 0.34
  );
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
