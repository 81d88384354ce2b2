import { englishShipping } from '@pricehunt/offers';
import type { Figure } from '../figure';

/** The English texts of the components. Every other language has the same shape. */
export const englishKitMessages = {
  loading: 'Loading',
  frame: {
    skipToContent: 'Skip to content',
    mainNavigation: 'Main',
    more: 'More',
  },
  dialog: { close: 'Close' },
  toasts: {
    one: 'Notification',
    list: (key: string) => `Notifications (${key})`,
    dismiss: 'Dismiss',
  },
  theme: {
    legend: 'Theme',
    choices: { system: 'System', light: 'Light', dark: 'Dark' },
  },
  /** The words of S§2. */
  failure: {
    title: 'Something went wrong',
    sentence: "We're having trouble loading this page. Please try refreshing.",
    refresh: 'Refresh Page',
    details: 'Error details',
    noDetails: 'No details available.',
  },
  offers: {
    shop: 'Shop',
    condition: 'Condition',
    item: 'Item',
    shipping: 'Shipping',
    delivered: 'Total',
    link: 'Link',
    checked: (age: string) => `checked ${age}`,
    fromFeed: (moment: string) => `price from the shop, ${moment}`,
    goToShop: 'Go to shop',
    opensInNewTab: (shopName: string) => `${shopName}, opens in a new tab`,
    pastedLink: 'the link you pasted',
    free: 'free',
    shippingWords: englishShipping,
    notStated: 'not stated',
  },
  facts: {
    rating: (value: string, best: string, count: string, isOne: boolean) =>
      `${value} of ${best} (${count} ${isOne ? 'rating' : 'ratings'})`,
    returns: (days: string, isOne: boolean) => `${days} ${isOne ? 'day' : 'days'} to return`,
    returnsAnytime: 'no time limit for returns',
    noReturns: 'no returns',
    free: (returns: string) => `${returns}, free`,
    payments: {
      card: 'card',
      paypal: 'PayPal',
      invoice: 'invoice',
      'direct-debit': 'direct debit',
      'bank-transfer': 'bank transfer',
      'cash-on-delivery': 'cash on delivery',
      instalments: 'instalments',
      klarna: 'Klarna',
      'apple-pay': 'Apple Pay',
      'google-pay': 'Google Pay',
      'amazon-pay': 'Amazon Pay',
      ideal: 'iDEAL',
      swish: 'Swish',
    },
  },
  difference: {
    same: 'same price',
    asAgainst: (against: string) => `as ${against}`,
    less: (amount: string, against: string) => `${amount} less than ${against}`,
    more: (amount: string, against: string) => `${amount} more than ${against}`,
  },
  conditions: { new: 'new', refurbished: 'refurbished', used: 'used', damaged: 'damaged' },
  availabilities: {
    in_stock: 'in stock',
    pre_order: 'pre-order',
    back_order: 'on backorder',
    special_order: 'available to order',
    out_of_stock: 'out of stock',
    discontinued: 'discontinued',
    limited: 'only a few left',
    in_store: 'in store only',
  },
  conditionNotStated: 'Not specified',
  justNow: 'just now',
  history: {
    low: 'Low',
    high: 'High',
    tooShort: 'Not enough price history for a chart yet.',
    asTable: 'Show as table',
    walk: (label: string) => `${label}: select a day`,
    day: 'Day',
    lowestPrice: 'Lowest price',
    soldOut: 'Sold out',
  },
  chart: {
    asTable: 'Show as table',
    walk: (label: string) => `${label}: select a point in time`,
    soFar: 'so far',
    against: (value: string, name: string) => `${value} on ${name}`,
    ofStepBefore: (share: string) => `${share} of previous step`,
  },
  figures: { nothingBefore: 'No previous data' },
  table: { sortBy: (column: string) => `Sort by ${column}` },
  sources: {
    answered: (count: Figure) => `${counted(count)} searched`,
    answeredOf: (count: Figure, all: Figure) => `${count.text} of ${counted(all)} searched`,
    noneSearched: 'No sources searched',
    asking: 'Searching sources',
    askingOne: (name: string) => `Searching ${name}…`,
    each: 'All sources',
    progress: 'Sources searched',
    found: (count: Figure) => `${offers(count)} found`,
    foundWithSilent: (count: Figure, silent: Figure) =>
      `${offers(count)} found, ${counted(silent)} didn’t respond`,
    standing: {
      waiting: 'waiting',
      searching: 'searching',
      found: (count: Figure) => `${count.text} found`,
      nothing: 'no results',
      failed: 'failed',
      'timed-out': 'timed out',
      skipped: 'not searched',
    },
  },
};

export type KitMessages = typeof englishKitMessages;

function offers({ value, text }: Figure): string {
  return `${text} ${value === 1 ? 'offer' : 'offers'}`;
}

function counted({ value, text }: Figure): string {
  return `${text} ${value === 1 ? 'source' : 'sources'}`;
}
