import type { Figure } from '@pricehunt/ui-kit';

/** What a shop was found to be, for a sentence about it. */
interface Finding {
  readonly software: string;
  readonly isKnown: boolean;
  readonly isByPages: boolean;
  readonly currency: string | null;
  readonly decimals: Figure | null;
  readonly barcodes: 'answers' | 'pages';
}

/** The shops that are searched in comparisons. */
export const shops = {
  title: 'Shops',
  lead: 'Shops that every comparison searches. A shop that you add is searched at once.',
  caption: 'Shops with their platform and latest answers',
  empty: 'No shops yet',
  emptyHint: 'Add a shop by its address. Offers from it then appear in every comparison.',
  add: 'Add shop',
  addTitle: 'Add a shop',
  addLead:
    'Paste the address of a shop. We find out how it can be searched, and you try it before you save it.',
  address: 'Shop address',
  addressHint: 'For example shop.example or a link to any of its pages',
  addressMissing: 'Enter the address of a shop.',
  find: 'Find out',
  again: 'Check again',
  foundTitle: (name: string) => `We can search ${name}`,
  found: ({ software, isKnown, isByPages, currency, decimals, barcodes }: Finding) =>
    [
      !isKnown
        ? isByPages
          ? 'Software not recognised, search page found'
          : 'Software not recognised, search by UCP works'
        : isByPages
          ? `${software}, its interface is closed, search page found`
          : `${software}, search works`,
      currency === null
        ? 'currency stated per price or not at all'
        : decimals === null
          ? `prices in ${currency}`
          : `prices in ${currency} with ${decimals.value === 1 ? '1 decimal' : `${decimals.text} decimals`}`,
      barcodes === 'pages' ? 'GTIN on product pages only' : 'GTIN in search results',
    ].join(', '),
  noneTitle: "We can't search this shop",
  none: {
    'not-an-address': "That isn't a web address. Check the spelling.",
    blocked: 'The shop blocked our request. It may let you in later, or ask its owner to allow PriceHunt.',
    robots: "The shop's robots.txt forbids it.",
    gone: 'There is no page at this address. Check the spelling.',
    unreachable: 'The shop gave no answer. Check the address and try again.',
    refused:
      'The address leads to a private network or an unusual port. The operator can allow it in OUTBOUND_ALLOW.',
    'no-search': 'The page has no search that we recognise.',
  },
  platforms: {
    woocommerce: 'WooCommerce',
    shopify: 'Shopify',
    magento: 'Magento',
    vtex: 'VTEX',
    prestashop: 'PrestaShop',
    shopware: 'Shopware',
    ucp: 'UCP',
    generic: 'Search page',
  },
  settings: 'Settings',
  name: 'Name',
  nameMissing: 'Enter a name.',
  currency: 'Currency of prices without one',
  currencyHint: 'Three letters, such as EUR',
  currencyBad: 'Enter a currency code of three letters.',
  tax: 'Prices',
  taxModes: { included: 'include tax', excluded: 'exclude tax', unknown: 'tax not known' },
  taxPercent: 'Tax to add, in percent',
  taxBad: 'Enter a number from 0 to 50.',
  needsBrowser: 'Read its pages in a browser',
  needsBrowserHint: 'For shops whose pages are empty until a script fills them. Slower than a plain fetch.',
  browserMissing: 'For shops whose pages are empty until a script fills them. To use it, set BROWSER_URL.',
  tryTitle: 'Try a search',
  tryWords: 'Product or GTIN',
  tryHint: 'Search for something that the shop sells',
  tryMissing: 'Enter what to search for.',
  tryStart: 'Search shop',
  tried: (offers: Figure) => (offers.value === 1 ? '1 offer found' : `${offers.text} offers found`),
  triedNothing: 'Nothing found',
  triedNothingHint: 'Search for a product that the shop sells, ideally by its model number.',
  failedTitle: 'The search failed',
  failures: {
    blocked: 'The shop blocked our request.',
    'rate-limited': 'The shop asked us to wait. Try again later.',
    unreachable: 'The shop gave no answer.',
    'bad-answer': "The shop's answer couldn't be read.",
    refused: "The search leads to an address that we aren't allowed to fetch.",
    'timed-out': 'The shop took too long.',
  },
  offersCaption: 'Offers found by the search, with the evidence for each',
  offer: 'Offer',
  price: 'Price',
  codes: 'Codes',
  evidence: 'Evidence',
  evidenceKinds: {
    'same-gtin': 'Same GTIN',
    'same-model': 'Same brand and model number',
    'same-title': 'Same product by its title',
    likely: 'Probably the same by its title',
    variant: 'Another version of it',
    similar: 'Similar, but another product',
    different: 'Another product',
  },
  matches: 'Listed as the product',
  matchesNot: 'Not listed as the product',
  stock: {
    in_stock: 'In stock',
    pre_order: 'Pre-order',
    back_order: 'Backorder',
    special_order: 'Special order',
    out_of_stock: 'Out of stock',
    discontinued: 'Discontinued',
    limited: 'Few left',
    in_store: 'In stores only',
    unknown: 'Stock not stated',
  },
  save: 'Save shop',
  saved: (name: string) => `${name} is searched from now on`,
  shop: 'Shop',
  platform: 'Platform',
  state: 'State',
  on: 'On',
  off: 'Off',
  lastAnswered: 'Last answer',
  lastFailed: 'Last failure',
  checked: 'Checked',
  checkSpoken: (name: string) => `Check ${name} again`,
  checkTitle: (name: string) => `Check ${name} again?`,
  checkSentence: 'Fetches its home page and checks how it can be searched. Your settings stay.',
  checkDone: (name: string) => `${name} was checked`,
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnSpoken: (act: string, name: string) => `${act}: ${name}`,
  turnTitle: (act: string, name: string) => `${act}: ${name}?`,
  turnOffSentence: 'Comparisons stop searching it at once.',
  turnOnSentence: 'Comparisons search it again at once.',
  turned: (name: string, state: string) => `${name}: ${state}`,
  remove: 'Remove',
  removeSpoken: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeSentence: 'Comparisons stop searching it. Past comparisons keep its offers.',
  removed: (name: string) => `${name} was removed`,
  export: 'Export list',
  import: 'Import list',
  importTitle: 'Import a shop list',
  importSentence: 'Adds the shops of an exported file and replaces those on your list with the same domain.',
  file: 'Shop list (JSON)',
  fileBad: "This file isn't a shop list.",
  imported: (count: Figure) => (count.value === 1 ? '1 shop imported' : `${count.text} shops imported`),
  leftOut: (count: Figure) => (count.value === 1 ? '1 shop left out' : `${count.text} shops left out`),
  backToSources: 'All sources',
};
