export const frame = {
  suffix: 'Admin',
  notFound: 'Page not found',
  notFoundTitle: 'Page not found',
  notFoundSentence: 'Check the address. The page may have been moved or deleted.',
  notFoundAction: 'Go to overview',
  merchantDashboard: 'the merchant dashboard',
  priceComparison: 'the price comparison',
};
