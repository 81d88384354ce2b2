import type { Figure } from '@pricehunt/ui-kit';

/** Issues on the home screen that the merchant should act on. */
export const attention = {
  title: 'Needs attention',
  nothing: 'Nothing needs your attention today.',
  priceLosses: (products: Figure, clicks: Figure) =>
    `${products.text} ${products.value === 1 ? 'product is' : 'products are'} more expensive than a competitor: ${clicks.text} ${clicks.value === 1 ? 'click' : 'clicks'} at stake (last 30 days).`,
  approvalPending: {
    visible:
      'Your business is waiting for approval. Shoppers already see products from your verified domains.',
    hidden: 'Your business is waiting for approval. Your products become visible once it’s approved.',
  },
  domainUnverified: (domain: string) => `${domain} isn’t verified yet, so its products are hidden.`,
  feedFailed: (feed: string, moment: string) => `The last import of ${feed} failed (${moment}).`,
  feedWaits: (feed: string) => `${feed} has changes for you to review.`,
  feedErrors: (feed: string, errors: Figure) =>
    errors.value === 1
      ? `1 row in ${feed} has errors and was skipped.`
      : `${errors.text} rows in ${feed} have errors and were skipped.`,
  outOfStock: (products: Figure) =>
    products.value === 1
      ? '1 product is out of stock. Offers in stock are listed above it.'
      : `${products.text} products are out of stock. Offers in stock are listed above them.`,
  notShown: (products: Figure) =>
    products.value === 1
      ? '1 product is hidden from shoppers.'
      : `${products.text} products are hidden from shoppers.`,
  silent: {
    orders: (moment: string) =>
      `We haven’t received any orders placed after ${moment}. Check that your store is still connected.`,
    catalog: (moment: string) =>
      `No product updates received since ${moment}. Check that your store is still connected.`,
  },
  ways: {
    'price-losses': 'View prices',
    'approval-pending': 'View setup',
    'domain-unverified': 'Verify domain',
    'feed-failed': 'View import',
    'feed-waits-for-confirmation': 'Review changes',
    'feed-errors': 'View rows',
    'out-of-stock': 'View products',
    'products-not-shown': 'View products',
    'integration-silent': 'Check connection',
  },
};
