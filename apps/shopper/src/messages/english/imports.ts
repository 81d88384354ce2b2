import type { Figure } from '@pricehunt/ui-kit';

export const imports = {
  title: 'Import products',
  lead: 'Bring products and price alerts from another price tracker, or paste a list of links.',
  signedOutTitle: 'Sign in to import products',
  signedOutSentence: 'Imported products become favourites, and their target prices become price alerts.',
  signInReason: 'With an account, imported products sync across your devices.',
  signIn: 'Sign in',
  createAccount: 'Create account',
  mockSentence: 'The demo sign-in doesn’t save anything, so imports aren’t available with it.',
  loading: 'Loading your account',
  file: 'File',
  fileHint:
    'Products of pricebuddy, PriceGhost or Discount Bandit as JSON or CSV, changedetection.io’s changedetection.json or url-watches.json, Keepa’s CSV, or any CSV with a column of links.',
  text: 'Or paste it here',
  textHint: 'One link per line, or the content of such a file.',
  nothingGiven: 'Choose a file or paste some links.',
  tooLarge: 'This is too large: at most 2 million characters. Import it in parts.',
  unreadableFile: 'We couldn’t read this file. Choose a text file (JSON, CSV or TXT).',
  check: 'Check',
  checking: 'Checking',
  unrecognised: 'We found no products in this',
  unrecognisedSentence:
    'We looked for links, a table with a column of links, or an export of a price tracker. Check that you chose the right file.',
  formats: {
    pricebuddy: 'Export of pricebuddy',
    'price-ghost': 'Export of PriceGhost',
    'discount-bandit': 'Export of Discount Bandit',
    changedetection: 'Export of changedetection.io',
    keepa: 'Export of Keepa',
    table: 'Table with links',
    links: 'List of links',
  },
  found: (count: Figure) => `${count.text} ${count.value === 1 ? 'product' : 'products'} found`,
  other: 'Choose something else',
  columns: { now: 'Price now', alerts: 'Price alerts' },
  select: (title: string) => `Import ${title}`,
  line: (line: Figure) => `line ${line.text}`,
  favorite: 'already a favourite',
  notInCatalog: 'not in our catalog yet',
  noAlert: 'none',
  notices: {
    'currency-assumed': 'The file states no currency. We assumed yours.',
    'target-unreadable': 'We couldn’t read its target price.',
    'alerts-unreadable': 'We couldn’t read all of its price alerts.',
    'service-missing': 'A notification service of its price alerts isn’t connected here, so we left it out.',
  },
  rejected: (count: Figure) =>
    count.value === 1 ? '1 line can’t be imported' : `${count.text} lines can’t be imported`,
  rejectedMore: (count: Figure) => `and ${count.text} more`,
  reasons: {
    'no-link': 'has no link to a product',
    'unknown-code': 'has no link, and no product has its code',
    repeated: 'is listed above',
    'too-many': 'is over the limit of 500 products at a time',
    broken: 'can’t be read',
  },
  submit: (count: Figure) => `Import ${count.text} ${count.value === 1 ? 'product' : 'products'}`,
  nothingSelected: 'Select at least one product.',
  done: 'Import finished',
  saved: (count: Figure) =>
    `${count.text} ${count.value === 1 ? 'product was' : 'products were'} added to your favourites.`,
  alertsSet: (count: Figure) =>
    count.value === 1 ? '1 price alert is set.' : `${count.text} price alerts are set.`,
  alreadySaved: (count: Figure) =>
    `${count.text} ${count.value === 1 ? 'was a favourite' : 'were favourites'} already.`,
  refused: (count: Figure) =>
    `Your favourites are full: ${count.text} ${count.value === 1 ? 'product wasn’t' : 'products weren’t'} added.`,
  startsLater: 'Price alerts that start later',
  startsLaterSentence:
    'These aren’t in our catalog yet. We read their pages and start the alerts once we know the product, as long as it’s a favourite.',
  alertsMissing: {
    'too-many-alerts': 'You’ve reached the maximum number of price alerts. These are missing some:',
    'no-exchange-rate':
      'There is no exchange rate for the currency of these alerts. Set them in another currency:',
  },
  toFavorites: 'View favourites',
  toAlerts: 'View price alerts',
  again: 'Import more',
};
