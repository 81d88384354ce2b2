/** Where clicks come from. */
export const origins = {
  unknown: 'not known',
  sources: {
    product_suggestion: 'Results of a search',
    product_page: 'Product page',
    n8n_suggestion: 'Results of a search',
  },
  devices: { desktop: 'Desktop', mobile: 'Phone', tablet: 'Tablet' },
};
