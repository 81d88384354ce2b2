import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnswerKind } from './answers/every-answerer';
import { root, runProgram } from './child-programs';
import type { Figure } from './figure-table';
import { readJsonLines } from './json-lines';
import { percentile } from './measured';

const measured: readonly (readonly [
  kind: AnswerKind & BareKind,
  scorer: string,
  set: string,
  bare: string,
])[] = [
  ['search', 'score-search.mjs', 'known-item-dev', 'bare FTS5'],
  ['matching-pairs', 'score-matching.mjs', 'abt-buy', 'shared words'],
  ['extraction', 'score-extraction.mjs', 'pages-dev', 'bare parsing'],
];

type BareKind = 'search' | 'matching-pairs' | 'extraction';

/** Peak memory and processor time, above a program that reads the same files without the engine. */
export async function engineMemory(folder: string, sharedFolder: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [kind, scorer, set, bare] of measured) {
    const questions = join(folder, `${set}.memory.jsonl`);
    await runProgram(
      [join(sharedFolder, 'scoring', scorer), '--set', set, '--questions', questions],
      {},
      join(folder, `${set}.memory.log`),
    );
    const catalog = join(sharedFolder, 'data/catalog/icecat-products.jsonl.gz');
    const answers = join(folder, `${set}.memory.answers.jsonl`);
    const rest = [kind, questions, answers, '--catalog', catalog];
    const ours = await peakOf('answer.ts', rest, folder);
    const ourTimes = await timesIn(answers);
    const theirs = await peakOf('bare-answers.ts', rest, folder);
    const row = (what: string, of: (peak: Peak) => number): Figure => ({
      what: `${kind}: ${what} of the whole program`,
      figure: of(ours),
      baseline: of(theirs),
      baselineName: bare,
      aim: null,
      digits: 1,
    });
    figures.push(
      row('peak memory, MiB,', ({ mebibytes }) => mebibytes),
      row('processor s', ({ processorMs }) => processorMs / 1_000),
    );
    if (ourTimes.length === 0) continue;
    const theirTimes = await timesIn(answers);
    figures.push({
      what: `${kind}: a question, p95 ms`,
      figure: percentile(ourTimes, 0.95),
      baseline: percentile(theirTimes, 0.95),
      baselineName: bare,
      aim: null,
    });
  }
  return figures;
}

async function timesIn(answersFile: string): Promise<readonly number[]> {
  const answers = await readJsonLines(answersFile);
  return answers.flatMap(({ ms }) => (typeof ms === 'number' ? [ms] : []));
}

interface Peak {
  readonly mebibytes: number;
  readonly processorMs: number;
}

/** Runs a program of this folder to its end; rejects when it fails. */
async function peakOf(program: string, parameters: readonly string[], folder: string): Promise<Peak> {
  const reportFile = join(folder, `${program}.usage.json`);
  const reporter = join(folder, 'report-usage.cjs');
  await writeFile(
    reporter,
    `if (require('node:worker_threads').isMainThread) process.on('exit', () => require('node:fs').writeFileSync(
      ${JSON.stringify(reportFile)}, JSON.stringify(process.resourceUsage())));`,
  );
  await runProgram(
    ['--require', reporter, '--import', 'tsx', join(import.meta.dirname, program), ...parameters],
    { TSX_TSCONFIG_PATH: join(root, 'tools/bench/tsconfig.json') },
    join(folder, `${program}.log`),
  );
  const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(readFileSync(reportFile, 'utf8'));
  return { mebibytes: maxRSS / 1024, processorMs: (userCPUTime + systemCPUTime) / 1000 };
}
