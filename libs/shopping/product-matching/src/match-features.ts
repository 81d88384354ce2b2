import { compareCodes } from './compare-codes';
import type { MatchProfile } from './match-profile';

/** Grows with a term's rarity; see `defaultRarity`. */
export type TokenRarity = (token: string) => number;

/** In the order of `matchFeatures`. 1: counts only for a match. -1: only against it. 0: either. */
export const featureDirections = {
  sameCode: 1,
  codeInText: 1,
  codeInTitle: 1,
  codeInBoth: 1,
  codePrefix: 1,
  codeConflict: -1,
  codeNear: 0,
  codeTwins: -1,
  codeSpelt: 1,
  shortCode: 1,
  noCodes: 0,
  titleOverlap: 1,
  titleContained: 1,
  titleJaccard: 1,
  textOverlap: 1,
  rarestShared: 1,
  leftoverRarest: -1,
  joinedWord: 1,
  triples: 1,
  brandShared: 1,
  quantityAgree: 1,
  quantityConflict: -1,
  numberAgree: 1,
  numberConflict: -1,
  countConflict: -1,
  colourAgree: 1,
  colourConflict: -1,
  generationConflict: -1,
  accessoryDiffers: -1,
  bundleDiffers: -1,
  priceKnown: 0,
  priceGap: -1,
  shortTitle: 0,
} as const;

export type MatchFeatures = readonly number[];

/** Symmetric. */
export function matchFeatures(
  left: MatchProfile,
  right: MatchProfile,
  rarity: TokenRarity = defaultRarity,
): MatchFeatures {
  const codes = compareCodes(left, right);
  const words = compareWords(left, right, rarity);
  const quantities = compareQuantities(left, right);
  const numbers = compareSets(left.numbers, right.numbers);
  const colours = compareSets(left.colours, right.colours);
  const prices = priceGap(left, right);
  const features: Record<keyof typeof featureDirections, number> = {
    sameCode: codes.same,
    codeInText: codes.inText,
    codeInTitle: codes.inTitle,
    codeInBoth: codes.inText * codes.inTextOther,
    codePrefix: codes.prefix,
    codeConflict: codes.conflict,
    codeNear: codes.near,
    codeTwins: codes.twins,
    codeSpelt: codes.spelt,
    shortCode: codes.short,
    noCodes: Number(left.codes.length === 0 || right.codes.length === 0),
    titleOverlap: words.overlap,
    titleContained: words.contained,
    titleJaccard: words.jaccard,
    textOverlap: words.textOverlap,
    rarestShared: words.rarestShared,
    leftoverRarest: words.leftoverRarest,
    joinedWord: Math.max(joinedWord(left, right), joinedWord(right, left)),
    triples: triplesShared(left, right),
    brandShared: brandShared(left, right),
    quantityAgree: quantities.agree,
    quantityConflict: quantities.conflict,
    numberAgree: numbers.agree,
    numberConflict: numbers.conflict,
    countConflict: Number(conflictingCount(left, right) !== null),
    colourAgree: colours.agree,
    colourConflict: colours.conflict,
    generationConflict: Number(
      left.generation !== null && right.generation !== null && left.generation !== right.generation,
    ),
    accessoryDiffers: Number(left.purpose.accessoryWord !== right.purpose.accessoryWord),
    bundleDiffers: Number(left.purpose.isBundle !== right.purpose.isBundle),
    priceKnown: Number(prices !== null),
    priceGap: prices ?? 0,
    shortTitle: Math.min(left.words.size, right.words.size) / 10,
  };
  return Object.values(features);
}

/** Rarity without a catalog: highest for codes and numbers, lowest for the most common words. */
function defaultRarity(token: string): number {
  let hasDigit = false;
  let hasLetter = false;
  for (let place = 0; place < token.length; place += 1) {
    const sign = token.charCodeAt(place);
    if (sign >= 48 && sign <= 57) hasDigit = true;
    else hasLetter = true;
  }
  if (hasDigit) return hasLetter && token.length >= 3 ? 3 : 1.5;
  return commonWords.has(token) ? 0.5 : token.length <= 2 ? 0.4 : 1.5;
}

const commonWords: ReadonlySet<string> = new Set(
  (
    'black white silver gray grey blue red green pink digital camera with for the and of in a to lcd tv hdtv flat panel series system player ' +
    'wireless speaker home audio cable adapter case stereo finish steel stainless inch portable bluetooth headphone phone cordless color ' +
    'high definition disc dvd video usb memory card pro new compact set kit built widescreen'
  ).split(' '),
);

/** The longest word of one title that the other splits: "lcscsh" for "LCS-CSH". */
function joinedWord(one: MatchProfile, other: MatchProfile): number {
  let longest = 0;
  for (const word of one.words) {
    if (
      word.length >= 5 &&
      word.length > longest &&
      !other.words.has(word) &&
      other.squashedTitle.includes(word)
    )
      longest = word.length;
  }
  return longest / 10;
}

/** A word with different numbers in the titles ("24 port" and "5 port", "iPhone 12" and "iPhone 13"), or null. */
export function conflictingCount(left: MatchProfile, right: MatchProfile): string | null {
  for (const [word, numbers] of left.counts) {
    const others = right.counts.get(word);
    if (others !== undefined && !numbers.some((number) => others.includes(number)))
      return word.replace('#', '');
  }
  return null;
}

function compareWords(left: MatchProfile, right: MatchProfile, rarity: TokenRarity) {
  let shared = 0;
  let leftTotal = 0;
  let rightTotal = 0;
  let rarestShared = 0;
  let textShared = 0;
  const leftover = [0, 0];
  for (const word of left.words) {
    const weight = rarity(word);
    leftTotal += weight;
    if (right.words.has(word)) {
      shared += weight;
      rarestShared = Math.max(rarestShared, weight);
    } else if (word.length >= 4 && right.squashedText.includes(word)) textShared += weight;
    else leftover[0] = Math.max(leftover[0] ?? 0, weight);
  }
  for (const word of right.words) {
    const weight = rarity(word);
    rightTotal += weight;
    if (left.words.has(word)) continue;
    if (word.length >= 4 && left.squashedText.includes(word)) textShared += weight;
    else leftover[1] = Math.max(leftover[1] ?? 0, weight);
  }
  const total = Math.max(1e-9, leftTotal + rightTotal - shared);
  return {
    overlap: shared / Math.max(1e-9, Math.sqrt(leftTotal * rightTotal)),
    contained: shared / Math.max(1e-9, Math.min(leftTotal, rightTotal)),
    jaccard: shared / total,
    textOverlap: Math.min(1, (shared + textShared) / total),
    rarestShared: rarestShared / 3,
    leftoverRarest: Math.min(leftover[0] ?? 0, leftover[1] ?? 0) / 3,
  };
}

function triplesShared(left: MatchProfile, right: MatchProfile): number {
  const [small, large] =
    left.triples.size < right.triples.size ? [left.triples, right.triples] : [right.triples, left.triples];
  let shared = 0;
  for (const triple of small) if (large.has(triple)) shared += 1;
  return shared / Math.max(1, Math.sqrt(small.size * large.size));
}

function compareQuantities(left: MatchProfile, right: MatchProfile) {
  let agree = 0;
  let conflict = 0;
  for (const [dimension, values] of left.quantities) {
    const others = right.quantities.get(dimension);
    if (others === undefined) continue;
    if (values.some((value) => others.some((other) => isClose(value, other)))) agree += 1;
    else conflict += 1;
  }
  return { agree: Math.min(2, agree), conflict: Math.min(2, conflict) };
}

/** Allows for rounding: 68.6 cm is close to 27 inch, but 15.6 inch isn't close to 15.4. */
export function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= 0.012 * Math.max(one, other);
}

function compareSets(left: ReadonlySet<string>, right: ReadonlySet<string>) {
  if (left.size === 0 || right.size === 0) return { agree: 0, conflict: 0 };
  let shared = 0;
  for (const each of left) if (right.has(each)) shared += 1;
  return { agree: shared / Math.min(left.size, right.size), conflict: Number(shared === 0) };
}

/** Compares brands, or the first title word without one: 1 if each contains the other, 0.5 one way. */
function brandShared(left: MatchProfile, right: MatchProfile): number {
  const isIn = (one: MatchProfile, other: MatchProfile) => {
    const names = one.brand.length > 0 ? one.brand : [...one.words].slice(0, 1);
    return names.some((name) => other.brand.includes(name) || other.words.has(name));
  };
  return (Number(isIn(left, right)) + Number(isIn(right, left))) / 2;
}

/** The natural logarithm of the price ratio, at most 2; null if unknown. */
function priceGap(left: MatchProfile, right: MatchProfile): number | null {
  if (left.price === null || right.price === null || left.price.currency !== right.price.currency)
    return null;
  const [one, other] = [left.price.amountMinor, right.price.amountMinor];
  return one > 0 && other > 0 ? Math.min(2, Math.abs(Math.log(one / other))) : null;
}
