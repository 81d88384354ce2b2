/** What stands around every screen, and the pages that are no feature's. */
export const frame = {
  suffix: 'admin',
  notFound: 'Page not found',
  notFoundTitle: 'There is no page at this address',
  notFoundSentence: 'It may have been mistyped, or the page has gone.',
  notFoundAction: 'Go to the overview',
  merchantDashboard: 'the merchant dashboard',
  priceComparison: 'the price comparison',
};
