import { englishShipping } from '@pricehunt/offers';
import type { Figure } from '../figure';

/** What the components say in English. Its shape is what every other language must fill. */
export const englishKitMessages = {
  loading: 'Loading',
  frame: {
    skipToContent: 'Skip to content',
    mainNavigation: 'Main',
    menu: 'Menu',
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
    noDetails: 'No details were given.',
  },
  offers: {
    shop: 'Shop',
    condition: 'Condition',
    item: 'Item',
    shipping: 'Shipping',
    delivered: 'Delivered',
    link: 'Link',
    checked: (age: string) => `checked ${age}`,
    fromFeed: (moment: string) => `price from the feed of ${moment}`,
    goToShop: 'Go to shop',
    opensInNewTab: (shopName: string) => `${shopName}, opens in a new tab`,
    pastedLink: 'the link you pasted',
    free: 'free',
    shippingWords: englishShipping,
    notStated: 'not stated',
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
    back_order: 'on back order',
    special_order: 'made to order',
    out_of_stock: 'out of stock',
    discontinued: 'discontinued',
    limited: 'few left',
    in_store: 'in stores only',
  },
  conditionNotStated: 'Not stated',
  justNow: 'just now',
  history: {
    tooShort: 'There is not enough history yet to draw a line.',
    asTable: 'Show as table',
    walk: (label: string) => `${label}: walk through the days`,
    day: 'Day',
    lowestPrice: 'Lowest price',
  },
  chart: {
    asTable: 'Show as table',
    walk: (label: string) => `${label}: walk through the time`,
    soFar: 'so far',
    against: (value: string, name: string) => `${value} on ${name}`,
    ofStepBefore: (share: string) => `${share} of the step before`,
  },
  figures: { nothingBefore: 'nothing before' },
  table: { sortBy: (column: string) => `Sort by ${column}` },
  sources: {
    answered: (count: Figure) => `${counted(count)} answered`,
    answeredOf: (count: Figure, all: Figure) => `${count.text} of ${counted(all)} answered`,
    noneAsked: 'No source was asked',
    asking: 'Asking the sources',
    askingOne: (name: string) => `Asking ${name}…`,
    each: 'Each source',
    progress: 'Sources that answered',
    found: (count: Figure) => `${count.text} found`,
    foundWithSilent: (count: Figure, silent: Figure) =>
      `${count.text} found, ${counted(silent)} gave no answer`,
    standing: {
      waiting: 'waiting',
      searching: 'searching',
      found: (count: Figure) => `found ${count.text}`,
      nothing: 'nothing',
      failed: 'failed',
      'timed-out': 'timed out',
      skipped: 'not asked',
    },
  },
};

/** The shape of the components' words in any language. */
export type KitMessages = typeof englishKitMessages;

function counted({ value, text }: Figure): string {
  return `${text} ${value === 1 ? 'source' : 'sources'}`;
}
