import { likelihood, matchProfiles, matchThresholds } from '@pricehunt/product-matching';
import type { MatchModel } from '@pricehunt/product-matching';
import { readFile, writeFile } from 'node:fs/promises';
import { crossCheck, readPairs, scoreAt, trainedOn } from './labelled-pairs';
import type { LabelledPair, Score } from './labelled-pairs';

/**
 * Trains the matcher's weights and prints their quality:
 *   tsx --tsconfig tools/bench/tsconfig.json tools/bench/src/training/train-matcher.ts FOLDER [--write FILE]
 * FOLDER contains train, valid and test.jsonl.gz of labelled pairs. Prints F1 on valid and test, then the cross-check:
 * trained on half of the brands and tested on the other half, like an unseen shop. `--write` replaces the trees of
 * src/match-weights.ts; the figures next to them have to be updated by hand.
 */
async function main(): Promise<void> {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Usage: train-matcher FOLDER [--write FILE]');
  const [train, valid, test] = await Promise.all(
    ['train', 'valid', 'test'].map((name) => readPairs(folder, name)),
  );
  if (train === undefined || valid === undefined || test === undefined) return;
  const model = trainedOn(train);
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
  sayCrossCheck([...train, ...valid, ...test]);
  const writeAt = rest.indexOf('--write');
  const file = writeAt < 0 ? undefined : rest[writeAt + 1];
  if (file !== undefined) await writeWeights(file, model);
}

function sayCrossCheck(pairs: readonly LabelledPair[]): void {
  const { seen, unseen } = crossCheck(pairs);
  const ofUnseen = scoreAt(pairs, unseen, 0.5);
  say('brands not trained on', ofUnseen);
  console.log(`gap to brands trained on: ${(scoreAt(pairs, seen, 0.5).f1 - ofUnseen.f1).toFixed(3)}`);
  for (const least of [0.5, 0.7, 0.8, 0.9, 0.92, 0.95])
    say(`brands not trained on, from ${least}`, scoreAt(pairs, unseen, least));
}

function say(what: string, { f1, precision, recall }: Score): void {
  console.log(`${what}: F1 ${f1.toFixed(3)}, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
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
