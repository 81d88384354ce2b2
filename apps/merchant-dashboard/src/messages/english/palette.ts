/** The search over pages, products and orders. */
export const palette = {
  open: 'Search',
  label: 'Search pages, products and orders',
  shortcut: { apple: '⌘K', other: 'Ctrl+K' },
  searching: 'Searching products and orders…',
  results: 'Results',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: 'Nothing found. Try a title, GTIN or order number.',
  groups: { pages: 'Page', products: 'Product', orders: 'Order' },
};
