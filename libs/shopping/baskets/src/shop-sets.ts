import type { BasketProblem } from './basket';
import type { Effort } from './search-plans';

/** Shops that sell everything together. */
interface ShopSet {
  readonly shops: readonly number[];
  /** What everything costs there without shipping. */
  readonly lowest: number;
}

export interface ShopSets {
  readonly sets: readonly ShopSet[];
  /** No plan at a set that wasn't looked at costs less; Infinity if all were. */
  readonly othersAtLeast: number;
}

export function singleShops(problem: BasketProblem): ShopSets {
  const sets = costsOfShops(problem).map((costs, shop) => ({ shops: [shop], lowest: sumOf(costs) }));
  return { sets: sets.filter(({ lowest }) => lowest < Infinity), othersAtLeast: Infinity };
}

/**
 * The pairs of shops that may have a plan below the limit. One shop of each sells the line with the fewest offers. Leaves out
 * pairs that cost more without shipping than another with all of its shipping. A pair counts as one offer looked at.
 */
export function pairsOfShops(problem: BasketProblem, limit: number, effort: Effort): ShopSets {
  const { lines, shops } = problem;
  const costs = costsOfShops(problem);
  const shipping = shops.map((offers) => offers.reduce((most, offer) => Math.max(most, offer.shipping), 0));
  const rarest = lines.reduce((fewest, offers) => (offers.length < fewest.length ? offers : fewest));
  const sellers = new Set(rarest.map(({ shop }) => shop));
  const done = new Set<number>();
  const sets: ShopSet[] = [];
  let enough = limit;
  for (const seller of sellers) {
    if (done.size > 0 && effort.left <= 0) break;
    done.add(seller);
    costs.forEach((others, other) => {
      if (done.has(other)) return;
      effort.left -= 1;
      const lowest = lowestTogether(costs[seller] ?? others, others);
      if (lowest === Infinity || lowest > enough) return;
      enough = Math.min(enough, lowest + (shipping[seller] ?? 0) + (shipping[other] ?? 0));
      sets.push({ shops: [seller, other], lowest });
    });
  }
  const isAll = done.size === sellers.size;
  const cheapest = costs.reduce((left, right) =>
    left.map((cost, line) => Math.min(cost, right[line] ?? cost)),
  );
  return {
    sets: sets.filter(({ lowest }) => lowest <= enough),
    othersAtLeast: isAll ? Infinity : sumOf(cheapest),
  };
}

/** Each shop's lowest cost of each line; Infinity for what it doesn't sell. */
function costsOfShops({ lines, shops }: BasketProblem): readonly Float64Array[] {
  return shops.map((offers) => {
    const costs = new Float64Array(lines.length).fill(Infinity);
    for (const { line, cost } of offers) costs[line] = Math.min(costs[line] ?? cost, cost);
    return costs;
  });
}

function lowestTogether(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let line = 0; line < left.length; line += 1)
    sum += Math.min(left[line] ?? Infinity, right[line] ?? Infinity);
  return sum;
}

function sumOf(costs: Float64Array): number {
  return costs.reduce((sum, cost) => sum + cost, 0);
}
