/** A chunk of its own for the chart. */
export { PriceHistoryChart } from '@pricehunt/ui-kit';
