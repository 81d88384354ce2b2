import type { BasketProblem, Effort, PlacedOffer } from './basket';
import { totalOf } from './basket';

export interface FoundPlan {
  readonly plan: readonly PlacedOffer[];
  readonly total: number;
}

/** Moves single lines, and closes whole shops, as long as that makes the plan cheaper and there is effort left. */
export function improvePlan(problem: BasketProblem, plan: readonly PlacedOffer[], effort: Effort): FoundPlan {
  let best: FoundPlan = { plan, total: totalOf(plan, problem) };
  const offerCount = problem.lines.reduce((sum, offers) => sum + offers.length, 0);
  for (;;) {
    const before = best.total;
    effort.left -= offerCount * plan.length;
    best = withMovedLines(problem, best);
    for (const shop of new Set(best.plan.map((offer) => offer.shop))) {
      effort.left -= offerCount;
      const others = new Set(best.plan.map((offer) => offer.shop).filter((each) => each !== shop));
      const closed = cheapestAt(problem, others, best.plan);
      const total = totalOf(closed, problem);
      if (total < best.total) best = { plan: closed, total };
    }
    if (best.total >= before || effort.left <= 0) return best;
  }
}

function withMovedLines(problem: BasketProblem, { plan, total }: FoundPlan): FoundPlan {
  const moved = [...plan];
  let least = total;
  problem.lines.forEach((offers, line) => {
    for (const offer of offers) {
      const before = moved[line];
      if (before === undefined || before === offer) continue;
      moved[line] = offer;
      const changed = totalOf(moved, problem);
      if (changed < least) least = changed;
      else moved[line] = before;
    }
  });
  return { plan: moved, total: least };
}

/** The cheapest offer of each line at these shops, or the plan's own where they have none. */
export function cheapestAt(
  { lines }: BasketProblem,
  shops: ReadonlySet<number>,
  plan: readonly PlacedOffer[],
): readonly PlacedOffer[] {
  return plan.map((own, line) => {
    const there = (lines[line] ?? []).filter(({ shop }) => shops.has(shop));
    return there.reduce<PlacedOffer | null>(cheaper, null) ?? own;
  });
}

/** By cost, then by shipping. */
export function cheaper(left: PlacedOffer | null, right: PlacedOffer): PlacedOffer {
  if (left === null) return right;
  return right.cost < left.cost || (right.cost === left.cost && right.shipping < left.shipping)
    ? right
    : left;
}
