import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerers } from './answers/every-answerer';
import type { Benchmark, BenchmarkOptions } from './benchmark';
import { inOwnFolder } from './benchmark';
import { runProgram } from './child-programs';
import { scoredSets } from './engine-aims';
import type { ScoredSet } from './engine-aims';
import type { Figure } from './figure-table';
import { readJsonLines, record } from './json-lines';
import { processorTimed } from './measured';

/** How well the engines answer the development data of a folder with scoring/ and data/ (--shared), beside peers' figures. */
export const engineQuality: Benchmark = {
  name: 'quality',
  title: "The engines on the development data; baseline: the best comparable peer's figure",
  run: async (options) => {
    const { sharedFolder } = options;
    if (sharedFolder === null) {
      options.say('left out: give the folder that has scoring/ and data/ as --shared FOLDER');
      return [];
    }
    return inOwnFolder((folder) => scoreAll(folder, sharedFolder, options));
  },
};

async function scoreAll(
  folder: string,
  sharedFolder: string,
  options: BenchmarkOptions,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const scored of scoredSets) {
    options.say(`answering ${scored.set}`);
    figures.push(...(await scoreSet(folder, sharedFolder, scored)));
  }
  return figures;
}

async function scoreSet(folder: string, sharedFolder: string, scored: ScoredSet): Promise<readonly Figure[]> {
  const { kind, set, msMax } = scored;
  const scorer = [join(sharedFolder, 'scoring', scored.scorer), '--set', set];
  const questionsFile = join(folder, `${set}.jsonl`);
  const answersFile = join(folder, `${set}.answers.jsonl`);
  await runProgram([...scorer, '--questions', questionsFile], {}, join(folder, `${set}.questions.log`));
  const questions = await readJsonLines(questionsFile);
  const { processorMs, result } = await processorTimed(() =>
    answerers[kind](questions, {
      questionsFile,
      catalogFile: join(sharedFolder, 'data/catalog/icecat-products.jsonl.gz'),
    }),
  );
  await writeFile(answersFile, result.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
  const printed = await runProgram(
    [...scorer, '--answers', answersFile, '--json'],
    {},
    join(folder, `${set}.score.log`),
  );
  const score: unknown = JSON.parse(printed.trim().split('\n').at(-1) ?? '');
  const rows = scored.figures.map(({ what, path, peer, aim }) => ({
    what,
    figure: numberAt(score, path),
    baseline: peer,
    aim,
    digits: 3,
  }));
  if (msMax === null) return rows;
  const perQuestion = {
    what: `${kind}: processor ms each`,
    figure: processorMs / questions.length,
    baseline: null,
    digits: 3,
  };
  return [...rows, { ...perQuestion, aim: `≤ ${msMax}` }];
}

function numberAt(score: unknown, path: string): number {
  const found = path.split('.').reduce((value: unknown, part) => record(value)[part], score);
  if (typeof found !== 'number') throw new Error(`The scorer gave no ${path}: ${JSON.stringify(score)}`);
  return found;
}
