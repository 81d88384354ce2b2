import type { BasketProblem, Effort, PlacedOffer } from './basket';
import { totalOf } from './basket';
import type { FoundPlan } from './improve-plan';
import { cheaper, cheapestAt, improvePlan } from './improve-plan';
import type { OpenOffers } from './shop-bound';
import { openOffers, shopBound } from './shop-bound';

export interface SearchAnswer {
  /** Null if nothing below the limit was found. */
  readonly found: FoundPlan | null;
  /** No plan of the problem costs less than this, or than the limit. */
  readonly atLeast: number;
}

interface Branch {
  readonly isOpen: Uint8Array;
  readonly prices: Float64Array;
  readonly atLeast: number;
}

/**
 * Branch and bound over the offers of each line. The bound of a branch is its Lagrangian dual: each line has a price,
 * each shop takes what gains at these prices, and prices move until lines are taken about once. Offers that can't be
 * part of a cheaper plan are closed by their reduced cost. Without effort left, the lowest bound of the branches that
 * remain is proven, and the best plan so far is the answer.
 */
export function searchPlans(problem: BasketProblem, limit: number, effort: Effort): SearchAnswer {
  const only = problem.lines.flatMap((offers) => (offers.length === 1 ? offers : []));
  if (only.length === problem.lines.length) return answerOf(only, totalOf(only, problem), limit);
  let found = firstPlan(problem, limit, effort);
  const tried = new Set<string>();
  const limitNow = () => Math.min(limit, found?.total ?? Infinity);
  const root: Branch = {
    isOpen: openAll(problem),
    prices: Float64Array.from(problem.lines, (offers) => Math.min(...offers.map(startPrice))),
    atLeast: 0,
  };
  const branches = [root];
  while (branches.length > 0) {
    branches.sort((left, right) => right.atLeast - left.atLeast);
    const branch = branches.pop();
    if (branch === undefined || branch.atLeast >= limitNow()) break;
    if (effort.left <= 0) return { found, atLeast: branch.atLeast };
    const bounded = boundBranch(problem, branch, limitNow(), effort, (plan) => {
      const key = plan.map(({ id }) => id).join();
      if (!tried.has(key) && totalOf(plan, problem) < limitNow() * worthImproving) {
        const improved = improvePlan(problem, plan, effort);
        if (improved.total < limitNow()) found = improved;
      }
      tried.add(key);
      return limitNow();
    });
    if (bounded !== null) branches.push(...splitBranch(problem, bounded, limitNow()));
  }
  return { found, atLeast: limitNow() };
}

/** Plans this much above the best are not worth improving. */
const worthImproving = 1.02;

/** Lines start at the price at which no shop gains from any of them alone. */
function startPrice({ value, cost, shipping, freeFrom }: PlacedOffer): number {
  return cost + (value >= freeFrom || shipping === Infinity ? 0 : shipping);
}

function openAll({ lines, offerCount }: BasketProblem): Uint8Array {
  const isOpen = new Uint8Array(offerCount);
  for (const { id } of lines.flat()) isOpen[id] = 1;
  return isOpen;
}

function answerOf(plan: readonly PlacedOffer[], total: number, limit: number): SearchAnswer {
  return { found: total < limit ? { plan, total } : null, atLeast: Math.min(total, limit) };
}

function firstPlan(problem: BasketProblem, limit: number, effort: Effort): FoundPlan | null {
  const cheapest = problem.lines.flatMap((offers) => offers.reduce<PlacedOffer | null>(cheaper, null) ?? []);
  const alone = problem.lines.flatMap(
    (offers) =>
      offers.toSorted(
        (left, right) => startPrice(left) - startPrice(right) || left.shipping - right.shipping,
      )[0] ?? [],
  );
  const [best] = [cheapest, alone]
    .map((plan) => improvePlan(problem, plan, effort))
    .sort((left, right) => left.total - right.total);
  return best !== undefined && best.total < limit ? best : null;
}

interface BoundedBranch extends Branch {
  readonly open: OpenOffers;
  /** How often each line is bought at these prices; each exactly once in a plan. */
  readonly bought: Float64Array;
}

const steps = { root: 120, later: 24, patience: 6 } as const;

/** Raises the bound of a branch and closes offers. Null if it has no plan below the limit. */
function boundBranch(
  problem: BasketProblem,
  branch: Branch,
  limit: number,
  effort: Effort,
  offerPlan: (plan: readonly PlacedOffer[]) => number,
): BoundedBranch | null {
  const isOpen = branch.isOpen.slice();
  let open = openOffers(problem, isOpen);
  if (open === null) return null;
  let below = limit;
  let prices: Float64Array = branch.prices;
  let best = { atLeast: -Infinity, prices, bought: emptySums(problem) };
  let reach = branch.atLeast === 0 ? 1 : 0.4;
  let sinceBetter = 0;
  const shares = new Float64Array(problem.offerCount);
  const offerCount = problem.lines.reduce((sum, offers) => sum + offers.length, 0);
  const most = branch.atLeast === 0 ? steps.root : steps.later;
  for (let step = 0; step < most; step += 1) {
    effort.left -= offerCount;
    let atLeast = sumOf(prices);
    for (const offers of problem.shops) atLeast += shopBound(offers, open, prices, shares);
    const bought = boughtOf(problem, shares);
    if (atLeast > best.atLeast) {
      best = { atLeast, prices, bought };
      sinceBetter = 0;
    } else {
      sinceBetter += 1;
      if (sinceBetter === steps.patience) {
        reach /= 2;
        sinceBetter = 0;
      }
    }
    if (isAtLimit(best.atLeast, below)) return null;
    if (step % 8 === 0) {
      effort.left -= offerCount;
      below = offerPlan(planNear(problem, shares, open));
    }
    const distance = bought.reduce((sum, each) => sum + (1 - each) ** 2, 0);
    if (distance < 1e-9 || reach < 1e-3) break;
    const gap = below === Infinity ? 1 + 0.05 * sumOf(prices) : below - atLeast;
    const size = (reach * gap) / distance;
    prices = prices.map((price, line) => price + size * (1 - (bought[line] ?? 0)));
  }
  if (isAtLimit(best.atLeast, below)) return null;
  const closed = closeOffers(problem, open, best, below, effort);
  open = openOffers(problem, closed);
  if (open === null) return null;
  const decided = problem.lines.flatMap((offers) => offers.filter(({ id }) => open?.isForced[id] === 1));
  if (decided.length === problem.lines.length) {
    offerPlan(decided);
    return null;
  }
  const atLeast = Math.max(branch.atLeast, Math.ceil(best.atLeast - 1e-6));
  return { ...best, isOpen: closed, open, atLeast };
}

/** Totals are whole, so a bound just below the limit proves as much as one at it. */
function isAtLimit(atLeast: number, limit: number): boolean {
  return Math.ceil(atLeast - 1e-6) >= limit;
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, each) => sum + each, 0);
}

function emptySums({ lines }: Pick<BasketProblem, 'lines'>): Float64Array {
  return new Float64Array(lines.length);
}

function boughtOf({ lines }: BasketProblem, shares: Float64Array): Float64Array {
  const bought = emptySums({ lines });
  lines.forEach((offers, line) => {
    let sum = 0;
    for (const { id } of offers) sum += shares[id] ?? 0;
    bought[line] = sum;
  });
  return bought;
}

/** A plan from the shops that take something, each line at the cheapest of them. */
function planNear(
  problem: BasketProblem,
  shares: Float64Array,
  { isOpen }: OpenOffers,
): readonly PlacedOffer[] {
  const shops = new Set<number>();
  const open = problem.lines.map((offers) => offers.filter(({ id }) => isOpen[id] === 1));
  for (const { id, shop } of open.flat()) if ((shares[id] ?? 0) > 0) shops.add(shop);
  const anywhere = open.flatMap((offers) => offers.reduce<PlacedOffer | null>(cheaper, null) ?? []);
  return cheapestAt({ ...problem, lines: open }, shops, anywhere);
}

/** Closes the offers that would raise the bound to the limit. */
function closeOffers(
  { shops, offerCount }: BasketProblem,
  open: OpenOffers,
  { atLeast, prices }: { readonly atLeast: number; readonly prices: Float64Array },
  limit: number,
  effort: Effort,
): Uint8Array {
  const isOpen = open.isOpen.slice();
  const [shares, others] = [new Float64Array(offerCount), new Float64Array(offerCount)];
  for (const offers of shops) {
    const lowest = shopBound(offers, open, prices, shares);
    for (const offer of offers) {
      const { id } = offer;
      if (isOpen[id] !== 1 || open.isForced[id] === 1 || shares[id] === 1) continue;
      effort.left -= offers.length;
      const raised = atLeast - lowest + shopBound(offers, open, prices, others, offer);
      if (isAtLimit(raised, limit)) isOpen[id] = 0;
    }
  }
  return isOpen;
}

/** One branch for each open offer of a line that the bound buys more or less than once, the one with the fewest offers. */
function splitBranch(
  problem: BasketProblem,
  { isOpen, prices, atLeast, bought }: BoundedBranch,
  limit: number,
): readonly Branch[] {
  const candidates = problem.lines.flatMap((offers, line) => {
    const open = offers.filter(({ id }) => isOpen[id] === 1);
    return open.length < 2 ? [] : [{ open, isOff: Math.abs(1 - (bought[line] ?? 0)) > 1e-6 }];
  });
  const [chosen] = candidates.sort(
    (left, right) => Number(right.isOff) - Number(left.isOff) || left.open.length - right.open.length,
  );
  if (chosen === undefined || atLeast >= limit) return [];
  return chosen.open.map((kept) => {
    const left = isOpen.slice();
    for (const { id } of chosen.open) if (id !== kept.id) left[id] = 0;
    return { isOpen: left, prices, atLeast };
  });
}
