/** The small pages: those that lead elsewhere and those that lead nowhere. */
export const pages = {
  /** The words of S§2. */
  processing: 'Processing URL...',
  notFound: {
    pageTitle: 'Page not found',
    title: 'There is no page at this address',
    sentence: 'It may have been mistyped, or the page has gone. A search may find what you came for.',
    search: 'Search for a product',
  },
  merchantApp: 'the merchant dashboard',
  adminApp: 'the admin console',
};
