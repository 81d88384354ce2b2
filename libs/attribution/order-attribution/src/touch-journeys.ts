import type { Touch } from './order-facts';

/** A referral and a click within this time belong to one visit. */
const journeyMs = 5 * 60_000;

/** The same id, or within five minutes of another touchpoint. Shown, but not credited. */
export function coveredReferrals(touches: readonly Touch[]): ReadonlySet<string> {
  const covered = new Set<string>();
  const counting = touches.filter(({ kind }) => kind === 'click');
  const referrals = touches.filter(({ kind }) => kind === 'referral');
  for (const referral of [...referrals].sort(byTime)) {
    if (counting.some((other) => isSameJourney(referral, other))) covered.add(referral.id);
    else counting.push(referral);
  }
  return covered;
}

function isSameJourney(referral: Touch, other: Touch): boolean {
  const hasSameId = referral.referenceId !== null && referral.referenceId === other.referenceId;
  return hasSameId || Math.abs(referral.atMs - other.atMs) <= journeyMs;
}

function byTime(left: Touch, right: Touch): number {
  return left.atMs - right.atMs || (left.id < right.id ? -1 : 1);
}
