import type { Figure } from '@pricehunt/ui-kit';

/** The catalog: its categories, its filters, its products. */
export const browse = {
  pageTitle: 'Browse',
  /** What search engines read of a list. */
  describe: (title: string) =>
    `${title}: compare prices of many shops, shipping included, with the price history of every product.`,
  allProducts: 'All products',
  resultsFor: (words: string) => `Products for “${words}”`,
  count: (total: Figure, isLowerBound: boolean) =>
    isLowerBound ? `More than ${counted(total, 'product')}` : counted(total, 'product'),
  read: (from: string, to: string) => `Searched for “${to}” instead of “${from}”.`,
  compareInstead: (words: string) => `Ask all shops for “${words}”`,
  loading: 'Loading products',
  failed: 'The products did not load',
  moreFailed: 'The next products did not load',
  empty: {
    title: 'No product fits',
    narrowed: 'Take a filter away, or all of them.',
    withWords: (words: string) =>
      `The catalog has nothing for “${words}”. Other shops may: ask them, or try fewer words.`,
    category: 'There is nothing in this category yet. Look through all products instead.',
    catalog: 'The catalog is empty yet. Pasted links work without it.',
    showAll: 'Show all products',
  },
  sort: {
    label: 'Order',
    choices: {
      relevance: 'Most offers',
      price: 'Lowest price first',
      'price-desc': 'Highest price first',
      newest: 'Newest first',
      drop: 'Largest price drop first',
    },
    bestMatch: 'Best match',
  },
  filters: {
    title: 'Filters',
    open: (count: Figure) => (count.value === 0 ? 'Filters' : `Filters (${count.text})`),
    active: 'Filters that are set',
    remove: (what: string) => `Take away: ${what}`,
    clear: 'Take all away',
    show: (total: Figure, isLowerBound: boolean) =>
      `Show ${isLowerBound ? 'more than ' : ''}${counted(total, 'product')}`,
    category: 'Category',
    price: 'Lowest price',
    brand: 'Brand',
    shop: 'Shop',
    condition: 'Condition',
    availability: 'Availability',
    inStock: 'In stock somewhere',
    more: (count: Figure) => `${count.text} more`,
    least: (currency: string) => `From, in ${currency}`,
    most: (currency: string) => `To, in ${currency}`,
    apply: 'Apply prices',
    amountWrong: 'Write the price as a number, such as 249.90.',
    anyPrice: 'Any price',
    under: (amount: string) => `Under ${amount}`,
    between: (least: string, most: string) => `${least} to ${most}`,
    over: (amount: string) => `${amount} and more`,
    conditions: {
      new: 'New',
      refurbished: 'Refurbished',
      used: 'Used',
      damaged: 'Damaged',
      unknown: 'Not stated',
    },
  },
  card: {
    from: 'from',
    usedFrom: 'used from',
    notDelivered: 'Not delivered to your country',
    notSold: 'Not sold at the moment',
    offers: (count: Figure) => counted(count, 'offer'),
    notInStock: 'not in stock',
    drop: (size: string) => `−${size}`,
    dropSpoken: (size: string) => `${size} less than before`,
    trend: (from: string, to: string) => `Last 30 days: from ${from} to ${to}`,
  },
  showMore: (count: Figure) => `Show ${count.text} more`,
  shownOf: (shown: Figure, total: Figure) => `${shown.text} of ${counted(total, 'product')}`,
};

function counted({ value, text }: Figure, noun: string): string {
  return `${text} ${noun}${value === 1 ? '' : 's'}`;
}
