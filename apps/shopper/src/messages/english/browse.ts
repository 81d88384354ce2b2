import type { Figure } from '@pricehunt/ui-kit';

export const browse = {
  pageTitle: 'Browse',
  /** The description of a list for search engines. */
  describe: (title: string) =>
    `${title}: compare prices across shops, shipping included, and see the price history.`,
  allProducts: 'All products',
  resultsFor: (words: string) => `Results for “${words}”`,
  count: (total: Figure, isLowerBound: boolean) =>
    isLowerBound ? `More than ${counted(total, 'product')}` : counted(total, 'product'),
  read: (from: string, to: string) => `Showing results for “${to}” instead of “${from}”.`,
  compareInstead: (words: string) => `Check all shops for “${words}”`,
  loading: 'Loading products',
  failed: 'We couldn’t load the products',
  moreFailed: 'We couldn’t load more products',
  ignoredLimit: {
    title: 'Your price limit isn’t applied',
    sentence: (currency: string, comparable: string | null) =>
      `There is no exchange rate for ${currency}.${comparable === null ? '' : ` Set a limit in ${comparable} instead.`}`,
    remove: 'Remove limit',
  },
  empty: {
    title: 'No matching products',
    narrowed: 'Remove a filter or clear all of them.',
    withWords: (words: string) =>
      `Nothing in our catalog matches “${words}”. Check all shops, or try fewer words.`,
    category: 'There are no products in this category yet. Browse all products instead.',
    catalog: 'No products yet. You can still compare by pasting a product link.',
    nearest: 'Closest products without these filters',
    nearestFor: (words: string) => `Products for “${words}”`,
    showAll: 'Show all products',
  },
  sort: {
    label: 'Sort by',
    choices: {
      relevance: 'Most offers',
      price: 'Price: low to high',
      'price-desc': 'Price: high to low',
      newest: 'Newest',
      drop: 'Biggest price drop',
    },
    bestMatch: 'Best match',
  },
  filters: {
    title: 'Filters',
    open: (count: Figure) => (count.value === 0 ? 'Filters' : `Filters (${count.text})`),
    active: 'Active filters',
    remove: (what: string) => `Remove filter: ${what}`,
    clear: 'Clear all',
    show: (total: Figure, isLowerBound: boolean) =>
      `Show ${isLowerBound ? 'more than ' : ''}${counted(total, 'product')}`,
    counted: (count: Figure, isLowerBound: boolean) => (isLowerBound ? `${count.text}+` : count.text),
    category: 'Category',
    price: 'Price',
    brand: 'Brand',
    shop: 'Shop',
    condition: 'Condition',
    availability: 'Availability',
    inStock: 'In stock',
    shipping: 'Shipping',
    freeShipping: 'Free shipping',
    more: (count: Figure) => `${count.text} more`,
    least: (currency: string) => `Min. price (${currency})`,
    most: (currency: string) => `Max. price (${currency})`,
    apply: 'Apply',
    amountWrong: 'Enter the price as a number, such as 249.90.',
    anyPrice: 'Any price',
    under: (amount: string) => `Under ${amount}`,
    between: (least: string, most: string) => `${least} to ${most}`,
    over: (amount: string) => `${amount} or more`,
    conditions: {
      new: 'New',
      refurbished: 'Refurbished',
      used: 'Used',
      damaged: 'Damaged',
      unknown: 'Not specified',
    },
  },
  card: {
    from: 'from',
    usedFrom: 'used from',
    notDelivered: 'Doesn’t ship to your country',
    notSold: 'Currently unavailable',
    offers: (count: Figure) => counted(count, 'offer'),
    versions: (count: Figure) => counted(count, 'version'),
    /** Versions that differ in one attribute alone. */
    versionsBy: {
      colour: (count: Figure) => counted(count, 'colour'),
      size: (count: Figure) => counted(count, 'size'),
      capacity: (count: Figure) => (count.value === 1 ? '1 capacity' : `${count.text} capacities`),
    },
    notInStock: 'out of stock',
    drop: (size: string) => `−${size}`,
    dropSpoken: (size: string) => `${size} off`,
    trend: (from: string, to: string) => `Last 30 days: from ${from} to ${to}`,
  },
  showMore: (count: Figure) => `Show ${count.text} more`,
  shownOf: (shown: Figure, total: Figure) => `${shown.text} of ${counted(total, 'product')}`,
};

function counted({ value, text }: Figure, noun: string): string {
  return `${text} ${noun}${value === 1 ? '' : 's'}`;
}
