import { openStorage } from '@pricehunt/storage';
import { join } from 'node:path';
import { inOwnFolder } from './benchmark';
import type { Benchmark, BenchmarkOptions } from './benchmark';
import type { AskingReport } from './catalog/ask-generated-catalog';
import { generatedDatabase } from './catalog/generated-database';
import type { GeneratedDatabase } from './catalog/generated-database';
import { firstPage, generatedQueries, queryKinds } from './catalog/generated-queries';
import type { GeneratedQuery } from './catalog/generated-queries';
import { openRawSearch } from './catalog/raw-search';
import { root, runProgram } from './child-programs';
import type { Figure } from './figure-table';
import { median, percentile, processorTimed, timed } from './measured';

/** The duration of searches over a million offers, with facets and counts, against a plain FTS5 table. */
export const searchLatency: Benchmark = {
  name: 'search',
  title:
    'Search: 300,000 products (or --products) with 3.3 offers each, a page of 24 with facets; baseline: the same words in raw FTS5',
  run: measureSearches,
};

/** The milliseconds of every query: through the storage, and raw with any or all of the words. */
interface Timings {
  readonly kind: GeneratedQuery['kind'];
  readonly storage: number;
  /** Processor time of all threads, through the storage. */
  readonly processor: number;
  readonly anyWord: number;
  readonly anyWordProcessor: number;
  readonly allWords: number;
}

async function measureSearches(options: BenchmarkOptions): Promise<readonly Figure[]> {
  const productCount = options.productCount ?? (options.isQuick ? 3_000 : 300_000);
  const database = await generatedDatabase(productCount, options.say);
  const storage = await openStorage(`sqlite:${database.storageFile}`);
  const raw = openRawSearch(database.rawFile);
  try {
    const [warmUp, ...rounds] = [7, 1, 2, 3].map((seed) => generatedQueries(productCount, 200, seed));
    const ask = async (query: GeneratedQuery): Promise<Timings> => {
      const { text } = query;
      const search = firstPage(query);
      const { processorMs, result: found } = await processorTimed(() =>
        timed(() => storage.search.search(search)),
      );
      const anyWord = await processorTimed(() => timed(async () => raw.search(text, ' OR ')));
      const allWords = await timed(async () => raw.search(text, ' AND '));
      return {
        kind: query.kind,
        storage: found.ms,
        processor: processorMs,
        anyWord: anyWord.result.ms,
        anyWordProcessor: anyWord.processorMs,
        allWords: allWords.ms,
      };
    };
    for (const query of warmUp ?? []) await ask(query);
    const timings: Timings[][] = [];
    for (const queries of options.isQuick ? rounds.slice(0, 1) : rounds) {
      const round: Timings[] = [];
      for (const query of queries) round.push(await ask(query));
      timings.push(round);
      options.say(
        `round ${timings.length}: p95 ${percentile(
          round.map((each) => each.storage),
          0.95,
        ).toFixed(1)} ms`,
      );
    }
    return [...figuresOf(timings), ...(await askingFigures(database, productCount, options.isQuick))];
  } finally {
    raw.close();
    await storage.close();
  }
}

function figuresOf(rounds: readonly (readonly Timings[])[]): readonly Figure[] {
  const over = (side: Exclude<keyof Timings, 'kind'>, share: number, kind?: GeneratedQuery['kind']) =>
    median(
      rounds.map((round) =>
        percentile(
          round.filter((each) => kind === undefined || each.kind === kind).map((each) => each[side]),
          share,
        ),
      ),
    );
  const row = (what: string, share: number, side: 'anyWord' | 'allWords', aim: string | null): Figure => ({
    what,
    figure: over('storage', share),
    baseline: over(side, share),
    aim,
  });
  return [
    row('p50 ms, against any of the words', 0.5, 'anyWord', null),
    row('p95 ms, against any of the words', 0.95, 'anyWord', 'figure ≤ 50'),
    row('p50 ms, against all of the words', 0.5, 'allWords', null),
    row('p95 ms, against all of the words', 0.95, 'allWords', null),
    ...[0.5, 0.95].map((share) => ({
      what: `processor ms, p${share * 100}, against any of the words`,
      figure: over('processor', share),
      baseline: over('anyWordProcessor', share),
      aim: null,
    })),
    ...queryKinds.map((kind) => ({
      what: `p95 ms: ${kind}`,
      figure: over('storage', 0.95, kind),
      baseline: over('anyWord', 0.95, kind),
      aim: null,
    })),
  ];
}

/** Measures programs that only search: memory, and how long a search blocks the event loop. */
async function askingFigures(
  { storageFile, rawFile }: GeneratedDatabase,
  productCount: number,
  isQuick: boolean,
): Promise<readonly Figure[]> {
  return inOwnFolder(async (folder) => {
    const report = async (side: 'storage' | 'raw', file: string): Promise<AskingReport> => {
      const program = join(import.meta.dirname, 'catalog/ask-generated-catalog.ts');
      const parameters = [side, file, String(productCount), isQuick ? '50' : '200'];
      const printed = await runProgram(
        ['--import', 'tsx', program, ...parameters],
        { TSX_TSCONFIG_PATH: join(root, 'tools/bench/tsconfig.json') },
        join(folder, `${side}.log`),
      );
      return JSON.parse(printed);
    };
    const ours = await report('storage', storageFile);
    const bare = await report('raw', rawFile);
    return [
      ...[0.5, 0.95, 1].map((share) => ({
        what: `event loop held by a search, ms, ${share === 1 ? 'most' : `p${share * 100}`}`,
        figure: percentile(ours.heldMs, share),
        baseline: percentile(bare.heldMs, share),
        aim: share === 0.95 ? 'figure ≤ 20' : null,
      })),
      {
        what: 'peak memory of a program that searches, MiB',
        figure: ours.peakMebibytes,
        baseline: bare.peakMebibytes,
        aim: null,
        digits: 0,
      },
    ];
  });
}
