import type { Figure } from '@pricehunt/ui-kit';

interface Finding {
  readonly software: string;
  readonly isKnown: boolean;
  readonly isByPages: boolean;
  readonly currency: string | null;
  readonly decimals: Figure | null;
  readonly barcodes: 'answers' | 'pages';
}

export const shops = {
  title: 'Searched shops',
  lead: 'Every comparison searches these shops.',
  caption: 'Searched shops',
  empty: 'No shops yet. Add a shop to include its offers in comparisons.',
  add: 'Add shop',
  addTitle: 'Add shop',
  addLead: 'Enter a shop’s address. We detect how to search it, and you can test the search before you save.',
  address: 'Shop address',
  addressHint: 'For example shop.example, or a link to any page of the shop',
  addressMissing: 'Enter a shop address.',
  find: 'Check shop',
  again: 'Recheck',
  foundTitle: (name: string) => `We can search ${name}`,
  found: ({ software, isKnown, isByPages, currency, decimals, barcodes }: Finding) =>
    [
      !isKnown
        ? isByPages
          ? 'Platform not recognised, search page found'
          : 'Platform not recognised, search through UCP works'
        : isByPages
          ? `${software}, API not available, search page found`
          : `${software}, search works`,
      currency === null
        ? 'currency not detected'
        : decimals === null
          ? `prices in ${currency}`
          : `prices in ${currency} with ${decimals.value === 1 ? '1 decimal' : `${decimals.text} decimals`}`,
      barcodes === 'pages' ? 'GTIN on product pages only' : 'GTIN in search results',
    ].join(', '),
  noneTitle: 'We can’t search this shop',
  none: {
    'not-an-address': 'This isn’t a valid web address. Check the spelling.',
    blocked: 'The shop blocked our request. Try again later, or ask the shop to allow PriceHunt.',
    robots: 'The shop’s robots.txt doesn’t allow it.',
    gone: 'There is no page at this address. Check the spelling.',
    unreachable: 'The shop didn’t respond. Check the address and try again.',
    refused:
      'This address is in a private network or uses an unusual port. Add it to OUTBOUND_ALLOW to allow it.',
    'no-search': 'We found no search on this page.',
  },
  platforms: {
    woocommerce: 'WooCommerce',
    shopify: 'Shopify',
    magento: 'Magento',
    vtex: 'VTEX',
    prestashop: 'PrestaShop',
    shopware: 'Shopware',
    ucp: 'UCP',
    generic: 'Website search',
  },
  settings: 'Settings',
  name: 'Name',
  nameMissing: 'Enter a name.',
  currency: 'Default currency',
  currencyHint: 'Used when a price has no currency, for example EUR',
  currencyBad: 'Enter a three-letter currency code.',
  tax: 'Tax',
  taxModes: { included: 'Prices include tax', excluded: 'Prices exclude tax', unknown: 'Unknown' },
  taxPercent: 'Tax rate (%)',
  taxBad: 'Enter a number from 0 to 50.',
  needsBrowser: 'Load pages in a browser',
  needsBrowserHint: 'For shops that need JavaScript. Slower than loading pages directly.',
  browserMissing: 'For shops that need JavaScript. Set BROWSER_URL to use this option.',
  tryTitle: 'Test search',
  tryWords: 'Product or GTIN',
  tryHint: 'Something this shop sells',
  tryMissing: 'Enter a search term.',
  tryStart: 'Test search',
  tried: (offers: Figure) => (offers.value === 1 ? '1 offer found' : `${offers.text} offers found`),
  triedNothing: 'No offers found',
  triedNothingHint: 'Try a product that this shop sells, ideally by its model number.',
  failedTitle: 'Search failed',
  failures: {
    blocked: 'The shop blocked our request.',
    'rate-limited': 'The shop limits our requests. Try again later.',
    unreachable: 'The shop didn’t respond.',
    'bad-answer': 'We couldn’t read the shop’s response.',
    refused: 'The search leads to an address that PriceHunt isn’t allowed to open.',
    'timed-out': 'The shop took too long to respond.',
  },
  offersCaption: 'Offers found by the test search',
  offer: 'Offer',
  price: 'Price',
  codes: 'GTIN / MPN',
  evidence: 'Match',
  evidenceKinds: {
    'same-gtin': 'Same GTIN',
    'same-model': 'Same brand and model number',
    'same-title': 'Same title',
    likely: 'Similar title, probably the same product',
    variant: 'Another variant',
    similar: 'Similar product',
    different: 'Different product',
  },
  matches: 'Listed',
  matchesNot: 'Not listed',
  stock: {
    in_stock: 'In stock',
    pre_order: 'Pre-order',
    back_order: 'On backorder',
    special_order: 'Available to order',
    out_of_stock: 'Out of stock',
    discontinued: 'Discontinued',
    limited: 'Only a few left',
    in_store: 'In store only',
    unknown: 'Availability not stated',
  },
  save: 'Save shop',
  saved: (name: string) => `${name} added to comparisons`,
  shop: 'Shop',
  platform: 'Platform',
  state: 'Status',
  on: 'On',
  off: 'Off',
  lastAnswered: 'Last response',
  lastFailed: 'Last failure',
  checked: 'Last check',
  checkSpoken: (name: string) => `Recheck ${name}`,
  checkTitle: (name: string) => `Recheck ${name}?`,
  checkSentence: 'We check again how to search this shop. Your settings stay the same.',
  checkDone: (name: string) => `${name} rechecked`,
  remove: 'Remove',
  removeSpoken: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeSentence: 'Comparisons stop searching this shop. Past comparisons keep its offers.',
  removed: (name: string) => `${name} removed`,
  export: 'Export shops',
  import: 'Import shops',
  importTitle: 'Import shops',
  importSentence: 'Adds the shops in the file. Shops with the same domain are replaced.',
  file: 'Exported file (JSON)',
  fileBad: 'Choose a file exported from PriceHunt.',
  imported: (count: Figure) => (count.value === 1 ? '1 shop imported' : `${count.text} shops imported`),
  leftOut: (count: Figure) => (count.value === 1 ? '1 shop skipped' : `${count.text} shops skipped`),
  backToSources: 'All sources',
};
