import type { MatchModel } from '@pricehunt/product-matching';
import { readFile, writeFile } from 'node:fs/promises';
import { readDecidedPairs, readSources } from './labelled-pairs';
import { judgePairs, readSource, trainedOn, trainedWithout } from './leave-one-out';
import type { Quality, ReadSource } from './leave-one-out';

/**
 * Trains the matcher's weights on several sources and prints what they are worth on each:
 *   tsx --tsconfig tools/bench/tsconfig.json tools/bench/src/training/train-matcher.ts FOLDER [--pairs FILE] [--write FILE]
 * FOLDER has a folder per source: see `readSources`. "Left out" was trained on the other sources, like an unseen shop;
 * "home" on this source too, but not on the judged pairs. `--pairs` adds the labelled pairs that
 * the console exports as a source. `--write` replaces the trees of src/match-weights.ts by the
 * "home" ones; the figures next to them have to be updated by hand.
 */
async function main(): Promise<void> {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Usage: train-matcher FOLDER [--pairs FILE] [--write FILE]');
  const valueOf = (option: string) => (rest.includes(option) ? rest[rest.indexOf(option) + 1] : undefined);
  const [pairsFile, file] = [valueOf('--pairs'), valueOf('--write')];
  const decided = pairsFile === undefined ? [] : [await readDecidedPairs(pairsFile)];
  const sources = [...(await readSources(folder)), ...decided].map(readSource);
  const home = trainedOn(sources, 'train');
  if (file !== undefined) await writeWeights(file, home);
  for (const source of sources) sayFigures(sources, source, home);
}

function sayFigures(sources: readonly ReadSource[], source: ReadSource, home: MatchModel): void {
  const without = trainedWithout(sources, source.name);
  say(`${source.name}, home`, judgePairs(source, source.judged, home).all);
  say(`${source.name}, left out`, judgePairs(source, source.judged, without).all);
  // Of all its pairs, because few answers are "same".
  const every = judgePairs(source, [...source.train, ...source.judged], without);
  say(`${source.name}, left out, "same" alone`, every.same);
}

function say(what: string, { f1, precision, recall, answers }: Quality): void {
  const figures = `F1 ${f1.toFixed(3)}, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`;
  console.log(`${what}: ${figures}, ${answers} answers`);
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
