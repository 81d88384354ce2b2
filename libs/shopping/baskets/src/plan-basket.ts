import type { BasketLine, BasketProblem } from './basket';
import { atShops, basketProblem } from './basket';
import type { FoundPlan } from './improve-plan';
import type { Effort, SearchAnswer } from './search-plans';
import { searchPlans } from './search-plans';

export interface BasketPlan {
  /** For each line, the place of its offer in `offers`. */
  readonly choices: readonly number[];
  /** Including shipping. */
  readonly total: number;
  /** No such plan costs less. Equal to the total if that is proven to be the lowest. */
  readonly atLeast: number;
}

export interface BasketPlans {
  readonly cheapest: BasketPlan;
  /** Null if no single shop sells everything. */
  readonly oneShop: BasketPlan | null;
  /** At most two shops. Null if no two shops sell everything. */
  readonly twoShops: BasketPlan | null;
}

/** Enough to prove baskets of 20 products at 30 shops; larger ones end with a bound. */
const effortMost = 1_000_000;

/**
 * The cheapest ways to buy all lines, each from one of its offers: with any number of shops, at most two, and one. Null
 * without lines, if a line has no offer, or if every way has unknown shipping. The effort is counted in offers looked at and not
 * in time, so the same basket always has the same answer.
 */
export function planBasket(
  lines: readonly BasketLine[],
  { effort = effortMost }: { readonly effort?: number } = {},
): BasketPlans | null {
  if (lines.length === 0 || lines.some(({ offers }) => offers.length === 0)) return null;
  const problem = basketProblem(lines);
  const shops = problem.shops.map((_, shop) => shop);
  const one = searchSets(
    problem,
    shops.map((shop) => [shop]),
    { limit: Infinity, effort: { left: effort } },
  );
  const pairs = shops.flatMap((left) => shops.slice(left + 1).map((right) => [left, right]));
  const pair = searchSets(problem, pairs, {
    limit: one.found?.total ?? Infinity,
    effort: { left: effort },
  });
  const any = searchPlans(problem, pair.found?.total ?? one.found?.total ?? Infinity, { left: effort });
  const two = betterOf(pair, one);
  const cheapest = planOf(betterOf(any, two));
  return cheapest && { cheapest, oneShop: planOf(one), twoShops: planOf(two) };
}

/** The cheapest plan at one of the sets of shops, those with the lowest costs first. */
function searchSets(
  problem: BasketProblem,
  sets: readonly (readonly number[])[],
  { limit, effort }: { readonly limit: number; readonly effort: Effort },
): SearchAnswer {
  const bounded = sets
    .map((shops) => ({ shops, lowest: lowestCost(problem, shops) }))
    .sort((left, right) => left.lowest - right.lowest);
  let found: FoundPlan | null = null;
  let atLeast = limit;
  for (const { shops, lowest } of bounded) {
    const below: number = found?.total ?? limit;
    if (lowest >= below) break;
    const restricted = atShops(problem, new Set(shops));
    if (restricted === null) break;
    const answer = searchPlans(restricted, below, effort);
    found = answer.found ?? found;
    atLeast = Math.min(atLeast, answer.atLeast);
  }
  return { found, atLeast: Math.min(atLeast, found?.total ?? limit) };
}

/** Without shipping; Infinity if the shops don't sell everything. */
function lowestCost({ lines }: BasketProblem, shops: readonly number[]): number {
  return lines.reduce((sum, offers) => {
    const costs = offers.flatMap(({ shop, cost }) => (shops.includes(shop) ? [cost] : []));
    return sum + Math.min(...costs);
  }, 0);
}

/** A plan with fewer shops is also one with more, so the second answer stands unless the first is cheaper. */
function betterOf(first: SearchAnswer, second: SearchAnswer): SearchAnswer {
  return first.found === null
    ? { found: second.found, atLeast: Math.min(first.atLeast, second.atLeast) }
    : first;
}

function planOf({ found, atLeast }: SearchAnswer): BasketPlan | null {
  if (found === null || found.total === Infinity) return null;
  return { choices: found.plan.map(({ choice }) => choice), total: found.total, atLeast };
}
