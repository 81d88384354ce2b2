import {
  featureDirections,
  isMatch,
  learnRarity,
  matchFeatures,
  matchProfiles,
  readProfile,
  trainingDefaults,
  trainMatchModel,
} from '@pricehunt/product-matching';
import type {
  LabelledPair,
  MatchFeatures,
  MatchModel,
  MatchProfile,
  ProductMatch,
} from '@pricehunt/product-matching';
import { seededNumbers } from '../seeded-numbers';
import type { PairSource } from './labelled-pairs';

interface ReadPair {
  readonly isSame: boolean;
  readonly left: MatchProfile;
  readonly right: MatchProfile;
}

/** A source, read once for all trainings. */
export interface ReadSource {
  readonly name: string;
  readonly train: readonly ReadPair[];
  readonly judged: readonly ReadPair[];
  /** Learned from the source's own offers, as production learns it from the catalog at hand. */
  readonly rarity: ReturnType<typeof learnRarity>;
}

/** Precision and recall of the answers that count as "the same product". */
export interface Quality {
  readonly f1: number;
  readonly precision: number;
  readonly recall: number;
  readonly answers: number;
}

export interface JudgedSource {
  readonly name: string;
  readonly all: Quality;
  /** Of the answers "same" alone. */
  readonly same: Quality;
}

export function readSource({ name, train, judged }: PairSource): ReadSource {
  const read = (pairs: readonly LabelledPair[]) =>
    pairs.map(({ left, right, isSame }) => ({ isSame, left: readProfile(left), right: readProfile(right) }));
  const source = { name, train: read(train), judged: read(judged) };
  const offers = [...source.train, ...source.judged].flatMap(({ left, right }) => [left, right]);
  return { ...source, rarity: learnRarity(offers) };
}

interface Lesson {
  readonly features: MatchFeatures;
  readonly isSame: boolean;
}

/** Two of three pairs with the rarity of their own catalog, the others without one, because production compares both ways. */
function lessonsOf(pairs: readonly ReadPair[], rarity: ReadSource['rarity']): readonly Lesson[] {
  return pairs.map(({ left, right, isSame }, place) => ({
    features: place % 3 === 0 ? matchFeatures(left, right) : matchFeatures(left, right, rarity),
    isSame,
  }));
}

/**
 * Trains on each source's pairs to train on, or on all of its pairs. Sources count equally, however many pairs they have,
 * but a pair counts at most eight times: a few decisions must not outweigh a data set.
 */
export function trainedOn(sources: readonly ReadSource[], which: 'train' | 'all'): MatchModel {
  const lessons = sources.map(({ train, judged, rarity }) =>
    lessonsOf(which === 'all' ? [...train, ...judged] : train, rarity),
  );
  const largest = Math.max(...lessons.map(({ length }) => length));
  return trainMatchModel(
    lessons.flatMap((own) =>
      own.map((lesson) => ({ ...lesson, weight: Math.min(pairWeightMax, largest / own.length) })),
    ),
    { ...trainingDefaults, directions: Object.values(featureDirections), random: seededNumbers(7) },
  );
}

const pairWeightMax = 8;

/** Weights trained on every other source. */
export function trainedWithout(sources: readonly ReadSource[], name: string): MatchModel {
  return trainedOn(
    sources.filter((source) => source.name !== name),
    'all',
  );
}

/** Judges pairs of a source through the decision that production makes. */
export function judgePairs(
  { name, rarity }: ReadSource,
  pairs: readonly ReadPair[],
  weights: MatchModel,
): JudgedSource {
  const answers = pairs.map(({ isSame, left, right }) => ({
    isSame,
    match: matchProfiles(left, right, { weights, tokenRarity: rarity }),
  }));
  return {
    name,
    all: qualityOf(answers, isMatch),
    same: qualityOf(answers, ({ decision }) => decision === 'same'),
  };
}

function qualityOf(
  answers: readonly { readonly isSame: boolean; readonly match: ProductMatch }[],
  isTaken: (match: ProductMatch) => boolean,
): Quality {
  const taken = answers.filter(({ match }) => isTaken(match));
  const right = taken.filter(({ isSame }) => isSame).length;
  const precision = right / Math.max(1, taken.length);
  const recall = right / Math.max(1, answers.filter(({ isSame }) => isSame).length);
  const f1 = (2 * precision * recall) / Math.max(1e-9, precision + recall);
  return { precision, recall, f1, answers: taken.length };
}
