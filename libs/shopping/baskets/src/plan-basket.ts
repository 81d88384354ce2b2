import type { BasketLine, BasketProblem, Effort } from './basket';
import { atShops, basketProblem } from './basket';
import { cheapestOffers, withoutNeedlessShops } from './fewer-offers';
import type { FoundPlan } from './improve-plan';
import type { SearchAnswer } from './search-plans';
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

/** Enough to prove baskets of 20 products at 30 shops within 200 ms; larger ones end with a bound. */
const effortMost = 4_000_000;

/**
 * The cheapest ways to buy all lines, each from one of its offers: with any number of shops, at most two, and one. Null
 * without lines, if a line has no offer, or if every way has unknown shipping. The effort is counted in offers looked at and not
 * in time, so the same basket always has the same answer: a third for one and two shops each at most, the rest for any number.
 */
export function planBasket(
  lines: readonly BasketLine[],
  { effort = { left: effortMost } }: { readonly effort?: Effort } = {},
): BasketPlans | null {
  if (lines.length === 0 || lines.some(({ offers }) => offers.length === 0)) return null;
  const problem = withoutNeedlessShops(basketProblem(lines));
  const part = effort.left / 3;
  const one = spending(effort, part, (own) =>
    searchSets(problem, singleShops(problem, own), { limit: Infinity, effort: own }),
  );
  const limit = one.found?.total ?? Infinity;
  const pair = spending(effort, part, (own) =>
    searchSets(problem, pairsOfShops(problem, limit, own), { limit, effort: own }),
  );
  // A pair with one order only is a single shop.
  const two = { found: pair.found ?? one.found, atLeast: Math.min(pair.atLeast, one.atLeast) };
  const any = lines.length > 2 ? searchAnyShops(problem, two.found?.total ?? limit, effort) : two;
  const cheapest = planOf({ found: any.found ?? two.found, atLeast: any.atLeast });
  return cheapest && { cheapest, oneShop: planOf(one), twoShops: planOf(two) };
}

/** Spends a part of the effort, and counts what it spent. */
function spending<Answer>(whole: Effort, most: number, spend: (part: Effort) => Answer): Answer {
  const part = { left: most };
  const answer = spend(part);
  whole.left -= most - part.left;
  return answer;
}

/** About as much as beginning a search takes, so that thousands of sets with few offers end too. */
const effortOfSet = 2000;

/** The cheapest plan at one of the sets of shops. */
function searchSets(
  problem: BasketProblem,
  { sets, othersAtLeast }: ShopSets,
  { limit, effort }: { readonly limit: number; readonly effort: Effort },
): SearchAnswer {
  let found: FoundPlan | null = null;
  let atLeast = Math.min(limit, othersAtLeast);
  for (const [place, { shops, lowest }] of sets.entries()) {
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
    atLeast = Math.min(atLeast, Math.max(answer.atLeast, lowest));
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

function planOf({ found, atLeast }: SearchAnswer): BasketPlan | null {
  if (found === null || found.total === Infinity) return null;
  return { choices: found.plan.map(({ choice }) => choice), total: found.total, atLeast };
}
