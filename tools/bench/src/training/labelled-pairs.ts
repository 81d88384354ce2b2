import { moneyFromDecimal } from '@pricehunt/offers';
import {
  featureDirections,
  likelihood,
  matchFeatures,
  readProfile,
  trainingDefaults,
  trainMatchModel,
} from '@pricehunt/product-matching';
import type { MatchFeatures, MatchInput, MatchModel, MatchProfile } from '@pricehunt/product-matching';
import { join } from 'node:path';
import { readJsonLines, record, textOf } from '../json-lines';
import type { JsonLine } from '../json-lines';
import { seededNumbers } from '../seeded-numbers';

export interface LabelledPair {
  readonly isSame: boolean;
  readonly left: MatchProfile;
  readonly right: MatchProfile;
  readonly features: MatchFeatures;
  /** The first word of the left title, mostly the brand. Pairs of a family are never split between halves. */
  readonly family: string;
}

/** Precision and recall at and above a likelihood. */
export interface Score {
  readonly f1: number;
  readonly precision: number;
  readonly recall: number;
}

export async function readPairs(folder: string, name: string): Promise<readonly LabelledPair[]> {
  const lines = await readJsonLines(join(folder, `${name}.jsonl.gz`));
  return lines.map((line) => {
    const left = inputOf(record(line['left']));
    const profiles = { left: readProfile(left), right: readProfile(inputOf(record(line['right']))) };
    return {
      ...profiles,
      isSame: line['label'] === 1 || line['label'] === true,
      features: matchFeatures(profiles.left, profiles.right),
      family: left.title.split(' ')[0] ?? '',
    };
  });
}

function inputOf(line: JsonLine): MatchInput {
  const price = line['price'];
  return {
    title: textOf(line, 'name') ?? '',
    brand: null,
    gtins: [],
    mpn: null,
    attributes: {},
    description: textOf(line, 'description'),
    price: typeof price === 'number' ? moneyFromDecimal(String(price), 'USD') : null,
  };
}

/** Returns the same weights for the same pairs. */
export function trainedOn(pairs: readonly LabelledPair[]): MatchModel {
  return trainMatchModel(pairs, {
    ...trainingDefaults,
    directions: Object.values(featureDirections),
    random: seededNumbers(7),
  });
}

/** The quality of the answers, where those with at least this score count as the same product. */
export function scoreAt(
  pairs: readonly LabelledPair[],
  scoreOf: (pair: LabelledPair) => number,
  least: number,
): Score {
  const said = pairs.filter((pair) => scoreOf(pair) >= least);
  const right = said.filter(({ isSame }) => isSame).length;
  const precision = right / Math.max(1, said.length);
  const recall = right / Math.max(1, pairs.filter(({ isSame }) => isSame).length);
  return { precision, recall, f1: (2 * precision * recall) / Math.max(1e-9, precision + recall) };
}

export interface CrossCheck {
  readonly seen: (pair: LabelledPair) => number;
  readonly unseen: (pair: LabelledPair) => number;
}

/** Trains on half of the families and answers the other half, both ways: scores by pair. */
export function crossCheck(pairs: readonly LabelledPair[]): CrossCheck {
  const families = [...new Set(pairs.map(({ family }) => family))].sort();
  const halfOf = new Map(families.map((family, place) => [family, place % 2]));
  const unseen = new Map<LabelledPair, number>();
  const seen = new Map<LabelledPair, number>();
  for (const half of [0, 1]) {
    const model = trainedOn(pairs.filter(({ family }) => halfOf.get(family) !== half));
    for (const pair of pairs)
      (halfOf.get(pair.family) === half ? unseen : seen).set(pair, likelihood(model, pair.features));
  }
  return { seen: (pair) => seen.get(pair) ?? 0, unseen: (pair) => unseen.get(pair) ?? 0 };
}
