import { isMatch } from './match-products';
import type { ProductMatch } from './match-products';

/** Tuned on look-ups in another shop's list from which half of the true partners were removed. */
const leadMin = 0.2;

interface Candidate {
  readonly match: ProductMatch;
}

/**
 * Returns the candidate that is the wanted product, if a list has it: the best one, if nothing contradicts it and it is
 * well ahead of the second, because a shop sells a product once, and has many that are like one it doesn't sell.
 */
export function leadingMatch<Each extends Candidate>(candidates: readonly Each[]): Each | null {
  const [best, second] = candidates.toSorted((one, other) => other.match.score - one.match.score);
  if (best === undefined || !isMatch(best.match)) return null;
  const lead = best.match.score - (second?.match.score ?? 0);
  return best.match.decision === 'same' || lead >= leadMin ? best : null;
}
