import { planBasket } from '@pricehunt/baskets';
import type { BasketLine, BasketOffer } from '@pricehunt/baskets';
import type { Benchmark, BenchmarkOptions } from './benchmark';
import type { Figure } from './figure-table';
import { percentile, processorTimed } from './measured';
import { oneOf, seededNumbers } from './seeded-numbers';

/** Planning generated baskets: how long it takes, and how many plans are proven to be the cheapest. */
export const basketPlans: Benchmark = {
  name: 'baskets',
  title: 'Baskets: generated shops with shipping and free-shipping thresholds; no baseline',
  run: measureBaskets,
};

const sizes = [
  { products: 20, shops: 30, aims: { ms: '≤ 200', proven: '1.00' } },
  { products: 40, shops: 60, aims: { ms: null, proven: null } },
  { products: 10, shops: 800, aims: { ms: '≤ 200', proven: null } },
] as const;

async function measureBaskets({ isQuick, say }: BenchmarkOptions): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { products, shops, aims } of sizes) {
    const times: number[] = [];
    const gaps: number[] = [];
    for (let seed = 0; seed < (isQuick ? 10 : 100); seed += 1) {
      const lines = generatedBasket(seed, products, shops);
      const { processorMs, result } = await processorTimed(async () => planBasket(lines));
      if (result === null) throw new Error('A generated basket has no plan.');
      times.push(processorMs);
      gaps.push((result.cheapest.total - result.cheapest.atLeast) / result.cheapest.total);
    }
    const proven = gaps.filter((gap) => gap === 0).length / gaps.length;
    const what = `${products} products at ${shops} shops`;
    say(`${what}: ${proven * 100} % proven, the others within ${(Math.max(...gaps) * 100).toFixed(2)} %`);
    figures.push(
      {
        what: `${what}, ms of processor time p50`,
        figure: percentile(times, 0.5),
        baseline: null,
        aim: aims.ms,
      },
      { what: `${what}, p95`, figure: percentile(times, 0.95), baseline: null, aim: aims.ms },
      { what: `${what}, most`, figure: Math.max(...times), baseline: null, aim: aims.ms },
      { what: `${what}, proven to be the cheapest`, figure: proven, baseline: null, aim: aims.proven },
    );
  }
  return figures;
}

const thresholds = [2900, 3900, 4900, 5900, 9900, 15_000];

/** Prices of 4 to 150 €, up to 30 % apart; every seed has its own share of shops, shipping costs and thresholds. */
function generatedBasket(seed: number, products: number, shops: number): readonly BasketLine[] {
  const next = seededNumbers(seed);
  const [soldAt, spread, sharedCost] = [0.25 + next() * 0.75, 0.05 + next() * 0.25, next() < 0.3];
  const terms = Array.from({ length: shops }, () => ({
    level: 1 + (next() - 0.5) * spread,
    shipping: next() < 0.15 ? 0 : Math.round(sharedCost ? 490 : 290 + next() * 600),
    freeFrom: next() < 0.65 ? oneOf(next, thresholds) : null,
  }));
  return Array.from({ length: products }, () => {
    const price = Math.round(400 * Math.exp(next() * 3.6));
    const offers = terms.flatMap(({ level, shipping, freeFrom }, shop): readonly BasketOffer[] => {
      if (next() > soldAt) return [];
      const cost = Math.round(price * level * (1 + (next() - 0.5) * spread));
      return [{ shop: String(shop), cost, shipping, freeFrom }];
    });
    return {
      offers: offers.length > 0 ? offers : [{ shop: '0', cost: price, shipping: 490, freeFrom: null }],
    };
  });
}
