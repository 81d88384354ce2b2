import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerers } from './answers/every-answerer';
import type { Benchmark, BenchmarkOptions } from './benchmark';
import { inOwnFolder } from './benchmark';
import { runProgram } from './child-programs';
import { leftOutPeers, scoredSets } from './engine-aims';
import type { Peer, ScoredSet } from './engine-aims';
import { engineMemory } from './engine-memory';
import type { Figure } from './figure-table';
import { readJsonLines, record } from './json-lines';
import { processorTimed } from './measured';
import { throughPostgres } from './through-postgres';
import { readSources } from './training/labelled-pairs';
import { judgePairs, readSource, trainedOn, trainedWithout } from './training/leave-one-out';

/** On the development data of a folder with scoring/ and data/ (--shared), compared with peers. */
export const engineQuality: Benchmark = {
  name: 'quality',
  title: 'The engines on the development data, beside the best comparable peer',
  baselineColumn: 'peer',
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
  figures.push(...(await searchesThroughPostgres(folder, sharedFolder, figures, options)));
  options.say('training without each source');
  figures.push(...(await leftOutFigures(join(sharedFolder, 'data/matching'))));
  options.say('measuring memory');
  figures.push(...(await engineMemory(folder, sharedFolder)));
  return figures;
}

/** The same searches through PostgreSQL; none without a server. */
async function searchesThroughPostgres(
  folder: string,
  sharedFolder: string,
  throughSqlite: readonly Figure[],
  { postgresServer, say }: BenchmarkOptions,
): Promise<readonly Figure[]> {
  if (postgresServer === null) return [];
  const figures: Figure[] = [];
  for (const scored of scoredSets.filter(({ kind }) => kind === 'search')) {
    say(`answering ${scored.set} through PostgreSQL`);
    const rows = await throughPostgres(postgresServer, () => scoreSet(folder, sharedFolder, scored));
    for (const { what, figure } of rows) {
      figures.push({
        what: `${what}, through PostgreSQL`,
        figure,
        baseline: throughSqlite.find((row) => row.what === what)?.figure ?? null,
        baselineName: 'SQLite',
        aim: what.endsWith(' ms') ? null : 'within 0.02',
        digits: 3,
      });
    }
  }
  return figures;
}

/** For each source: weights trained on the others, beside weights trained on this source too and the best peer. */
async function leftOutFigures(pairsFolder: string): Promise<readonly Figure[]> {
  const sources = (await readSources(pairsFolder)).map(readSource);
  const home = trainedOn(sources, 'train');
  return sources.flatMap((source) => {
    const without = trainedWithout(sources, source.name);
    const atHome = judgePairs(source, source.judged, home).all.f1;
    const leftOut = judgePairs(source, source.judged, without).all.f1;
    const { same } = judgePairs(source, [...source.train, ...source.judged], without);
    const row = (what: string, figure: number, aim: string): Figure => ({
      what: `matching, ${source.name}: ${what}`,
      figure,
      baseline: null,
      aim,
      digits: 3,
    });
    const peer = leftOutPeers[source.name];
    return [
      { ...row('F1 at home', atHome, ''), ...named(peer?.trained) },
      { ...row('F1 left out', leftOut, peer?.aim ?? ''), ...named(peer?.untrained) },
      row('home above left out', atHome - leftOut, '≤ 0.1'),
      row('precision of "same", left out', same.precision, '≥ 0.95'),
      row('recall of "same", left out', same.recall, ''),
    ];
  });
}

function named(peer: Peer | null = null) {
  return peer === null ? {} : { baselineName: peer[0], baseline: peer[1] };
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
    baseline: peer?.[1] ?? null,
    ...(peer === null ? {} : { baselineName: peer[0] }),
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
