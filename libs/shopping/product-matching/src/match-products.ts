import { areTwins, certainCode } from './compare-codes';
import { brandsContradict, findContradiction } from './contradiction';
import { featureDirections, isInTitle, matchFeatures, type MatchFeatures } from './match-features';
import { likelihood, type MatchModel } from './match-model';
import { readProfile, type MatchInput, type MatchProfile } from './match-profile';
import { matchWeights } from './match-weights';
import type { TokenRarity } from './token-rarity';
import { isVariantWord } from './variant-words';
import { findVetoes, variantVetoes, type Veto } from './vetoes';

/** "variant": one product in another size, colour, pack or condition. */
type MatchDecision = 'same' | 'probably-same' | 'similar' | 'variant' | 'different';

export type MatchReason =
  | { readonly kind: 'same-gtin'; readonly gtin: string }
  | { readonly kind: 'different-gtin'; readonly left: string; readonly right: string }
  | { readonly kind: 'same-model'; readonly brand: string | null; readonly model: string }
  | { readonly kind: 'different-model'; readonly left: string; readonly right: string }
  | { readonly kind: 'alike'; readonly likelihood: number; readonly words: readonly string[] };

export interface ProductMatch {
  readonly decision: MatchDecision;
  /** 0 to 1; for a variant, the likelihood that both are variants of one product. */
  readonly confidence: number;
  /** The likelihood of one model, whatever distinguishes the items. */
  readonly modelLikelihood: number;
  /** For sorting: the likelihood with vetoes, plus wording similarity, because many candidates are equally likely. */
  readonly score: number;
  readonly reasons: readonly MatchReason[];
  readonly vetoes: readonly Veto[];
}

export interface MatchContext {
  /** Learned from the catalog at hand: see `learnRarity`. */
  readonly tokenRarity?: TokenRarity;
  /** Instead of the checked-in weights, to judge others. */
  readonly weights?: MatchModel;
}

/** Minimum likelihoods, tuned on sources that the model wasn't trained on; "same" needs an identifier too. */
const matchThresholds = { same: 0.95, probablySame: 0.35, similar: 0.15 } as const;

/**
 * GTIN first, then brand and model, then a trained model. Similarity never outvotes a veto. Symmetric. Never throws.
 */
export function matchProducts(left: MatchInput, right: MatchInput, context: MatchContext = {}): ProductMatch {
  return matchProfiles(readProfile(left), readProfile(right), context);
}

/** `matchProducts` for profiles, to compare one with many. */
export function matchProfiles(
  left: MatchProfile,
  right: MatchProfile,
  context: MatchContext = {},
): ProductMatch {
  const gtin = left.gtins.find((each) => right.gtins.includes(each)) ?? null;
  const model = sharedModel(left, right);
  const haveSameCode = gtin !== null || model !== null;
  const contradiction = haveSameCode ? findContradiction(left, right) : null;
  const vetoes = [
    ...findVetoes(left, right, haveSameCode),
    ...(contradiction === null ? [] : [{ kind: contradiction, left: null, right: null }]),
  ];
  const features = matchFeatures(left, right, context.tokenRarity);
  const likely = likelihood(context.weights ?? matchWeights, features);
  const reasons = reasonsFor(left, right, gtin, model, likely);
  const plain = plainScore(left, right, gtin, model, likely);
  const alike = wordingShare * likenessOf(features);
  const scoreOf = (likelihoodOfSame: number) => (1 - wordingShare) * likelihoodOfSame + alike;
  const evidence = { modelLikelihood: plain, reasons, vetoes };
  if (vetoes.length === 0) {
    const isIdentified = haveSameCode || haveCertainCode(left, right, features);
    return {
      decision: decisionAt(plain, isIdentified),
      confidence: plain,
      score: scoreOf(plain),
      ...evidence,
    };
  }
  const isVariant =
    vetoes.every(({ kind }) => variantVetoes.has(kind)) &&
    (plain >= matchThresholds.probablySame || areOtherwiseAlike(left, right));
  const held = Math.min(plain, isVariant ? 0.3 : 0.1);
  const decision = isVariant ? 'variant' : 'different';
  const confidence = isVariant ? Math.max(0.6, plain) : held;
  return { decision, confidence, score: scoreOf(held), ...evidence };
}

/** The share of wording in the score. */
const wordingShare = 0.03;
const likenessPlaces = (['textOverlap', 'titleOverlap', 'triples', 'sameCode', 'codePrefix'] as const).map(
  (name) => Object.keys(featureDirections).indexOf(name),
);

function likenessOf(features: MatchFeatures): number {
  const sum = likenessPlaces.reduce((total, place) => total + (features[place] ?? 0), 0);
  return Math.min(1, sum / likenessPlaces.length);
}

export function isMatch(match: ProductMatch): boolean {
  return match.decision === 'same' || match.decision === 'probably-same';
}

/** Wording alone is never enough, and neither is a shared code where each also has codes that the other lacks. */
function haveCertainCode(left: MatchProfile, right: MatchProfile, features: MatchFeatures): boolean {
  return (
    certainCode(left, right, brandsAgree(left, right)) !== null &&
    (features[leftoverCodesPlace] ?? 0) === 0 &&
    !left.mayBeLicence &&
    !right.mayBeLicence
  );
}

const leftoverCodesPlace = Object.keys(featureDirections).indexOf('leftoverCodes');

function decisionAt(score: number, isIdentified: boolean): MatchDecision {
  if (score >= matchThresholds.same && isIdentified) return 'same';
  if (score >= matchThresholds.probablySame) return 'probably-same';
  return score >= matchThresholds.similar ? 'similar' : 'different';
}

function plainScore(
  left: MatchProfile,
  right: MatchProfile,
  gtin: string | null,
  model: string | null,
  likely: number,
): number {
  if (gtin !== null) return 0.995;
  const haveOtherGtins = left.gtins.length > 0 && right.gtins.length > 0;
  if (model !== null) return haveOtherGtins ? 0.7 : Math.max(0.97, likely);
  return (
    likely *
    (haveOtherGtins ? 0.4 : 1) *
    (haveOtherPartNumbers(left, right) ? 0.35 : 1) *
    (brandsContradict(left, right) ? 0.2 : 1)
  );
}

/** Short part numbers count only with matching brands. */
function sharedModel(left: MatchProfile, right: MatchProfile): string | null {
  const model =
    [left.partNumber, right.partNumber].find(
      (each) =>
        each !== null &&
        (each.length >= 6 || brandsAgree(left, right)) &&
        has(left, each) &&
        has(right, each),
    ) ?? null;
  const haveBothBrands = left.brand.length > 0 && right.brand.length > 0;
  return model !== null && (!haveBothBrands || brandsAgree(left, right)) ? model : null;
}

function has(profile: MatchProfile, model: string): boolean {
  return profile.partNumber === null ? profile.codes.includes(model) : profile.partNumber === model;
}

/** Brands agree if they share a word ("HP" and "HP Inc.") or one starts with the other's letters. */
function brandsAgree(left: MatchProfile, right: MatchProfile): boolean {
  if (left.brand.length > 0 && right.brand.length > 0) {
    const [one, other] = [left.brand.join(''), right.brand.join('')];
    return (
      left.brand.some((word) => right.brand.includes(word)) || one.startsWith(other) || other.startsWith(one)
    );
  }
  return left.brand.some((word) => right.words.has(word)) || right.brand.some((word) => left.words.has(word));
}

function haveOtherPartNumbers(left: MatchProfile, right: MatchProfile): boolean {
  const [one, other] = [left.partNumber, right.partNumber];
  return (
    one !== null &&
    other !== null &&
    !one.startsWith(other) &&
    !other.startsWith(one) &&
    !isInTitle(one, right) &&
    !isInTitle(other, left)
  );
}

/** Whether titles match without sizes, colours and counts, and name no other model. */
function areOtherwiseAlike(left: MatchProfile, right: MatchProfile): boolean {
  const [some, others] = [distinctiveWords(left), distinctiveWords(right)];
  const shared = [...some].filter((word) => others.has(word)).length;
  const fewest = Math.min(some.size, others.size);
  const isOtherModel =
    left.codes.length > 0 &&
    right.codes.length > 0 &&
    !left.codes.some((one) =>
      right.codes.some((other) => one === other || areTwins(one, other) || startAlike(one, other)),
    );
  return (
    !isOtherModel &&
    fewest >= 2 &&
    shared / fewest >= 0.75 &&
    shared / (some.size + others.size - shared) >= 0.45
  );
}

function startAlike(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let place = 0;
  while (place < shorter && one[place] === other[place]) place += 1;
  return place >= 4 && place / shorter >= 0.6;
}

function distinctiveWords(profile: MatchProfile): ReadonlySet<string> {
  return new Set([...profile.words].filter((word) => !/\d/.test(word) && !isVariantWord(word)));
}

function reasonsFor(
  left: MatchProfile,
  right: MatchProfile,
  gtin: string | null,
  model: string | null,
  likely: number,
): readonly MatchReason[] {
  const reasons: MatchReason[] = [];
  const [leftGtin, rightGtin] = [left.gtins[0], right.gtins[0]];
  if (gtin !== null) reasons.push({ kind: 'same-gtin', gtin });
  else if (leftGtin !== undefined && rightGtin !== undefined)
    reasons.push({ kind: 'different-gtin', left: leftGtin, right: rightGtin });
  if (model !== null) {
    const brand = left.brand.length > 0 ? left.brand : right.brand;
    reasons.push({ kind: 'same-model', brand: brand.length > 0 ? brand.join(' ') : null, model });
  } else if (left.partNumber !== null && right.partNumber !== null && left.partNumber !== right.partNumber) {
    reasons.push({ kind: 'different-model', left: left.partNumber, right: right.partNumber });
  }
  if (gtin === null && model === null && likely >= matchThresholds.similar) {
    const words = [...left.words].filter(
      (word) => right.words.has(word) || (word.length > 3 && right.squashedTitle.includes(word)),
    );
    reasons.push({ kind: 'alike', likelihood: likely, words: words.slice(0, 8) });
  }
  return reasons;
}
