import type { BasketProblem, Effort, PlacedOffer } from './basket';

/** Shops that sell everything together. */
interface ShopSet {
  readonly shops: readonly number[];
  /** What everything costs there at least, in orders at all of them. */
  readonly lowest: number;
}

export interface ShopSets {
  /** Lowest first. */
  readonly sets: readonly ShopSet[];
  /** No plan at a set that wasn't looked at costs less; Infinity if all were. */
  readonly othersAtLeast: number;
}

export function singleShops({ lines, shops }: BasketProblem, effort: Effort): ShopSets {
  effort.left -= lines.length * shops.length;
  const sets = shops.map((offers, shop) => ({
    shops: [shop],
    lowest: sumOf(costsOf(offers, lines.length)) + leastShipping(offers, lines.length),
  }));
  return { sets: lowestFirst(sets.filter(({ lowest }) => lowest < Infinity)), othersAtLeast: Infinity };
}

/** So many pairs are searched at most, those with the lowest costs. */
const pairsMost = 1000;

/**
 * The pairs of shops that may have a plan with two orders below the limit. One shop of each sells the line with the fewest
 * offers. Leaves out pairs that cost more at least than another with all of its shipping.
 */
export function pairsOfShops({ lines, shops }: BasketProblem, limit: number, effort: Effort): ShopSets {
  const costs = shops.map((offers) => costsOf(offers, lines.length));
  const least = shops.map((offers) => leastShipping(offers, lines.length));
  const most = shops.map((offers) => offers.reduce((highest, offer) => Math.max(highest, offer.shipping), 0));
  const rarest = lines.reduce((fewest, offers) => (offers.length < fewest.length ? offers : fewest));
  const sellers = [...new Set(rarest.map(({ shop }) => shop))];
  const isDone = new Uint8Array(shops.length);
  let sets: ShopSet[] = [];
  let [enough, othersAtLeast] = [limit, Infinity];
  const leaveOutTheHighest = () => {
    const ordered = lowestFirst(sets.filter(({ lowest }) => lowest <= enough));
    othersAtLeast = Math.min(othersAtLeast, ordered[pairsMost]?.lowest ?? Infinity);
    sets = ordered.slice(0, pairsMost);
  };
  for (const [place, seller] of sellers.entries()) {
    if (place > 0 && effort.left <= 0) {
      othersAtLeast = Math.min(othersAtLeast, sumOf(costs.reduce(lowerOf)));
      break;
    }
    isDone[seller] = 1;
    effort.left -= lines.length * shops.length;
    costs.forEach((others, other) => {
      if (isDone[other] === 1) return;
      const together = lowestTogether(costs[seller] ?? others, others);
      const lowest = together + (least[seller] ?? 0) + (least[other] ?? 0);
      if (lowest === Infinity || lowest > enough) return;
      enough = Math.min(enough, together + (most[seller] ?? 0) + (most[other] ?? 0));
      sets.push({ shops: [seller, other], lowest });
    });
    if (sets.length > 4 * pairsMost) leaveOutTheHighest();
  }
  leaveOutTheHighest();
  return { sets, othersAtLeast };
}

function lowestFirst(sets: readonly ShopSet[]): ShopSet[] {
  return sets.toSorted((left, right) => left.lowest - right.lowest);
}

/** A shop's lowest cost of each line; Infinity for what it doesn't sell. */
function costsOf(offers: readonly PlacedOffer[], lineCount: number): Float64Array {
  const costs = new Float64Array(lineCount).fill(Infinity);
  for (const { line, cost } of offers) costs[line] = Math.min(costs[line] ?? cost, cost);
  return costs;
}

/** What any order at the shop pays for shipping; zero if the shop's offers can reach a threshold. */
function leastShipping(offers: readonly PlacedOffer[], lineCount: number): number {
  const values = new Float64Array(lineCount);
  for (const { line, value } of offers) values[line] = Math.max(values[line] ?? 0, value);
  const everything = sumOf(values);
  return offers.reduce(
    (least, { shipping, freeFrom }) => Math.min(least, everything >= freeFrom ? 0 : shipping),
    Infinity,
  );
}

function lowerOf(left: Float64Array, right: Float64Array): Float64Array {
  return left.map((cost, line) => Math.min(cost, right[line] ?? cost));
}

function lowestTogether(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let line = 0; line < left.length; line += 1)
    sum += Math.min(left[line] ?? Infinity, right[line] ?? Infinity);
  return sum;
}

function sumOf(costs: Float64Array): number {
  return costs.reduce((sum, each) => sum + each, 0);
}
