import type { Comparison } from '@pricehunt/api-contract/comparisons';
import type { Money } from '@pricehunt/offers';

export interface Saving {
  readonly amount: Money;
  /** Of the price on the page; null if that isn't known in the same currency. */
  readonly percent: number | null;
  /** Whether shipping or tax that isn't known for both can only make it larger. */
  readonly isAtLeast: boolean;
}

/** What the best offer saves against the page; null for nothing, or when its shipping isn't known and may cost more. */
export function savingOf({ offers, product }: Comparison): Saving | null {
  const amount = offers.best?.saving ?? null;
  if (amount === null || amount.amountMinor <= 0) return null;
  const best = offers.ranked.find(({ offer }) => offer.id === offers.best?.offerId);
  if (best !== undefined && best.deliveredTotal === null) return null;
  const pasted = product?.pastedOffer ?? null;
  const paid = pasted?.deliveredTotal ?? pasted?.itemPrice ?? null;
  const isAtLeast =
    pasted !== null &&
    best !== undefined &&
    (pasted.deliveredTotal === null || (pasted.offer.tax ?? 'included') !== (best.offer.tax ?? 'included'));
  const isComparable = paid !== null && paid.currency === amount.currency && paid.amountMinor > 0;
  return {
    amount,
    isAtLeast,
    percent: isComparable ? Math.round((amount.amountMinor / paid.amountMinor) * 100) : null,
  };
}

/** At most four characters, such as "-12%"; empty without a saving. */
export function badgeText(saving: Saving | null): string {
  if (saving === null) return '';
  return saving.percent === null || saving.percent < 1 ? '↓' : `-${saving.percent}%`;
}
