import type { ReasonCode } from './attribution-vocabulary';
import type { TouchCredit } from './credit-touches';

/** Facts about an order, independent of touchpoints. */
export interface OrderStanding {
  readonly isDuplicate: boolean;
  readonly isDenied: boolean;
  readonly isCurrencyKnown: boolean;
  readonly isTest: boolean;
  /** From PriceHunt without a click id, as for visitors who opted out. */
  readonly cameWithoutId: boolean;
  readonly isWaiting: boolean;
}

/** Problems of the order come first, then whether a touchpoint counts, then why the latest one didn't. */
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

/** The latest touchpoint before the order that is a visit of its own. */
export function latestOwn(credits: readonly TouchCredit[]): TouchCredit | undefined {
  return credits.filter(({ reason }) => reason !== 'same-journey' && reason !== 'after-order').at(-1);
}
