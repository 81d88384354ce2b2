/** Loads the chart as a separate chunk. */
export { PriceHistoryChart } from '@pricehunt/ui-kit';
