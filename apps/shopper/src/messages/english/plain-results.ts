import type { Figure } from '@pricehunt/ui-kit';

/** The older, plain page of a search. */
export const plainResults = {
  loading: 'Loading the search',
  lead: (started: string) => `Prices found on ${started}. They may have changed since.`,
  underWay: 'The search is still under way; this list grows by itself.',
  count: (count: Figure) => `${count.text} ${count.value === 1 ? 'offer' : 'offers'}`,
  offers: 'The same product',
  unranked: 'Not ranked: no exchange rate',
  variant: (label: string) => `Another version: ${label}`,
  similar: 'Similar, but another product',
  none: 'No other shop was found.',
  full: 'Show the full page, with filters and price history',
  print: 'Print',
};
