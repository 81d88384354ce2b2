import type { Money } from '@pricehunt/offers';
import { attributionModels } from '@pricehunt/order-attribution';
import type { Attribution, AttributionFigure } from './requests/attribution-queries';

export const attributionMeasures = ['credited', 'commission', 'orders'] as const;
export type AttributionMeasure = (typeof attributionMeasures)[number];

/** One measure as a number: money in minor units, or fractional orders. */
export function measureOf(measure: AttributionMeasure, figure: AttributionFigure, currency: string): number {
  return measure === 'orders' ? figure.orders : amountIn(figure[measure], currency);
}

/** The currency with the largest credited amount; EUR when nothing is credited. */
export function attributionCurrency(totals: Attribution['totals']): string {
  const amounts = attributionModels.flatMap((model) => totals[model].credited);
  const largest = amounts.toSorted((one, other) => other.amountMinor - one.amountMinor)[0];
  return largest?.currency ?? 'EUR';
}

function amountIn(amounts: readonly Money[], currency: string): number {
  return amounts.find((money) => money.currency === currency)?.amountMinor ?? 0;
}
