import type { Figure } from '@pricehunt/ui-kit';

export const landing = {
  describe:
    'Paste a product link to compare prices at other shops, shipping included, and see whether now is a good time to buy.',
  headline: 'Paste a product link. See who sells it for less.',
  lead: 'We find the same product at other shops, add shipping, and show you whether now is a good time to buy.',
  invalidLink: {
    title: 'That isn’t a product link',
    remedy: 'Copy the full link of a product page, starting with https://, and paste it here.',
  },
  examples: {
    lead: 'Try one:',
    titleAt: (title: string, shopName: string) => `${title} at ${shopName}`,
  },
  drops: {
    title: 'Price drops',
    failed: 'We couldn’t load the price drops',
    searchingWorks: 'You can still search.',
    none: 'No recent price drops. They appear here once prices have been tracked for a few days.',
    loading: 'Loading price drops',
    lessSpoken: (size: string) => `${size} off,`,
    from: (previous: string) => `was ${previous}`,
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
