export { PriceHistoryChart } from '@pricehunt/ui-kit';
