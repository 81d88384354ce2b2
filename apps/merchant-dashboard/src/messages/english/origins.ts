/** Where clicks come from. */
export const origins = {
  unknown: 'Unknown',
  sources: {
    product_suggestion: 'Search results',
    product_page: 'Product page',
    n8n_suggestion: 'Search results',
    basket: 'Shopping list',
    compare: 'Product comparison',
    favorites: 'Favourites',
    price_alert: 'Price alert',
  },
  devices: { desktop: 'Desktop', mobile: 'Phone', tablet: 'Tablet' },
};
