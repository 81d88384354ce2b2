import type { ReasonCode } from './attribution-vocabulary';
import type { TouchCredit } from './credit-touches';

/** What speaks about an order as a whole, whoever touched it. */
export interface OrderStanding {
  readonly isDuplicate: boolean;
  readonly isDenied: boolean;
  readonly isCurrencyKnown: boolean;
  readonly isTest: boolean;
  /** It came from us without a click id, as visitors who ask not to be tracked do. */
  readonly cameWithoutId: boolean;
  /** It may still be matched. */
  readonly isWaiting: boolean;
}

/**
 * Whether an order is ours and why, in one code. What is wrong with the order itself comes first; then whether any touch
 * counts; where none does, what stood against the latest.
 */
export function orderVerdict(
  standing: OrderStanding,
  credits: readonly TouchCredit[],
): { readonly state: 'waiting' | 'attributed' | 'unattributed'; readonly reason: ReasonCode } {
  if (standing.isDuplicate) return { state: 'unattributed', reason: 'duplicate-order' };
  if (standing.isDenied) return { state: 'unattributed', reason: 'merchant-denied' };
  if (!standing.isCurrencyKnown) return { state: 'unattributed', reason: 'currency-unsupported' };
  if (credits.some(({ share }) => share > 0)) {
    return { state: 'attributed', reason: standing.isTest ? 'test-order' : 'credited' };
  }
  const latest = latestOwn(credits);
  if (latest !== undefined) return { state: 'unattributed', reason: latest.reason };
  if (standing.cameWithoutId) return { state: 'unattributed', reason: 'consent-missing' };
  if (standing.isWaiting) return { state: 'waiting', reason: 'waiting' };
  const hasLate = credits.some(({ reason }) => reason === 'after-order');
  return { state: 'unattributed', reason: hasLate ? 'after-order' : 'no-touch' };
}

/** What the latest touch before the order got that tells of a visit by itself; undefined for none. */
export function latestOwn(credits: readonly TouchCredit[]): TouchCredit | undefined {
  return credits.filter(({ reason }) => reason !== 'same-journey' && reason !== 'after-order').at(-1);
}
