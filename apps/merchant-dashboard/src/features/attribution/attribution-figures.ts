import type { Money } from '@pricehunt/offers';
import { attributionModels } from '@pricehunt/order-attribution';
import type { AttributionModel } from '@pricehunt/order-attribution';
import type { Attribution, AttributionFigure } from './requests/attribution-queries';

/** What models are compared by. */
export const attributionMeasures = ['credited', 'commission', 'orders'] as const;
export type AttributionMeasure = (typeof attributionMeasures)[number];

/** One measure of a figure as a number: money in minor units of one currency, orders with their parts. */
export function measureOf(measure: AttributionMeasure, figure: AttributionFigure, currency: string): number {
  return measure === 'orders' ? figure.orders : amountIn(figure[measure], currency);
}

/** The currency that most is credited in by any model; euros where nothing is. */
export function attributionCurrency(totals: Attribution['totals']): string {
  const amounts = attributionModels.flatMap((model) => totals[model].credited);
  const largest = amounts.toSorted((one, other) => other.amountMinor - one.amountMinor)[0];
  return largest?.currency ?? 'EUR';
}

/** One row of the comparison: a model and how far it is from the one that pays. */
export interface ComparedModel {
  readonly model: AttributionModel;
  readonly isPaying: boolean;
  readonly figure: AttributionFigure;
  /** Less what the paying model gives, in minor units. */
  readonly creditedDifference: number;
  readonly commissionDifference: number;
}

/** The five models, the paying one first, each against it. */
export function compareModels(
  totals: Attribution['totals'],
  paying: AttributionModel,
  currency: string,
): readonly ComparedModel[] {
  const difference = (measure: 'credited' | 'commission', model: AttributionModel) =>
    measureOf(measure, totals[model], currency) - measureOf(measure, totals[paying], currency);
  return [paying, ...attributionModels.filter((model) => model !== paying)].map((model) => ({
    model,
    isPaying: model === paying,
    figure: totals[model],
    creditedDifference: difference('credited', model),
    commissionDifference: difference('commission', model),
  }));
}

function amountIn(amounts: readonly Money[], currency: string): number {
  return amounts.find((money) => money.currency === currency)?.amountMinor ?? 0;
}
