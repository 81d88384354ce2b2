import type { Figure } from '@pricehunt/ui-kit';

/** The four traffic figures, their chart and the links to their rows. */
export const traffic = {
  metrics: { impressions: 'Impressions', clicks: 'Clicks', orders: 'Orders', revenue: 'Revenue' },
  billable: (count: Figure) => `${count.text} billable`,
  refunds: (count: Figure, amounts: string) =>
    `${count.text} ${count.value === 1 ? 'refund' : 'refunds'}, ${amounts}`,
  andRevenue: (amounts: string) => `plus ${amounts}`,
  rows: { clicks: 'View clicks', orders: 'View orders' },
  chart: (metric: string, interval: string) => `${metric} by ${interval.toLowerCase()}`,
  nothingToDraw: 'The chart appears here once there is data for this period.',
  loading: 'Loading figures',
  counted: (moment: string) => `Data up to ${moment}.`,
};
