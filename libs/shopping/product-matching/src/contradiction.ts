import { compareCodes } from './compare-codes';
import type { MatchProfile } from './match-profile';
import { isNamedAsServed } from './variant-words';

/** Why offers with the same GTIN or part number may be different products. */
export type Contradiction = 'title' | 'accessory';

/**
 * Shared codes must be in both titles. Titles without a model number may be translations, which isn't a contradiction.
 */
export function findContradiction(left: MatchProfile, right: MatchProfile): Contradiction | null {
  const codes = codesInBothTitles(left, right);
  if (codes.some((code) => isMadeFor(left, right, code) || isMadeFor(right, left, code))) return 'accessory';
  if (codes.length > 0) return null;
  const brand = new Set([...left.brand, ...right.brand]);
  const [some, others] = [wordsBut(brand, left), wordsBut(brand, right)];
  if (some.length < 2 || others.length < 2) return null;
  const isOfOneBrand = brandIsIn(left, right) && brandIsIn(right, left);
  if (isOfOneBrand && mayBeOneModel(left, right)) return null;
  const contained = Math.max(
    containedShare(some, others, right.squashedTitle),
    containedShare(others, some, left.squashedTitle),
  );
  const alike = triplesShare(some, others);
  const isUnlike = contained < 0.2 && alike < 0.2;
  const isOtherModel = contained < 0.25 && alike < 0.3 && compareCodes(left, right).conflict === 1;
  return isUnlike || isOtherModel ? 'title' : null;
}

/** Whether the brands have nothing in common, in brands and titles. */
export function brandsContradict(left: MatchProfile, right: MatchProfile): boolean {
  if (left.brand.length === 0 || right.brand.length === 0) return false;
  if (brandIsIn(left, right) || brandIsIn(right, left) || areInitials(left.brand, right.brand)) return false;
  return codesInBothTitles(left, right).length === 0;
}

/** However the word is spaced. */
function brandIsIn(one: MatchProfile, other: MatchProfile): boolean {
  const joined = one.brand.join('');
  const otherBrand = other.brand.join('');
  return (
    one.brand.some((word) => other.brand.includes(word) || other.words.has(word)) ||
    (joined.length >= 2 && (otherBrand.startsWith(joined) || joined.startsWith(otherBrand || ' '))) ||
    (joined.length >= 4 && other.squashedTitle.includes(joined))
  );
}

/** "HP" and "Hewlett Packard". */
function areInitials(one: readonly string[], other: readonly string[]): boolean {
  const initialsOf = (words: readonly string[]) => words.map((word) => word[0] ?? '').join('');
  return initialsOf(one) === other.join('') || initialsOf(other) === one.join('');
}

/** "Case for Sony WH1000XM5" and "Sony WH1000XM5": only the brand is between "for" and the code. */
function isMadeFor(one: MatchProfile, other: MatchProfile, code: string): boolean {
  const brands = new Set([...one.brand, ...other.brand]);
  const isOfCode = (word: string) => word.length >= 2 && (code.startsWith(word) || code.endsWith(word));
  const serves = ({ words }: MatchProfile) =>
    isNamedAsServed([...words], isOfCode, (word) => brands.has(word));
  const isModel = /\p{L}/u.test(code);
  return isModel && serves(one) && !serves(other) && other.purpose.accessoryWord === null;
}

/** Model codes in both titles, however spaced. Codes only in identifiers don't count. */
function codesInBothTitles(left: MatchProfile, right: MatchProfile): readonly string[] {
  return [...left.codes, ...right.codes].filter(
    (code) => code.length >= 4 && left.squashedTitle.includes(code) && right.squashedTitle.includes(code),
  );
}

/** Whether one has no model, or both have the same short one: "X-T5". */
function mayBeOneModel(left: MatchProfile, right: MatchProfile): boolean {
  const [some, others] = [titleCodes(left), titleCodes(right)];
  return some.length === 0 || others.length === 0 || some.some((code) => others.includes(code));
}

function titleCodes({ codes, squashedTitle }: MatchProfile): readonly string[] {
  return codes.filter((code) => squashedTitle.includes(code));
}

function wordsBut(leftOut: ReadonlySet<string>, { words }: MatchProfile): readonly string[] {
  return [...words].filter((word) => !leftOut.has(word));
}

/** The shared part of the shorter title, weighted by rarity. */
function containedShare(some: readonly string[], others: readonly string[], otherTitle: string): number {
  const known = new Set(others);
  let shared = 0;
  for (const word of some)
    if (known.has(word) || (word.length >= 4 && otherTitle.includes(word))) shared += weightOf(word);
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + weightOf(word), 0);
  return shared / Math.min(sum(some), sum(others));
}

function weightOf(word: string): number {
  if (/\d/.test(word)) return /\p{L}/u.test(word) && word.length >= 3 ? 3 : 1.5;
  return word.length <= 2 ? 0.4 : 1.5;
}

function triplesShare(some: readonly string[], others: readonly string[]): number {
  const [left, right] = [triplesOf(some), triplesOf(others)];
  let shared = 0;
  for (const triple of left) if (right.has(triple)) shared += 1;
  return shared / Math.max(1, Math.min(left.size, right.size));
}

function triplesOf(words: readonly string[]): ReadonlySet<string> {
  const joined = words.join('').slice(0, 96);
  const triples = new Set<string>();
  for (let place = 0; place + 3 <= joined.length; place += 1) triples.add(joined.slice(place, place + 3));
  return triples;
}
