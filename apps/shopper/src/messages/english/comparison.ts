import type { OfferMatch } from '@pricehunt/api-contract/comparisons';
import type { Figure } from '@pricehunt/ui-kit';

/** A sentence with an emphasised middle part. */
export type EmphasisedSentence = readonly [before: string, emphasised: string, after: string];

export const comparison = {
  pageTitle: 'Price comparison',
  notStarted: 'We couldn’t start the search',
  broken: {
    title: 'We lost the connection to this search',
    incomplete: 'The results may be incomplete.',
  },
  gone: {
    pageTitle: 'Search not found',
    title: 'This search is no longer available',
    startNew: 'Start a new search',
    pasteAgain: 'Search results expire after a while. Paste the product link above to search again.',
    canBeRepeated: 'Search results expire after a while. You can run the same search again.',
  },
  product: {
    label: 'Your link',
    lookingFor: (words: string) => `Searching for “${words}”`,
    opening: 'Loading search',
    reading: (shopName: string) => `Reading the page on ${shopName}`,
    ownPage: 'Product details',
    unnamed: (shopName: string) => `Product on ${shopName}`,
    someShop: 'a shop’s site',
    theShop: 'the shop’s site',
    noPrice: (shopName: string) => `We couldn’t find a clear price on this page on ${shopName}.`,
    seenPage: 'The page you were on:',
    readFromPage: (age: string) => `read from the page ${age}`,
    seenOnPage: (age: string) => `as your browser showed it ${age}; we couldn’t check it`,
    asKnown: (age: string) => `last known price, ${age}`,
  },
  identification: {
    fromWords: 'These are the results for your search. Paste a product link to compare with its price.',
    byLink: 'Identified by the details in the link.',
    identifiedBy: {
      'catalog-link': 'This link is already in our catalog.',
      'item-number': (number: string) =>
        `Identified by the item number in the link${number === '' ? '' : `: ${number}`}.`,
      'link-words': (words: string) => `Identified by the words in the link: “${words}”.`,
      'chosen-variant': 'You chose this variant.',
      nothing: 'The link doesn’t name the product. Search by product name instead.',
    },
    captured: 'We’re using the page as your browser showed it.',
    useBookmark: 'Can you see the page? Compare it with one click',
    withoutCredentials: 'We removed the user name and password from your link.',
    blocked: (shopName: string) => `${shopName} doesn’t let us read this page.`,
    gone: (shopName: string) => `This page on ${shopName} no longer exists.`,
    'not-a-product': (shopName: string) => `This page on ${shopName} isn’t a product page.`,
    unreachable: (shopName: string) => `We couldn’t reach ${shopName}.`,
    unread: (shopName: string) => `We couldn’t read this page on ${shopName}.`,
  },
  /** English shows the sentence from the API, for the same product without a code that is shown already. */
  match: ({ level, sentence, difference }: Omit<OfferMatch, 'confidence'>) =>
    difference === undefined ? (codeMatches[level] ?? sentence) : sentence,
  seenOffer: 'The price your browser showed; we couldn’t check it',
  likely: {
    match: 'Likely match',
    confirmed: 'Counted as the same product',
    question: 'Is this your product?',
    yes: 'Yes',
    no: 'No',
  },
  best: {
    looking: 'Looking for better prices…',
    notConverted: 'We found offers, but can’t convert all their currencies today',
    elsewhereInOtherCurrencies: 'We found other offers, but can’t convert their currencies today',
    noOtherShop: 'No other shops found',
    variantsOnly: 'We found only other variants at other shops',
    nothingByWords: 'No results for your search',
    noneCheaperSoFar: 'Nothing cheaper so far',
    pastedIsBest: 'Your link has the best price',
    soldOut: 'Out of stock at every shop we found',
    notShipped: (countryName: string) => `No shop we found can ship this to ${countryName} right now`,
    usedOnly: 'Only used items are available',
    likelyOnly: 'We found offers that may be your product',
    yourLink: 'Your link:',
    atShop: (shopName: string) => `at ${shopName}`,
    saving: (shopName: string, amount: string, isAtLeast: boolean): EmphasisedSentence => [
      `${shopName} is ${isAtLeast ? 'at least ' : ''}`,
      `${amount} cheaper`,
      ' than your link, incl. shipping',
    ],
    savingUnlessShipping: (shopName: string, amount: string): EmphasisedSentence => [
      '',
      `${shopName} is cheaper`,
      ` unless its shipping costs over ${amount} more`,
    ],
    /** Without a shop, the pasted link. */
    cheaperUnless: (shopName: string | null, shipping: string): EmphasisedSentence => [
      '',
      `${shopName ?? 'Your link'} is cheaper`,
      ` unless shipping exceeds ${shipping}`,
    ],
    rival: (shopName: string, shipping: string) =>
      `${shopName} is even cheaper unless shipping exceeds ${shipping}.`,
    price: (amount: string, shopName: string, { isTotal, isDelivered }: PriceKind): EmphasisedSentence => [
      isTotal ? 'Best total: ' : 'Best price: ',
      amount,
      `${isDelivered ? ' incl. shipping' : ' before shipping'}, at ${shopName}`,
    ],
  },
  outcome: {
    offersFromShops: (offers: Figure, shops: Figure) =>
      `${counted(offers, 'offer')} from ${counted(shops, 'shop')}`,
    none: 'No other offers found.',
    best: (found: string, price: string, isDelivered: boolean) =>
      `${found}, best price ${price} ${isDelivered ? 'incl. shipping' : 'before shipping'}`,
  },
  ranking: {
    ratesOf: (day: string) => `Other currencies are converted at the exchange rates of ${day}.`,
    oldRatesOf: (day: string) =>
      `Other currencies are converted at the exchange rates of ${day}, which are out of date. The ranking may differ at today’s rates.`,
    comparedIn: (currency: string, ofPlace: string) =>
      `Prices are compared in ${currency}, not in ${ofPlace}.`,
    onlyOne: 'Only one offer found.',
    all: (count: Figure) => `${count.text} offers, cheapest first.`,
    some: (ranked: Figure, all: Figure) =>
      `${ranked.text} of ${counted(all, 'offer')} ranked, cheapest first.`,
    unranked: (count: Figure, currency: string) =>
      count.value === 1
        ? `1 offer in ${currency} isn’t ranked because there is no exchange rate today.`
        : `${count.text} offers in ${currency} aren’t ranked because there is no exchange rate today.`,
    disclosure: 'Some shops pay us a commission. It never affects the ranking.',
    notRanked: (count: Figure) => `Not ranked: ${counted(count, 'offer')}`,
  },
  offers: {
    label: 'Offers',
    caption: 'Offers in the chosen order',
    unrankedCaption: 'Offers not ranked',
    newOffers: (count: Figure) => counted(count, 'new offer'),
    putInOrder: 'Sort again',
    noneFits: (count: Figure) =>
      count.value === 1
        ? 'The only offer doesn’t match these filters.'
        : `None of the ${count.text} offers match these filters.`,
    showAll: 'Show all offers',
  },
  choices: {
    label: 'Sort and filter',
    order: 'Sort by',
    sorts: { delivered: 'Total price', item: 'Item price', checked: 'Last checked' },
    isInStock: 'In stock',
    isNew: 'New only',
    hasFreeShipping: 'Free shipping',
    shop: 'Shop',
    allShops: (count: Figure) => (count.value < 2 ? 'All shops' : `All ${count.text} shops`),
  },
  variants: {
    summary: (groups: string) => `Other variants: ${groups}`,
    /** Names a variant by how it differs, such as "colour silver". English shows the label from the API. */
    name: (label: string, _difference: OfferMatch['difference']) => label.replace(': ', ' '),
    caption: (label: string) => `Offers for another variant: ${label}`,
  },
  similar: 'Similar products',
  variantChoice: {
    title: 'Choose a variant',
    lead: (count: Figure) => `The shop sells ${count.text} variants, and the link doesn’t say which one.`,
    catalogLead: (count: Figure) =>
      `Our catalog has ${count.text} variants, and the link doesn’t say which one.`,
    label: 'Variant',
    compare: 'Compare prices',
  },
  named: {
    failed: 'We couldn’t search the catalog',
    title: 'Which one do you mean?',
    lead: 'Choose one to compare its prices.',
    loading: 'Searching the catalog',
    offers: (count: Figure) => counted(count, 'offer'),
    usedFrom: 'used from',
    from: 'from',
  },
  found: {
    title: (count: Figure) => (count.value === 1 ? '1 product found' : `${count.text} products found`),
    lead: 'These match your search. Compare one to see every shop’s price.',
    compare: 'Compare prices',
  },
  nothing: {
    noSource: 'No sources could be searched.',
    asked: (count: Figure, by: string, names: string) =>
      `We searched ${counted(count, 'source')} by ${by}: ${names}.`,
    byLink: 'the details in the link',
    byCode: 'barcode, model and name',
    byModel: 'model and name',
    byName: 'name',
    silent: (count: Figure, names: string) => `${counted(count, 'source')} didn’t respond: ${names}.`,
    tryAnotherLink: 'Try a link from another shop. Its page may show a barcode or model number.',
    notKnownYet: 'A shop we don’t search may sell it. Found one? Paste its link.',
    searchFor: (words: string) => `Search for “${words}”`,
  },
  history: {
    titleUnknown: 'Price history',
    notInCatalog:
      'This product isn’t in our catalog, so there’s no price history. It starts once the product is added.',
  },
};

const codeMatches: Partial<Record<OfferMatch['level'], string>> = {
  pasted: 'The link you pasted',
  'same-gtin': 'Same barcode',
  'same-model': 'Same model',
};

interface PriceKind {
  readonly isTotal: boolean;
  readonly isDelivered: boolean;
}

function counted({ value, text }: Figure, noun: string): string {
  return `${text} ${noun}${value === 1 ? '' : 's'}`;
}
