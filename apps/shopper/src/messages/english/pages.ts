/** The pages for unknown addresses, pasted links and the other apps. */
export const pages = {
  /** The words of S§2. */
  processing: 'Processing URL...',
  notFound: {
    pageTitle: 'Page not found',
    title: 'This page doesn’t exist',
    sentence: 'The address may be misspelled, or the page was removed. Try searching for the product.',
    search: 'Search for a product',
  },
  editWords: { label: 'Change your search', search: 'Search' },
  merchantApp: 'the merchant dashboard',
  adminApp: 'the admin console',
};
