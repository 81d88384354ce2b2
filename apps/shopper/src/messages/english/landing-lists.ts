import type { Figure } from '@pricehunt/ui-kit';

/** The landing page below its first view, and the catalog’s lists on it. */
export const landingLists = {
  recent: 'Pick up where you left off',
  example: {
    caption: 'Live comparison',
    all: (count: Figure) => `All ${count.text} offers`,
  },
  drops: {
    title: 'Price drops',
    failed: 'We couldn’t load the price drops',
    searchingWorks: 'You can still search.',
    none: 'No recent price drops. They appear here once prices have been tracked for a few days.',
    loading: 'Loading price drops',
    lessSpoken: (size: string) => `${size} off,`,
    below: (median: string) => `vs 90-day median ${median}`,
    basis: 'Today’s lowest price against the product’s own 90-day median. Only prices that we rate as good.',
  },
  categories: {
    title: 'Categories',
    failed: 'We couldn’t load the categories',
    none: 'No products yet. You can still compare by pasting a product link.',
    loading: 'Loading categories',
    products: (count: Figure): string => (count.value === 1 ? 'product' : 'products'),
  },
  steps: {
    title: 'How it works',
    each: [
      {
        title: 'Paste a link',
        text: 'From any shop. We read the page: product, price, shipping and stock.',
      },
      {
        title: 'Find it at other shops',
        text: 'We match by barcode (GTIN) or model number. Other sizes, colours and used items are listed separately.',
      },
      {
        title: 'Total price, delivered',
        text: 'Item price plus shipping, cheapest first, with the price history.',
      },
    ],
  },
  merchants: {
    question: 'Sell online?',
    answer: 'List your catalog and see the visits and orders PriceHunt brings you.',
    link: 'For merchants',
  },
};
