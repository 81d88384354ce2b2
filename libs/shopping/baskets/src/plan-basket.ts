import type { BasketLine, BasketProblem } from './basket';
import { atShops, basketProblem } from './basket';
import { cheapestOffers, withoutNeedlessShops } from './fewer-offers';
import type { FoundPlan } from './improve-plan';
import type { Effort, SearchAnswer } from './search-plans';
import { searchPlans } from './search-plans';
import type { ShopSets } from './shop-sets';
import { pairsOfShops, singleShops } from './shop-sets';

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
  const problem = withoutNeedlessShops(basketProblem(lines));
  const one = searchSets(problem, singleShops(problem), { limit: Infinity, effort: { left: effort } });
  const limit = one.found?.total ?? Infinity;
  const pairs = pairsOfShops(problem, limit, { left: effort });
  const pair = searchSets(problem, pairs, { limit, effort: { left: effort } });
  const any = searchAnyShops(problem, pair.found?.total ?? limit, { left: effort });
  const two = betterOf(pair, one);
  const cheapest = planOf(betterOf(any, two));
  return cheapest && { cheapest, oneShop: planOf(one), twoShops: planOf(two) };
}

/** About as much as beginning a search takes, so that thousands of sets with few offers end too. */
const effortOfSet = 500;

/** The cheapest plan at one of the sets of shops, those with the lowest costs first. */
function searchSets(
  problem: BasketProblem,
  { sets, othersAtLeast }: ShopSets,
  { limit, effort }: { readonly limit: number; readonly effort: Effort },
): SearchAnswer {
  let found: FoundPlan | null = null;
  let atLeast = Math.min(limit, othersAtLeast);
  const ordered = sets.toSorted((left, right) => left.lowest - right.lowest);
  for (const [place, { shops, lowest }] of ordered.entries()) {
    const below: number = found?.total ?? limit;
    if (lowest >= below) break;
    if (place > 0 && effort.left <= 0) {
      atLeast = Math.min(atLeast, lowest);
      break;
    }
    const restricted = atShops(problem, shops);
    effort.left -= effortOfSet;
    const answer = searchPlans(restricted, below, effort);
    found = answer.found ?? found;
    atLeast = Math.min(atLeast, answer.atLeast);
  }
  return { found, atLeast: Math.min(atLeast, found?.total ?? limit) };
}

/** Of each line; with more, the plans may only be known to be close to the cheapest. */
const offersMost = 60;

function searchAnyShops(problem: BasketProblem, limit: number, effort: Effort): SearchAnswer {
  const fewer = cheapestOffers(problem, offersMost);
  const { found, atLeast } = searchPlans(fewer.problem, limit, effort);
  return { found, atLeast: Math.min(atLeast, fewer.leftOutAtLeast) };
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
