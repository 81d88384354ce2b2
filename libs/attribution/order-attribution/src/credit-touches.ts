import type { AttributionModel, ReasonCode } from './attribution-vocabulary';
import { creditShares } from './credit-shares';
import type { Touch } from './order-facts';
import { referralsTold } from './touch-journeys';

/** What a touch gets, and why. */
export interface TouchCredit {
  readonly touchId: string;
  /** Of 10,000. */
  readonly share: number;
  readonly reason: ReasonCode;
}

/** Within what a touch counts. */
export interface CreditTerms {
  readonly placedAtMs: number;
  readonly windowDays: number;
  readonly model: AttributionModel;
}

const dayMs = 24 * 60 * 60_000;
/** The shop's clock and ours need not agree to the second. */
const clockSlackMs = 5 * 60_000;

/**
 * Gives each touch of an order its share, in the order of time. Bots, the merchant's own people, touches outside the window,
 * and referrals whose visit another touch tells of get none, whatever the model. The shares come to 10,000, or to 0 where no touch counts.
 */
export function creditTouches(touches: readonly Touch[], terms: CreditTerms): readonly TouchCredit[] {
  const sorted = [...touches].sort((left, right) => left.atMs - right.atMs || (left.id < right.id ? -1 : 1));
  const told = referralsTold(touches);
  const barred = new Map(
    sorted.map((touch) => [touch.id, told.has(touch.id) ? 'same-journey' : barOf(touch, terms)] as const),
  );
  const counting = sorted.filter((touch) => barred.get(touch.id) === null);
  const shares = creditShares(
    terms.model,
    counting.map((touch) => touch.atMs),
    terms.placedAtMs,
  );
  const shareOf = new Map(counting.map((touch, place) => [touch.id, shares[place] ?? 0] as const));
  return sorted.map((touch) => {
    const share = shareOf.get(touch.id) ?? 0;
    return { touchId: touch.id, share, reason: barred.get(touch.id) ?? reasonOf(share, terms.model) };
  });
}

/** Whether a touch lies within the window before the order, its very end included. */
export function isInWindow(touch: Touch, { placedAtMs, windowDays }: Omit<CreditTerms, 'model'>): boolean {
  const ageMs = placedAtMs - touch.atMs;
  return ageMs >= -clockSlackMs && ageMs <= windowDays * dayMs;
}

function barOf(touch: Touch, terms: CreditTerms): ReasonCode | null {
  if (touch.visit === 'bot') return 'bot';
  if (touch.isOwn) return 'self-referral';
  return isInWindow(touch, terms) ? null : 'outside-window';
}

function reasonOf(share: number, model: AttributionModel): ReasonCode {
  if (share > 0) return 'credited';
  return model === 'first' ? 'earlier-touch-won' : 'later-touch-won';
}
