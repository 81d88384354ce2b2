import { familyOf, type MatchProfile } from './match-profile';

export interface CodeComparison {
  readonly same: number;
  readonly inText: number;
  readonly inTextOther: number;
  readonly inTitle: number;
  readonly prefix: number;
  readonly conflict: number;
  readonly near: number;
  /** Same letters, different digits, and no code in common: TH42PZ80U and TH42PZ85U. */
  readonly twins: number;
  /** How much of a code the other title spells out: eos50dbody in "EOS 50D … body". */
  readonly spelt: number;
  /** Three-character codes on both sides: 1 if one is equal, -1 if none is. */
  readonly short: number;
}

/** Checks for equal codes, one contained in the other's text, one a prefix of the other, and twins of a family. */
export function compareCodes(left: MatchProfile, right: MatchProfile): CodeComparison {
  let same = 0;
  let prefix = 0;
  let near = 0;
  for (const one of left.codes) {
    for (const other of right.codes) {
      if (one === other) same = Math.max(same, codeStrength(one));
      else {
        const common = commonStart(one, other);
        const [short, long] = one.length < other.length ? [one, other] : [other, one];
        const shorter = short.length;
        if (common === shorter && shorter >= 4 && isSuffix(long.slice(shorter))) {
          prefix = Math.max(prefix, codeStrength(short));
        } else if (common >= 3 && shorter >= 5) near = Math.max(near, common / shorter);
      }
    }
  }
  const inRight = foundIn(left.codes, right.squashedText, right.codes);
  const inLeft = foundIn(right.codes, left.squashedText, left.codes);
  const inTitle = Math.max(
    foundIn(left.codes, right.squashedTitle, right.codes),
    foundIn(right.codes, left.squashedTitle, left.codes),
  );
  const isKnown = left.codes.length > 0 && right.codes.length > 0;
  return {
    same,
    inText: Math.max(inRight, inLeft),
    inTextOther: Math.min(inRight, inLeft),
    inTitle,
    prefix,
    conflict: Number(isKnown && same === 0 && prefix === 0 && inRight === 0 && inLeft === 0),
    near,
    twins: Number(same === 0 && prefix === 0 && inRight === 0 && inLeft === 0 && haveTwins(left, right)),
    spelt: Math.max(speltBy(left.codes, right.words), speltBy(right.codes, left.words)),
    short: shortCodes(left, right),
  };
}

function haveTwins(left: MatchProfile, right: MatchProfile): boolean {
  return left.families.some((one, place) =>
    right.families.some(
      (other, otherPlace) =>
        one.shape === other.shape &&
        one.stem !== other.stem &&
        isLong(left.codes[place]) &&
        isLong(right.codes[otherPlace]),
    ),
  );
}

function isLong(code: string | undefined): boolean {
  return code !== undefined && code.length >= 4;
}

/** Same letters in the same places, different digits. Letters after the last digit (colour, region) may differ. */
export function areTwins(one: string, other: string): boolean {
  const [left, right] = [familyOf(one), familyOf(other)];
  return isLong(one) && isLong(other) && left.shape === right.shape && left.stem !== right.stem;
}

function speltBy(codes: readonly string[], words: ReadonlySet<string>): number {
  let best = 0;
  for (const code of codes) {
    if (code.length < 5) continue;
    let place = 0;
    let hasDigit = false;
    while (place < code.length) {
      let longest = '';
      for (const word of words)
        if (word.length > longest.length && code.startsWith(word, place)) longest = word;
      if (longest.length < 2) break;
      hasDigit ||= /\d/.test(longest);
      place += longest.length;
    }
    if (hasDigit) best = Math.max(best, place / code.length);
  }
  return best;
}

function shortCodes({ shortCodes: some }: MatchProfile, { shortCodes: others }: MatchProfile): number {
  if (some.length === 0 || others.length === 0) return 0;
  return some.some((each) => others.includes(each)) ? 1 : -1;
}

/** Longer codes with letters and digits count more; 1 from eight characters. */
function codeStrength(code: string): number {
  return Math.min(1.25, code.length / 8) * (/\p{L}/u.test(code) ? 1 : 0.8);
}

function foundIn(codes: readonly string[], squashed: string, others: readonly string[]): number {
  let best = 0;
  for (const code of codes) {
    if (code.length >= 4 && squashed.includes(code) && !isPartOfAnother(code, others))
      best = Math.max(best, codeStrength(code));
  }
  return best;
}

/** "HDMIMM1" is in "HDMIMM10", which is another model. */
function isPartOfAnother(code: string, others: readonly string[]): boolean {
  return others.some(
    (longer) =>
      longer.length > code.length && longer.startsWith(code) && !isSuffix(longer.slice(code.length)),
  );
}

/** Letters for colour or region, which shops append to a code. */
function isSuffix(rest: string): boolean {
  return rest.length <= 3 && /^\p{L}*$/u.test(rest);
}

function commonStart(one: string, other: string): number {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  return place;
}

/** Whether a code names one product wherever it is: two digits, and no name of a standard. */
function isCertain(code: string, signsMin: number): boolean {
  return code.length >= signsMin && /\d.*\d/.test(code) && !standardName.test(code);
}

/** Within one brand, seven signs name a product; otherwise "CS-M8000" may be a series. */
const signsWithinBrand = 7;
const signsWithoutBrand = 8;

/** The codes of an offer by which offers of other shops may be the same product. */
export function certainCodes({ codes }: MatchProfile): readonly string[] {
  return codes.filter((code) => isCertain(code, signsWithinBrand));
}

/** A certain code that both offers have, and neither as a part of a longer one: "HBS534BB0B" isn't "HBS534BB0". */
export function certainCode(left: MatchProfile, right: MatchProfile, isOfOneBrand: boolean): string | null {
  if (hasOtherCode(left, right) && hasOtherCode(right, left)) return null;
  const signsMin = isOfOneBrand ? signsWithinBrand : signsWithoutBrand;
  const has = ({ codes, words }: MatchProfile, code: string) =>
    codes.includes(code) || (isJoined(code, words) && !codes.some((longer) => longer.includes(code)));
  return (
    [...left.codes, ...right.codes].find(
      (code) => isCertain(code, signsMin) && has(left, code) && has(right, code),
    ) ?? null
  );
}

/** Whether consecutive whole words make up the code. */
function isJoined(code: string, words: ReadonlySet<string>): boolean {
  let ends: readonly number[] = [];
  for (const word of words) {
    ends = [0, ...ends].filter((place) => code.startsWith(word, place)).map((place) => place + word.length);
    if (ends.includes(code.length)) return true;
  }
  return false;
}

/** Whether it has a code that the other lacks, such as "DS-7208" beside "Turbo HD 4.0". */
function hasOtherCode({ codes }: MatchProfile, { squashedText }: MatchProfile): boolean {
  return codes.some(
    (code) =>
      code.length >= 5 && /\p{L}/u.test(code) && !standardName.test(code) && !squashedText.includes(code),
  );
}

/** Kinds of memory, Wi-Fi, sockets and pictures, and speeds of networks. */
const standardName =
  /^(?:(?:pc|ddr)\d?l?\d{3,5}[a-z]?|80211[a-z]*|(?:fc)?lga\d+.*|hdr\d+|\d{3,4}x\d{3,4}(?:p|px|x\d+)?|(?:10)?100(?:1000)?(?:base.*|mbit.*)?)$/;
