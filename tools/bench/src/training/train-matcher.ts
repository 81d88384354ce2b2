import { moneyFromDecimal } from '@pricehunt/offers';
import {
  featureDirections,
  likelihood,
  matchFeatures,
  matchProfiles,
  matchThresholds,
  readProfile,
  trainingDefaults,
  trainMatchModel,
} from '@pricehunt/product-matching';
import type { MatchFeatures, MatchInput, MatchModel, MatchProfile } from '@pricehunt/product-matching';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readJsonLines, record, textOf } from '../json-lines';
import type { JsonLine } from '../json-lines';
import { seededNumbers } from '../seeded-numbers';

/** A labelled pair, read and compared. */
interface LabelledPair {
  readonly isSame: boolean;
  readonly left: MatchProfile;
  readonly right: MatchProfile;
  readonly features: MatchFeatures;
  /** Pairs of one family (the first word of the left title, mostly the brand) are never split between halves. */
  readonly family: string;
}

/** Precision and recall of the answers at and above a likelihood. */
interface Score {
  readonly f1: number;
  readonly precision: number;
  readonly recall: number;
}

/**
 * Trains the matcher's weights anew and says what they are worth:
 *   tsx --tsconfig tools/bench/tsconfig.json tools/bench/src/training/train-matcher.ts FOLDER [--write FILE]
 * FOLDER holds train, valid and test.jsonl.gz of labelled pairs. Printed are F1 on valid and test, then the cross-check:
 * trained on half of the brands and asked about the other half, which is what an unseen shop is like. `--write` puts the
 * trees in place of those of src/match-weights.ts, for which the figures then have to be written beside them by hand.
 */
async function main(): Promise<void> {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Usage: train-matcher FOLDER [--write FILE]');
  const [train, valid, test] = await Promise.all(
    ['train', 'valid', 'test'].map((name) => load(folder, name)),
  );
  if (train === undefined || valid === undefined || test === undefined) return;
  const model = trained(train);
  say(
    'validation, likelihood alone',
    scoreAt(valid, (pair) => likelihood(model, pair.features), 0.5),
  );
  say(
    'test, likelihood alone',
    scoreAt(test, (pair) => likelihood(model, pair.features), 0.5),
  );
  const shipped = (pair: LabelledPair) => matchProfiles(pair.left, pair.right).score;
  say('test, as shipped', scoreAt(test, shipped, matchThresholds.probablySame));
  say('test, as shipped, "same" alone', scoreAt(test, shipped, matchThresholds.same));
  crossCheck([...train, ...valid, ...test]);
  const writeAt = rest.indexOf('--write');
  const file = writeAt < 0 ? undefined : rest[writeAt + 1];
  if (file !== undefined) await writeWeights(file, model);
}

/** Trains on half of the families and answers for the other half, and the other way round. */
function crossCheck(pairs: readonly LabelledPair[]): void {
  const families = [...new Set(pairs.map(({ family }) => family))].sort();
  const halfOf = new Map(families.map((family, place) => [family, place % 2]));
  const unseen = new Map<LabelledPair, number>();
  const seen = new Map<LabelledPair, number>();
  for (const half of [0, 1]) {
    const model = trained(pairs.filter(({ family }) => halfOf.get(family) !== half));
    for (const pair of pairs)
      (halfOf.get(pair.family) === half ? unseen : seen).set(pair, likelihood(model, pair.features));
  }
  const ofUnseen = scoreAt(pairs, (pair) => unseen.get(pair) ?? 0, 0.5);
  const ofSeen = scoreAt(pairs, (pair) => seen.get(pair) ?? 0, 0.5);
  say('brands not trained on', ofUnseen);
  console.log(`gap to brands trained on: ${(ofSeen.f1 - ofUnseen.f1).toFixed(3)}`);
  for (const least of [0.5, 0.7, 0.8, 0.9, 0.92, 0.95])
    say(
      `brands not trained on, from ${least}`,
      scoreAt(pairs, (pair) => unseen.get(pair) ?? 0, least),
    );
}

function trained(pairs: readonly LabelledPair[]): MatchModel {
  return trainMatchModel(pairs, {
    ...trainingDefaults,
    directions: Object.values(featureDirections),
    random: seededNumbers(7),
  });
}

function scoreAt(
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

function say(what: string, { f1, precision, recall }: Score): void {
  console.log(`${what}: F1 ${f1.toFixed(3)}, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
}

async function load(folder: string, name: string): Promise<readonly LabelledPair[]> {
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

async function writeWeights(file: string, { base, trees }: MatchModel): Promise<void> {
  const text = await readFile(file, 'utf8');
  const head = text.slice(0, text.indexOf('export const matchWeights'));
  const rows = trees.map((tree) => JSON.stringify(tree)).join(',\n');
  await writeFile(
    file,
    `${head}export const matchWeights: MatchModel = { base: ${base.toFixed(4)}, trees: [\n${rows},\n] };\n`,
  );
}

void main();
