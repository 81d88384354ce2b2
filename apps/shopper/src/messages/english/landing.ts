import type { Figure } from '@pricehunt/ui-kit';

/** The landing page with its lists. */
export const landing = {
  describe:
    'Paste a product link and see who sells it for less, shipping included, and whether today is a good day to buy.',
  headline: 'Paste a product link. See who sells it for less.',
  lead: 'PriceHunt reads the page, finds the same product at other shops, adds shipping, and tells you whether today is a good day to buy.',
  invalidLink: {
    title: 'That address holds no product link',
    remedy: 'Copy the whole address of a product page, beginning with https://, and paste it here.',
  },
  examples: {
    lead: 'Try one:',
    titleAt: (title: string, shopName: string) => `${title} at ${shopName}`,
  },
  drops: {
    title: 'Fell in price',
    failed: 'The price drops did not load',
    searchingWorks: 'Searching works all the same.',
    none: 'No price has fallen lately. Drops show here once prices have been watched for a few days.',
    loading: 'Loading price drops',
    lessSpoken: (size: string) => `${size} less, down`,
    from: (previous: string) => `was ${previous}`,
  },
  categories: {
    title: 'In the catalog',
    failed: 'The categories did not load',
    none: 'The catalog is empty yet. Pasted links work without it.',
    loading: 'Loading categories',
    products: (count: Figure): string => (count.value === 1 ? 'product' : 'products'),
  },
  steps: {
    title: 'How it works',
    each: [
      {
        title: 'Paste a link',
        text: 'From any shop. The page is read as you would read it: product, price, shipping, stock.',
      },
      {
        title: 'The same product, elsewhere',
        text: 'Matched by its product code or model. Other sizes, colours and used ones stand apart.',
      },
      {
        title: 'The price at your door',
        text: 'Item and shipping added up, cheapest first, with what the price was before.',
      },
    ],
  },
  merchants: {
    question: 'You sell things?',
    answer: 'Put your catalog in and see the shoppers that PriceHunt sends you, and their orders.',
    link: 'For merchants',
  },
};
