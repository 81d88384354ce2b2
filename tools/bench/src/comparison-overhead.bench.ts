import type { Benchmark, BenchmarkOptions } from './benchmark';
import { inOwnFolder } from './benchmark';
import { startDemoWorld } from './demo-world';
import type { Figure } from './figure-table';
import { followComparison } from './follow-comparison';
import type { ComparisonTiming } from './follow-comparison';
import { median, percentile, timed } from './measured';

/** How long a comparison takes beyond fetching the pasted page, against the demo shops. */
export const comparisonOverhead: Benchmark = {
  name: 'comparisons',
  title:
    "Comparisons of pasted links against the demo shops, one after another; baseline: the page's own fetch",
  run: (options) => inOwnFolder((folder) => measureComparisons(folder, options)),
};

interface Timing extends ComparisonTiming {
  /** Fetching the pasted page alone, in milliseconds. */
  readonly page: number;
}

async function measureComparisons(folder: string, options: BenchmarkOptions): Promise<readonly Figure[]> {
  const world = await startDemoWorld(folder, options.isQuick ? 2 : 9);
  try {
    const timings: Timing[] = [];
    for (const page of world.pages) {
      const before = await fetchPage(page);
      const comparison = await followComparison(world.api.origin, { url: page });
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
