/** The drawing of a price history, in a part of the program of its own. */
export { PriceHistoryChart } from '@pricehunt/ui-kit';
