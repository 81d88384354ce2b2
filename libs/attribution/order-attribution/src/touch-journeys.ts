import type { Touch } from './order-facts';

/** A referral and a click that lie no further apart tell of one visit: both are told as the shopper leaves. */
const journeyMs = 5 * 60_000;

/**
 * The ids of the referrals whose visit another touch of the order tells of already: a click, or an earlier referral, that took
 * the same id to the shop or lies within five minutes. They are kept and shown, and never count beside it.
 */
export function referralsTold(touches: readonly Touch[]): ReadonlySet<string> {
  const told = new Set<string>();
  const counting = touches.filter(({ kind }) => kind === 'click');
  const referrals = touches.filter(({ kind }) => kind === 'referral');
  for (const referral of [...referrals].sort(byTime)) {
    if (counting.some((other) => isSameJourney(referral, other))) told.add(referral.id);
    else counting.push(referral);
  }
  return told;
}

function isSameJourney(referral: Touch, other: Touch): boolean {
  const hasSameId = referral.referenceId !== null && referral.referenceId === other.referenceId;
  return hasSameId || Math.abs(referral.atMs - other.atMs) <= journeyMs;
}

function byTime(left: Touch, right: Touch): number {
  return left.atMs - right.atMs || (left.id < right.id ? -1 : 1);
}
