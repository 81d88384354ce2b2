import type { PriceGapStep } from '@pricehunt/api-contract/analytics';
import type { PricePosition } from '@pricehunt/api-contract/merchant-products';
import type { PricePositionRow } from '@pricehunt/storage';

/** In hundredths of a per cent: 500 is 5 % more expensive; 0 without another price. */
export function gapPointsOf({ best, gap }: Pick<PricePosition, 'best' | 'gap'>): number {
  if (best === null || gap === null || best.price.amountMinor === 0) return 0;
  return Math.round((gap.amountMinor * 10_000) / best.price.amountMinor);
}

export function priceGapStepOf(position: Pick<PricePosition, 'best' | 'gap'>): PriceGapStep {
  if (position.best === null || position.gap === null) return 'alone';
  if (position.gap.amountMinor === 0) return 'same';
  const points = gapPointsOf(position);
  if (position.gap.amountMinor < 0) return points < -1_000 ? 'cheaper-over-10' : 'cheaper-up-to-10';
  if (points <= 500) return 'dearer-up-to-5';
  if (points <= 1_000) return 'dearer-up-to-10';
  return points <= 2_000 ? 'dearer-up-to-20' : 'dearer-over-20';
}

/** The difference from the cheapest other offer at the last ranking. */
export function gapOf({
  bestMinor,
  priceMinor,
  currency,
  gapPoints,
}: Pick<PricePositionRow, 'bestMinor' | 'priceMinor' | 'currency' | 'gapPoints'>) {
  if (bestMinor === null) return { gap: null, gapRatio: null };
  return { gap: { amountMinor: priceMinor - bestMinor, currency }, gapRatio: gapPoints / 10_000 };
}
