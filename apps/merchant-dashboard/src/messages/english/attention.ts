import type { Figure } from '@pricehunt/ui-kit';

/** What a merchant should look at. */
export const attention = {
  title: 'Needs you',
  domainUnverified: (domain: string) => `${domain} is not proved yet, so none of its products are shown.`,
  feedFailed: (feed: string, moment: string) => `The last run of ${feed} failed, ${moment}.`,
  feedWaits: (feed: string) => `${feed} has changes that wait for you to confirm them.`,
  feedErrors: (feed: string, errors: Figure) =>
    `${feed} has ${errors.text} ${errors.value === 1 ? 'row' : 'rows'} with errors: they are left out.`,
  outOfStock: (products: Figure) =>
    products.value === 1
      ? '1 product is out of stock: shoppers see it last.'
      : `${products.text} products are out of stock: shoppers see them last.`,
  notShown: (products: Figure) =>
    products.value === 1 ? '1 product is not shown.' : `${products.text} products are not shown.`,
  silent: {
    orders: (moment: string) => `No order has come in since ${moment}. Is the store still connected?`,
    catalog: (moment: string) => `No product has come in since ${moment}. Is the store still connected?`,
  },
  ways: {
    'domain-unverified': 'Prove the domain',
    'feed-failed': 'See the run',
    'feed-waits-for-confirmation': 'Look and confirm',
    'feed-errors': 'See the rows',
    'out-of-stock': 'See the products',
    'products-not-shown': 'See the products',
    'integration-silent': 'Check the connection',
  },
};
