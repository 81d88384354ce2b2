import { moveStorage } from '@pricehunt/storage';
import type { Benchmark, BenchmarkOptions } from './benchmark';
import { inOwnFolder } from './benchmark';
import { generatedDatabase } from './catalog/generated-database';
import { firstPage, generatedQueries } from './catalog/generated-queries';
import type { GeneratedQuery } from './catalog/generated-queries';
import { host } from './child-programs';
import type { Figure } from './figure-table';
import { median, percentile, timed } from './measured';
import { loopDelayOf, startApi } from './running-api';
import type { RunningApi } from './running-api';
import { onKeptDatabase } from './through-postgres';

/** What a second process gains, and what PostgreSQL costs a search, over HTTP. */
export const searchProcesses: Benchmark = {
  name: 'search-processes',
  title:
    'Search over HTTP: 300,000 products (or --products), two API processes on PostgreSQL; baseline: one on SQLite, same catalog',
  baselineColumn: 'one on SQLite',
  run: async (options) => {
    if (options.postgresServer !== null) return measureProcesses(options, options.postgresServer);
    options.say('left out: --postgres URL names no server');
    return [];
  },
};

/** Milliseconds of searches one after another and four at a time, taken in turns by the processes. */
interface Round {
  readonly alone: readonly number[];
  readonly together: readonly number[];
  readonly togetherMs: number;
  /** The largest p99 of the processes' event loops, in milliseconds. */
  readonly loopMs: number;
}

async function measureProcesses(options: BenchmarkOptions, server: string): Promise<readonly Figure[]> {
  const productCount = options.productCount ?? (options.isQuick ? 3_000 : 300_000);
  const { storageFile } = await generatedDatabase(productCount, options.say);
  const source = `sqlite:${storageFile}`;
  const fill = async (target: string) => {
    const { ms } = await timed(() =>
      moveStorage({ source, target, isSourceAtRest: true, now: new Date(), report: options.say }),
    );
    options.say(`moved to PostgreSQL in ${Math.round(ms / 1000)} s`);
  };
  return onKeptDatabase(server, storageFile, fill, (postgres) =>
    inOwnFolder(async (folder) => {
      const start = (url: string) =>
        startApi(folder, { environment: { DATABASE_URL: url, TRUST_PROXY: host, LOOP_DELAY_MS_MAX: '0' } });
      const apis: RunningApi[] = [];
      try {
        for (const url of [source, postgres, postgres]) apis.push(await start(url));
        const [first, ...others] = apis;
        const sides = { one: first === undefined ? [] : [first], two: others };
        const rounds: Record<keyof typeof sides, Round[]> = { one: [], two: [] };
        const count = options.isQuick ? 50 : 200;
        for (const side of ['one', 'two'] as const)
          await searchAll(sides[side], generatedQueries(productCount, count, 7));
        for (const seed of options.isQuick ? [1] : [1, 2, 3]) {
          for (const side of ['one', 'two'] as const)
            rounds[side].push(await searchAll(sides[side], generatedQueries(productCount, count, seed)));
          options.say(`round ${seed} is over`);
        }
        return figuresOf(rounds.two, rounds.one, count);
      } finally {
        await Promise.all(apis.map(({ program }) => program.stop()));
      }
    }),
  );
}

function figuresOf(two: readonly Round[], one: readonly Round[], count: number): readonly Figure[] {
  const row = (what: string, of: (round: Round) => number, aim: string | null = null): Figure => ({
    what,
    figure: median(two.map(of)),
    baseline: median(one.map(of)),
    aim,
    digits: 1,
  });
  return [
    row('one after another, p50 ms', ({ alone }) => percentile(alone, 0.5)),
    row('one after another, p95 ms', ({ alone }) => percentile(alone, 0.95), 'figure ≤ 50'),
    row('four at a time, p50 ms', ({ together }) => percentile(together, 0.5)),
    row('four at a time, p95 ms', ({ together }) => percentile(together, 0.95)),
    row('four at a time, searches a second', ({ togetherMs }) => (count * 1_000) / togetherMs),
    row("the processes' event loop meanwhile, p99 ms", ({ loopMs }) => loopMs, 'figure ≤ 20'),
  ];
}

async function searchAll(apis: readonly RunningApi[], queries: readonly GeneratedQuery[]): Promise<Round> {
  const ask = (query: GeneratedQuery, place: number) => search(apis[place % apis.length], query);
  const alone: number[] = [];
  for (const [place, query] of queries.entries()) alone.push(await ask(query, place));
  const together: number[] = [];
  const left = [...queries.entries()];
  for (const { origin } of apis) await loopDelayOf(origin);
  const { ms } = await timed(() =>
    Promise.all(
      [1, 2, 3, 4].map(async () => {
        for (let next = left.pop(); next !== undefined; next = left.pop())
          together.push(await ask(next[1], next[0]));
      }),
    ),
  );
  const loops = await Promise.all(apis.map(({ origin }) => loopDelayOf(origin)));
  return { alone, together, togetherMs: ms, loopMs: Math.max(...loops.map(({ p99 }) => p99)) };
}

/** Each search comes from another visitor because of the rate limit. */
let visitors = 0;

/** Returns the milliseconds until the response was read. */
async function search(api: RunningApi | undefined, query: GeneratedQuery): Promise<number> {
  const visitor = `10.0.${(visitors >> 8) & 255}.${visitors & 255}`;
  visitors += 1;
  const address = new URL('/api/products', api?.origin);
  for (const [name, value] of Object.entries(parametersOf(query))) address.searchParams.set(name, value);
  const { ms } = await timed(async () => {
    const response = await fetch(address, { headers: { 'x-forwarded-for': visitor } });
    const text = await response.text();
    if (!response.ok) throw new Error(`${address.href}: status ${response.status}, ${text}`);
  });
  return ms;
}

function parametersOf(query: GeneratedQuery): Readonly<Record<string, string>> {
  const { text, filters, currency, country, limit } = firstPage(query);
  return {
    q: text,
    limit: String(limit),
    ...(currency === null ? {} : { currency }),
    ...(country === null ? {} : { country }),
    ...(filters.inStock === true ? { inStock: 'true' } : {}),
    ...(filters.brands === undefined ? {} : { brand: filters.brands.join(',') }),
    ...(filters.maxPriceMinor === undefined ? {} : { maxPrice: String(filters.maxPriceMinor) }),
  };
}
