import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Benchmark, BenchmarkOptions } from './benchmark';
import { inOwnFolder } from './benchmark';
import { host } from './child-programs';
import type { Figure } from './figure-table';
import { median, percentile } from './measured';
import { loopDelayOf, startApi } from './running-api';
import type { LoopDelay } from './running-api';
import { savedPagesOf } from './saved-pages';
import type { SavedPage } from './saved-pages';

/** /healthz while the 50 longest saved pages are compared; the baseline reads pages in the API process. */
export const waitsOfOthers: Benchmark = {
  name: 'waits',
  title:
    'A bare call while the longest saved pages are compared; baseline: pages read without threads (PAGE_READING_THREADS=0)',
  run: async (options) => {
    const pages = await savedPagesOf(options.sharedFolder);
    if (pages === null) {
      options.say('left out: --shared FOLDER names no folder with data/extraction');
      return [];
    }
    const longest = [...pages].sort((one, other) => other.html.length - one.html.length).slice(0, 50);
    return measureWaits(longest, options);
  },
};

/** A run over all pages, in milliseconds. */
interface Run {
  readonly waits: readonly number[];
  readonly took: number;
  /** How often a comparison got 503. */
  readonly refusals: number;
  /** The API's event loop delay: mean and p99. */
  readonly loop: LoopDelay;
}

async function measureWaits(
  pages: readonly SavedPage[],
  options: BenchmarkOptions,
): Promise<readonly Figure[]> {
  const shop = await openShop(pages);
  try {
    const runs: Record<'off' | 'on', Run[]> = { off: [], on: [] };
    for (let round = 0; round < (options.isQuick ? 1 : 3); round += 1) {
      for (const kind of ['off', 'on'] as const) {
        const run = await inOwnFolder((folder) =>
          compareAll(folder, shop, pages.length, kind === 'on' ? 2 : 0),
        );
        options.say(
          `${pages.length} pages, threads ${kind}: ${Math.round(run.took)} ms, ${run.waits.length} calls in the meantime`,
        );
        runs[kind].push(run);
      }
    }
    return figuresOf(runs.on, runs.off);
  } finally {
    shop.close();
  }
}

function figuresOf(on: readonly Run[], off: readonly Run[]): readonly Figure[] {
  const row = (what: string, of: (run: Run) => number, aim: string | null): Figure => ({
    what,
    figure: median(on.map(of)),
    baseline: median(off.map(of)),
    aim,
    digits: 1,
  });
  return [
    row('a bare call, p50 ms', ({ waits }) => percentile(waits, 0.5), null),
    row('a bare call, p95 ms', ({ waits }) => percentile(waits, 0.95), '≤ 20'),
    row('a bare call, p99 ms', ({ waits }) => percentile(waits, 0.99), null),
    row('a bare call, longest ms', ({ waits }) => Math.max(...waits), null),
    row("the API's event loop, mean ms", ({ loop }) => loop.mean, null),
    row("the API's event loop, p99 ms", ({ loop }) => loop.p99, null),
    row('all pages compared, ms', ({ took }) => took, null),
    row('comparisons refused with 503', ({ refusals }) => refusals, '0'),
  ];
}

/** Compares each page once, four at a time, and times other requests meanwhile. */
async function compareAll(folder: string, shop: Server, count: number, threads: number): Promise<Run> {
  const place = `${host}:${portOf(shop)}`;
  const api = await startApi(folder, {
    environment: { OUTBOUND_ALLOW: place, PAGE_READING_THREADS: String(threads), TRUST_PROXY: host },
  });
  try {
    await compare(api.origin, `http://${place}/0?warm-up`);
    const left = Array.from({ length: count }, (_, page) => `http://${place}/${page}`);
    await loopDelayOf(api.origin);
    let refusals = 0;
    const startedAt = performance.now();
    const settled = Promise.all(
      [1, 2, 3, 4].map(async () => {
        for (let link = left.pop(); link !== undefined; link = left.pop()) {
          const more = await compare(api.origin, link);
          refusals += more;
        }
      }),
    );
    const waits = await callsUntil(settled, `${api.origin}/healthz`);
    const took = performance.now() - startedAt;
    return { waits, took, refusals, loop: await loopDelayOf(api.origin) };
  } finally {
    await api.program.stop();
  }
}

/** Requests the address every few milliseconds, without waiting for responses, until the work is done. */
async function callsUntil(work: Promise<unknown>, address: string): Promise<readonly number[]> {
  const calls: Promise<number>[] = [];
  const calling = setInterval(() => {
    const startedAt = performance.now();
    calls.push(
      fetch(address).then(async (answer) => {
        await answer.arrayBuffer();
        if (answer.status === 429) throw new Error('The bare calls were throttled.');
        return performance.now() - startedAt;
      }),
    );
  }, 10);
  try {
    await work;
  } finally {
    clearInterval(calling);
  }
  return Promise.all(calls);
}

/** Each comparison comes from another visitor because of the rate limit. */
let visitors = 0;

/** Runs a comparison to its end; returns how often it got 503. */
async function compare(origin: string, link: string): Promise<number> {
  const requestId = randomUUID();
  const visitor = `10.0.0.${1 + (visitors++ % 250)}`;
  const start = () =>
    fetch(`${origin}/api/comparisons`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
      body: JSON.stringify({ requestId, url: link }),
    });
  let refusals = 0;
  let started = await start();
  while (started.status === 503 && refusals < 100) {
    refusals += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
    started = await start();
  }
  if (started.status !== 202) throw new Error(`${link}: status ${started.status}, ${await started.text()}`);
  const events = await (await fetch(`${origin}/api/comparisons/${requestId}/events`)).text();
  if (!events.includes('"settled"'))
    throw new Error(`${link}: the stream ended before the comparison was settled.`);
  return refusals;
}

async function openShop(pages: readonly SavedPage[]): Promise<Server> {
  const server = createServer((request, response) => {
    const page = pages[Number(/^\/(\d+)/.exec(request.url ?? '')?.[1] ?? -1)];
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page?.html);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The shop is not open.');
  return address.port;
}
