import type { Figure } from '@pricehunt/ui-kit';

/** What an installation without a catalog says of itself. */
export const whatCanBeFound = {
  title: 'What this site can find',
  pages:
    'Paste a product link: we read that page and show its price, shipping and stock, if the shop lets us.',
  shops: (names: string) => `For the same product elsewhere, we search ${names}.`,
  noShops:
    'No other shops are searched yet, so there is nothing to compare a price with. Whoever runs this site can add shops.',
  noCatalog:
    'There is no catalog yet: no categories to browse and no price history. Both grow as prices are collected.',
  more: (count: Figure) => `${count.text} more`,
  nothingSearched:
    'This site doesn’t search any other shop yet, so no other price was looked up. Whoever runs it can add shops.',
};
