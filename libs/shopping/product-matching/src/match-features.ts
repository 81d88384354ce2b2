import { compareCodes } from './compare-codes';
import { brandsContradict } from './contradiction';
import type { MatchProfile } from './match-profile';
import { compareTrait } from './product-traits';
import { defaultRarity, isCommonWord, type TokenRarity } from './token-rarity';
import { isVariantWord } from './variant-words';

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
  priceGap: -1,
  brandConflict: -1,
  partNumberShared: 1,
  partNumberConflict: -1,
  leftoverBoth: -1,
  leftoverShare: -1,
  leftoverWords: -1,
  leftoverNames: -1,
  leftoverCodes: -1,
  leftoverCodesMost: -1,
  leftoverMost: -1,
  wordRun: 1,
  headShared: 1,
  modelAgree: 1,
  modelConflict: -1,
  yearConflict: -1,
  shortConflict: -1,
  capacityConflict: -1,
  sizeConflict: -1,
  tier: 1,
  upgrade: 1,
  academic: 1,
  volume: 1,
  platform: 1,
  servesDiffers: -1,
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
  const partNumbers = comparePartNumbers(left, right);
  const models = compareModels(left, right);
  const years = compareSets(left.years, right.years);
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
    priceGap: prices ?? 0,
    brandConflict: Number(brandsContradict(left, right)),
    partNumberShared: partNumbers.shared,
    partNumberConflict: partNumbers.conflict,
    leftoverBoth: words.leftoverBoth,
    leftoverShare: words.leftoverShare,
    leftoverWords: words.leftoverWords,
    leftoverNames: words.leftoverNames,
    leftoverCodes: words.leftoverCodes,
    leftoverCodesMost: words.leftoverCodesMost,
    leftoverMost: words.leftoverMost,
    wordRun: wordRun(left, right),
    headShared: headShared(left, right),
    modelAgree: models.agree,
    modelConflict: models.conflict,
    yearConflict: years.conflict,
    shortConflict: words.shortConflict,
    capacityConflict: quantities.capacityConflict,
    sizeConflict: quantities.sizeConflict,
    tier: compareTrait(left.traits, right.traits, 'tier'),
    upgrade: compareTrait(left.traits, right.traits, 'upgrade'),
    academic: compareTrait(left.traits, right.traits, 'academic'),
    volume: compareTrait(left.traits, right.traits, 'volume'),
    platform: compareTrait(left.traits, right.traits, 'platform'),
    servesDiffers: Number(left.purpose.servesAnother !== right.purpose.servesAnother),
  };
  return Object.values(features);
}

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

interface Leftover {
  weight: number;
  rarest: number;
  words: number;
  names: number;
  codes: number;
  short: number;
}

const noLeftover: Leftover = { weight: 0, rarest: 0, words: 0, names: 0, codes: 0, short: 0 };

function compareWords(left: MatchProfile, right: MatchProfile, rarity: TokenRarity) {
  let shared = 0;
  let leftTotal = 0;
  let rightTotal = 0;
  let rarestShared = 0;
  let textShared = 0;
  const ofLeft = { ...noLeftover };
  const ofRight = { ...noLeftover };
  for (const word of left.words) {
    const weight = rarity(word);
    leftTotal += weight;
    if (right.words.has(word)) {
      shared += weight;
      rarestShared = Math.max(rarestShared, weight);
    } else if (isSpelled(word, right.squashedText)) textShared += weight;
    else leave(ofLeft, word, weight, left, right);
  }
  for (const word of right.words) {
    const weight = rarity(word);
    rightTotal += weight;
    if (left.words.has(word)) continue;
    if (isSpelled(word, left.squashedText)) textShared += weight;
    else leave(ofRight, word, weight, right, left);
  }
  const total = Math.max(1e-9, leftTotal + rightTotal - shared);
  return {
    overlap: shared / Math.max(1e-9, Math.sqrt(leftTotal * rightTotal)),
    contained: shared / Math.max(1e-9, Math.min(leftTotal, rightTotal)),
    jaccard: shared / total,
    textOverlap: Math.min(1, (shared + textShared) / total),
    rarestShared: rarestShared / 3,
    leftoverRarest: Math.min(ofLeft.rarest, ofRight.rarest) / 3,
    leftoverBoth: Math.min(ofLeft.weight, ofRight.weight) / 3,
    leftoverMost: Math.max(ofLeft.weight, ofRight.weight) / 3,
    leftoverShare: Math.min(
      ofLeft.weight / Math.max(1e-9, leftTotal),
      ofRight.weight / Math.max(1e-9, rightTotal),
    ),
    leftoverWords: Math.min(ofLeft.words, ofRight.words),
    leftoverNames: Math.min(ofLeft.names, ofRight.names),
    leftoverCodes: Math.min(ofLeft.codes, ofRight.codes),
    leftoverCodesMost: Math.max(ofLeft.codes, ofRight.codes),
    shortConflict: Math.min(ofLeft.short, ofRight.short),
  };
}

function isSpelled(word: string, squashed: string): boolean {
  return word.length >= 4 && squashed.includes(word);
}

/** Notes a word that the other offer doesn't have: a model code, a number or short code, or a word. */
function leave(
  leftover: Leftover,
  word: string,
  weight: number,
  own: MatchProfile,
  other: MatchProfile,
): void {
  leftover.weight += weight;
  leftover.rarest = Math.max(leftover.rarest, weight);
  if (own.codes.includes(word)) leftover.codes += 1;
  else if (startsWithDigit(word) || own.shortCodes.includes(word)) leftover.short += 1;
  else if (word.length >= 3 && !isVariantWord(word)) {
    leftover.words += 1;
    // A name follows the brand or another shared word and is no kind of product.
    if (!isCommonWord(word) && other.words.size > 0 && isNearStart(own, word)) leftover.names += 1;
  }
}

function startsWithDigit(word: string): boolean {
  const sign = word.charCodeAt(0);
  return sign >= 48 && sign <= 57;
}

function isNearStart(profile: MatchProfile, word: string): boolean {
  return (profile.wordPlaces.get(word) ?? 99) <= 4;
}

/** The most consecutive words of one title that the other has in the same order. */
function wordRun(left: MatchProfile, right: MatchProfile): number {
  let longest = 0;
  let run = 0;
  let expected = -1;
  for (const word of left.words) {
    const place = right.wordPlaces.get(word);
    run = place === undefined ? 0 : place === expected ? run + 1 : 1;
    expected = place === undefined ? -1 : place + 1;
    if (run > longest) longest = run;
  }
  return Math.min(8, longest) / 8;
}

/** The share of each title's first three words besides the brand that the other has, the lower of both. */
function headShared(left: MatchProfile, right: MatchProfile): number {
  const share = (one: MatchProfile, other: MatchProfile) => {
    let count = 0;
    let found = 0;
    for (const word of one.words) {
      if (word.length < 2 || one.brand.includes(word) || other.brand.includes(word)) continue;
      count += 1;
      if (other.words.has(word) || isSpelled(word, other.squashedText)) found += 1;
      if (count === 3) break;
    }
    return count === 0 ? 0 : found / count;
  };
  return Math.min(share(left, right), share(right, left));
}

/** "iphone 8" and "iphone 7", "fenix 5s" and "fenix 5x". */
function compareModels(left: MatchProfile, right: MatchProfile) {
  let agree = 0;
  let conflict = 0;
  for (const [word, names] of left.models) {
    const others = right.models.get(word);
    if (others === undefined) continue;
    if (names.some((name) => others.includes(name))) agree += 1;
    else if (!names.some((name) => right.words.has(name)) && !others.some((name) => left.words.has(name)))
      conflict += 1;
  }
  return { agree: Math.min(2, agree), conflict: Math.min(2, conflict) };
}

/** Part numbers that both state: equal or one within the other is shared; otherwise they conflict, less if they start alike. */
function comparePartNumbers(left: MatchProfile, right: MatchProfile) {
  const [one, other] = [left.partNumber, right.partNumber];
  if (one === null || other === null) return { shared: 0, conflict: 0 };
  if (one === other) return { shared: 1, conflict: 0 };
  if (isInTitle(one, right) || isInTitle(other, left)) return { shared: 0.7, conflict: 0 };
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.includes(short)) return { shared: 0.7, conflict: 0 };
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  return { shared: 0, conflict: 1 - (0.8 * (start + end)) / long.length };
}

/** A shop's own number often takes the place of the maker's, which then is in the title. */
export function isInTitle(partNumber: string, { squashedTitle }: MatchProfile): boolean {
  return partNumber.length >= 6 && squashedTitle.includes(partNumber);
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
  let capacityConflict = 0;
  let sizeConflict = 0;
  for (const [dimension, values] of left.quantities) {
    const others = right.quantities.get(dimension);
    if (others === undefined) continue;
    if (values.some((value) => others.some((other) => isClose(value, other)))) agree += 1;
    else {
      conflict += 1;
      if (dimension === 'gb') capacityConflict = 1;
      if (dimension === 'cm') sizeConflict = 1;
    }
  }
  return { agree: Math.min(2, agree), conflict: Math.min(2, conflict), capacityConflict, sizeConflict };
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
