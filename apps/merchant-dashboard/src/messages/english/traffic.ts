import type { Figure } from '@pricehunt/ui-kit';

/** What is counted of the shoppers that PriceHunt brings. */
export const traffic = {
  metrics: { impressions: 'Impressions', clicks: 'Clicks', orders: 'Orders', revenue: 'Revenue' },
  billable: (count: Figure) => `${count.text} billable`,
  refunds: (count: Figure, amounts: string) =>
    `${count.text} ${count.value === 1 ? 'refund' : 'refunds'}, ${amounts}`,
  andRevenue: (amounts: string) => `and ${amounts}`,
  /** From a figure to its rows. */
  rows: { clicks: 'View clicks', orders: 'View orders' },
  chart: (metric: string, interval: string) => `${metric} by ${interval.toLowerCase()}`,
  nothingToDraw: 'A line is drawn here as soon as there is something to count.',
  loading: 'Reading the figures',
  counted: (moment: string) => `Counted until ${moment}.`,
};
