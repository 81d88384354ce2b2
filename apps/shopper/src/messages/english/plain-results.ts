import type { Figure } from '@pricehunt/ui-kit';

export const plainResults = {
  loading: 'Loading search',
  lead: (started: string) => `Prices from ${started}. They may have changed since.`,
  underWay: 'Still searching. New offers appear here automatically.',
  count: (count: Figure) => `${count.text} ${count.value === 1 ? 'offer' : 'offers'}`,
  offers: 'Same product',
  unranked: 'Not ranked: no exchange rate',
  variant: (label: string) => `Other variant: ${label}`,
  similar: 'Similar products',
  none: 'No other shops found.',
  full: 'Show the full page with filters and price history',
  print: 'Print',
};
