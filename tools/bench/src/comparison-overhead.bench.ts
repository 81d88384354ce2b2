import { comparisonEventSchema } from '@pricehunt/api-contract';
import { randomUUID } from 'node:crypto';
import type { Benchmark, BenchmarkOptions } from './benchmark';
import { inOwnFolder } from './benchmark';
import { startDemoWorld } from './demo-world';
import type { Figure } from './figure-table';
import { median, percentile, timed } from './measured';

/** How long a comparison takes beyond the fetch of the page that was pasted, against the demo shops. */
export const comparisonOverhead: Benchmark = {
  name: 'comparisons',
  title:
    "Comparisons of pasted links against the demo shops, one after another; baseline: the page's own fetch",
  run: (options) => inOwnFolder((folder) => measureComparisons(folder, options)),
};

/** One comparison, in milliseconds since it was asked for. */
interface Timing {
  readonly page: number;
  readonly product: number;
  readonly firstOffers: number;
  readonly settled: number;
}

async function measureComparisons(folder: string, options: BenchmarkOptions): Promise<readonly Figure[]> {
  const world = await startDemoWorld(folder, options.isQuick ? 2 : 9);
  try {
    const timings: Timing[] = [];
    for (const page of world.pages) {
      const before = await fetchPage(page);
      const comparison = await compare(world.api.origin, page);
      const after = await fetchPage(page);
      timings.push({ page: (before + after) / 2, ...comparison });
    }
    const [, ...warm] = timings;
    options.say(`${warm.length} links compared`);
    return figuresOf(warm);
  } finally {
    await world.stop();
  }
}

function figuresOf(timings: readonly Timing[]): readonly Figure[] {
  const page = median(timings.map((timing) => timing.page));
  const until = (what: 'product' | 'firstOffers' | 'settled') => timings.map((timing) => timing[what]);
  const beyond = (what: 'product' | 'firstOffers' | 'settled') =>
    timings.map((timing) => timing[what] - timing.page);
  const row = (what: string, figure: number): Figure => ({
    what,
    figure,
    baseline: page,
    aim: null,
    digits: 1,
  });
  return [
    row('ms until the product is read, median', median(until('product'))),
    row('ms until the first offers, median', median(until('firstOffers'))),
    row('ms until settled, median', median(until('settled'))),
    row('ms beyond the fetch until the product, median', median(beyond('product'))),
    row('ms beyond the fetch until the first offers, median', median(beyond('firstOffers'))),
    row('ms beyond the fetch until the first offers, p95', percentile(beyond('firstOffers'), 0.95)),
    row('ms beyond the fetch until settled, median', median(beyond('settled'))),
    row('ms beyond the fetch until settled, p95', percentile(beyond('settled'), 0.95)),
  ];
}

async function fetchPage(link: string): Promise<number> {
  const { ms } = await timed(async () => (await fetch(link)).text());
  return ms;
}

/** Starts a comparison and follows its events to the end. */
async function compare(origin: string, link: string): Promise<Omit<Timing, 'page'>> {
  const requestId = randomUUID();
  const startedAt = performance.now();
  const since = () => performance.now() - startedAt;
  const started = await fetch(`${origin}/api/comparisons`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestId, url: link }),
  });
  if (started.status !== 202) throw new Error(`${link}: status ${started.status}, ${await started.text()}`);
  const seen: { product?: number; firstOffers?: number } = {};
  for await (const data of eventsOf(`${origin}/api/comparisons/${requestId}/events`)) {
    const event = comparisonEventSchema.parse(JSON.parse(data));
    if (event.kind === 'product' && event.identification.state !== 'pending') seen.product ??= since();
    if (event.kind === 'offers' && event.offers.ranked.length > 0) seen.firstOffers ??= since();
    if (event.kind === 'settled') {
      const settled = since();
      return { product: seen.product ?? settled, firstOffers: seen.firstOffers ?? settled, settled };
    }
  }
  throw new Error(`${link}: the stream ended before the comparison was settled.`);
}

/** The data of each event of a stream, as it comes. */
async function* eventsOf(address: string): AsyncGenerator<string> {
  const { body } = await fetch(address);
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.+)$/m.exec(event)?.[1];
      if (data !== undefined) yield data;
    }
  }
}
