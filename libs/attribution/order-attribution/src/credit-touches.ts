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
/** Shops give the time of an order in whole seconds, rounded down. */
const wholeSecondMs = 1_000;

/**
 * Gives each touch of an order its share, in the order of time. Bots, the merchant's own people, touches outside the window or after the order,
 * and referrals whose visit another touch tells of get none, whatever the model. The shares come to 10,000, or to 0 where no touch counts.
 */
export function creditTouches(touches: readonly Touch[], terms: CreditTerms): readonly TouchCredit[] {
  const sorted = [...touches].sort((left, right) => left.atMs - right.atMs || (left.id < right.id ? -1 : 1));
  const told = referralsTold(touches.filter((touch) => !isAfterOrder(touch, terms.placedAtMs)));
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

/** The touches that led to an order: none that came after it, and of each visit one. */
export function touchesLeadingTo(touches: readonly Touch[], placedAtMs: number): readonly Touch[] {
  const before = touches.filter((touch) => !isAfterOrder(touch, placedAtMs));
  const told = referralsTold(before);
  return before.filter(({ id }) => !told.has(id));
}

/** Whether a touch lies within the window before the order, its very end included. */
export function isInWindow(touch: Touch, { placedAtMs, windowDays }: Omit<CreditTerms, 'model'>): boolean {
  return !isAfterOrder(touch, placedAtMs) && placedAtMs - touch.atMs <= windowDays * dayMs;
}

/** Whether a touch came once the order was placed: nothing of it led there. */
export function isAfterOrder({ atMs }: Pick<Touch, 'atMs'>, placedAtMs: number): boolean {
  return atMs >= placedAtMs + wholeSecondMs;
}

function barOf(touch: Touch, terms: CreditTerms): ReasonCode | null {
  if (isAfterOrder(touch, terms.placedAtMs)) return 'after-order';
  if (touch.visit === 'bot') return 'bot';
  if (touch.isOwn) return 'self-referral';
  return isInWindow(touch, terms) ? null : 'outside-window';
}

function reasonOf(share: number, model: AttributionModel): ReasonCode {
  if (share > 0) return 'credited';
  return model === 'first' ? 'earlier-touch-won' : 'later-touch-won';
}
