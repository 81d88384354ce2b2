import { dayMs } from '@pricehunt/offers';
import type { AttributionModel, ReasonCode } from './attribution-vocabulary';
import { creditShares } from './credit-shares';
import type { Touch } from './order-facts';
import { coveredReferrals } from './touch-journeys';

export interface TouchCredit {
  readonly touchId: string;
  readonly share: number;
  readonly reason: ReasonCode;
}

export interface CreditTerms {
  readonly placedAtMs: number;
  readonly windowDays: number;
  readonly model: AttributionModel;
}

/** Stores round order times down to whole seconds. */
const wholeSecondMs = 1_000;

/** In time order. Bots, own team, late and duplicate touchpoints get none. Shares add up to 10,000, or 0. */
export function creditTouches(touches: readonly Touch[], terms: CreditTerms): readonly TouchCredit[] {
  const sorted = [...touches].sort((left, right) => left.atMs - right.atMs || (left.id < right.id ? -1 : 1));
  const covered = coveredReferrals(touches.filter((touch) => !isAfterOrder(touch, terms.placedAtMs)));
  const barred = new Map(
    sorted.map((touch) => [touch.id, covered.has(touch.id) ? 'same-journey' : barOf(touch, terms)] as const),
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

/** Touchpoints before the order, one per visit. */
export function touchesLeadingTo(touches: readonly Touch[], placedAtMs: number): readonly Touch[] {
  const before = touches.filter((touch) => !isAfterOrder(touch, placedAtMs));
  const covered = coveredReferrals(before);
  return before.filter(({ id }) => !covered.has(id));
}

/** The end of the window is inclusive. */
export function isInWindow(touch: Touch, { placedAtMs, windowDays }: Omit<CreditTerms, 'model'>): boolean {
  return !isAfterOrder(touch, placedAtMs) && placedAtMs - touch.atMs <= windowDays * dayMs;
}

/** A touchpoint after the order can't have led to it. */
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
