import type { Figure } from '@pricehunt/ui-kit';

export const whatCanBeFound = {
  title: 'What this site can find',
  pages: 'Paste a product link. We read the page and show price, shipping and stock, if the shop lets us.',
  shops: (names: string) => `To find the same product elsewhere, we search ${names}.`,
  noShops:
    'We don’t search any other shops yet, so there are no prices to compare. The site operator can add shops.',
  noCatalog:
    'There is no catalog yet, so there are no categories or price histories. Both appear as we collect prices.',
  more: (count: Figure) => `${count.text} more`,
  nothingSearched:
    'We don’t search any other shops yet, so we didn’t look for other prices. The site operator can add shops.',
};
