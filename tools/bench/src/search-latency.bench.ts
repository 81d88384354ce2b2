import { openStorage } from '@pricehunt/storage';
import BetterSqlite3 from 'better-sqlite3';
import type { Benchmark, BenchmarkOptions } from './benchmark';
import { generatedDatabase } from './catalog/generated-database';
import { generatedQueries, queryKinds } from './catalog/generated-queries';
import type { GeneratedQuery } from './catalog/generated-queries';
import type { Figure } from './figure-table';
import { median, percentile, processorTimed, timed } from './measured';

const pageSize = 24;

/** How long a search takes over a million offers, facets and counts included, against the same words in a plain FTS5 table. */
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
  /** Processor time of all threads for the same search through the storage. */
  readonly processor: number;
  readonly anyWord: number;
  readonly allWords: number;
}

async function measureSearches(options: BenchmarkOptions): Promise<readonly Figure[]> {
  const productCount = options.productCount ?? (options.isQuick ? 3_000 : 300_000);
  const { storageFile, rawFile } = await generatedDatabase(productCount, options.say);
  const storage = await openStorage(`sqlite:${storageFile}`);
  const raw = new BetterSqlite3(rawFile, { readonly: true });
  raw.pragma('cache_size = -65536');
  raw.pragma('mmap_size = 268435456');
  const statement = raw.prepare<[string], { readonly title: string }>(
    `SELECT rowid, title, brand, rank FROM raw_search WHERE raw_search MATCH ? ORDER BY rank LIMIT ${pageSize}`,
  );
  const rawSearch = async (text: string, joint: ' OR ' | ' AND ') => statement.all(rawQuery(text, joint));
  try {
    const [warmUp, ...rounds] = [7, 1, 2, 3].map((seed) => generatedQueries(productCount, 200, seed));
    const ask = async (query: GeneratedQuery): Promise<Timings> => {
      const { text, filters } = query;
      const search = { text, filters, sort: 'relevance', cursor: null, limit: pageSize } as const;
      const { processorMs, result: found } = await processorTimed(() =>
        timed(() => storage.search.search(search)),
      );
      const anyWord = await timed(() => rawSearch(text, ' OR '));
      const allWords = await timed(() => rawSearch(text, ' AND '));
      return {
        kind: query.kind,
        storage: found.ms,
        processor: processorMs,
        anyWord: anyWord.ms,
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
    return figuresOf(timings);
  } finally {
    raw.close();
    await storage.close();
  }
}

function figuresOf(rounds: readonly (readonly Timings[])[]): readonly Figure[] {
  const over = (
    side: 'storage' | 'processor' | 'anyWord' | 'allWords',
    share: number,
    kind?: GeneratedQuery['kind'],
  ) =>
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
      what: `processor ms, p${share * 100}`,
      figure: over('processor', share),
      baseline: null,
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

/** The words as FTS5 takes them, each quoted. */
function rawQuery(text: string, joint: ' OR ' | ' AND '): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"`).join(joint);
}
