import type { OfferMatch } from '@pricehunt/api-contract';
import { englishVerdict } from '@pricehunt/offers';
import type { Figure } from '@pricehunt/ui-kit';

/** A sentence of which the middle part is set off: before, the part itself, after. */
export type EmphasisedSentence = readonly [before: string, emphasised: string, after: string];

/** A comparison: the product as found, the offers, what they come to. */
export const comparison = {
  pageTitle: 'Comparing prices',
  notStarted: 'The search did not start',
  broken: {
    title: 'The search goes on without this page',
    incomplete: 'What is shown may be incomplete.',
  },
  gone: {
    pageTitle: 'Search not found',
    title: 'We do not have this search any more',
    startNew: 'Start a new search',
    pasteAgain: 'Results are kept for a while, not for ever. Paste the product link above to search again.',
    canBeRepeated: 'Results are kept for a while, not for ever. The same search can be made again.',
  },
  product: {
    label: 'The product',
    lookingFor: (words: string) => `Looking for “${words}”`,
    opening: 'Opening this search',
    reading: (shopName: string) => `Reading the page at ${shopName}`,
    ownPage: 'The product’s own page',
    unnamed: (shopName: string) => `A product at ${shopName}`,
    someShop: 'a shop',
    theShop: 'the shop',
    noPrice: (shopName: string) => `No price could be read for certain on the page at ${shopName}.`,
    pastedLink: 'The link you pasted',
    seenPage: 'The page you were on',
    readFromPage: (age: string) => `read ${age} from the page`,
    seenOnPage: (age: string) => `as you saw it on the page ${age}, not confirmed by us`,
    asKnown: (age: string) => `as known ${age}, not from the page`,
  },
  identification: {
    fromWords: 'Searched by your words. Paste a product link to compare with its price.',
    byLink: 'We used what the link itself says.',
    identifiedBy: {
      'catalog-link': 'Our catalog already has this link.',
      'item-number': (number: string) =>
        `Identified by the item number in the link${number === '' ? '' : `: ${number}`}.`,
      'link-words': (words: string) => `Identified by the words in the link: “${words}”.`,
      'chosen-variant': 'You chose this version.',
      nothing: 'The link itself doesn’t name the product. Search by its name instead.',
    },
    captured: 'We compare with what your browser showed you.',
    useBookmark: 'You can see the page? Compare it with one click',
    withoutCredentials: 'We left out the user name and password in your link.',
    blocked: (shopName: string) => `${shopName} does not let us read this page.`,
    gone: (shopName: string) => `This page at ${shopName} is gone.`,
    'not-a-product': (shopName: string) => `This page at ${shopName} is not the page of one product.`,
    unreachable: (shopName: string) => `${shopName} could not be reached.`,
    unread: (shopName: string) => `The page at ${shopName} could not be read.`,
  },
  /** English takes the API's own sentence, which gives the evidence. */
  match: ({ level, sentence }: Omit<OfferMatch, 'confidence'>) =>
    level === 'pasted' ? 'The link you pasted' : sentence,
  seenOffer: 'As you saw it on the page, not confirmed by us',
  matchSure: (sentence: string, sure: string) => `${sentence} (${sure} sure)`,
  best: {
    looking: 'Looking for better prices…',
    otherCurrenciesOnly: 'Found, but in currencies that cannot be compared today.',
    elsewhereInOtherCurrencies: 'Found elsewhere, but in currencies that cannot be compared today.',
    noOtherShop: 'No other shop found.',
    nothingByWords: 'Nothing found by these words.',
    noneCheaperSoFar: 'Nothing cheaper so far.',
    pastedIsBest: 'The link you pasted is the best price found.',
    saving: (amount: string, { isAtLeast, isDelivered }: SavingKind): EmphasisedSentence => [
      isAtLeast ? 'At least ' : '',
      `${amount} less`,
      ` than the link you pasted${isDelivered ? ', delivered.' : ', before shipping.'}`,
    ],
    price: (amount: string, shopName: string, { isTotal, isDelivered }: PriceKind): EmphasisedSentence => [
      isTotal ? 'Best total: ' : 'Best price: ',
      amount,
      `${isDelivered ? ' delivered' : ' before shipping'}, at ${shopName}.`,
    ],
  },
  outcome: {
    offersFromShops: (offers: Figure, shops: Figure) =>
      `${counted(offers, 'offer')} from ${counted(shops, 'shop')}`,
    none: 'No other offer was found.',
    best: (found: string, price: string, isDelivered: boolean) =>
      `${found}; best ${price} ${isDelivered ? 'delivered' : 'before shipping'}`,
  },
  ranking: {
    ratesOf: (day: string) => `Other currencies are converted at the reference rates of ${day}.`,
    oldRatesOf: (day: string) =>
      `Other currencies are converted at the reference rates of ${day}, which are out of date: the order may differ at today's rates.`,
    comparedIn: (currency: string, ofPlace: string) =>
      `Prices are compared in ${currency} here, not in ${ofPlace}.`,
    onlyOne: 'The one offer found.',
    all: (count: Figure) => `Cheapest first, of all ${count.text} offers found.`,
    some: (ranked: Figure, all: Figure) => `Cheapest of ${ranked.text} of ${counted(all, 'offer')}.`,
    unranked: (count: Figure, currency: string) =>
      count.value === 1
        ? `One in ${currency} has no exchange rate today and is not ranked.`
        : `${count.text} in ${currency} have no exchange rate today and are not ranked.`,
    disclosure: 'Shops pay us for some visits; the order does not know which.',
    notRanked: (count: Figure) => `Not ranked: ${counted(count, 'offer')}`,
  },
  offers: {
    label: 'Offers',
    caption: 'Offers, in the order chosen',
    unrankedCaption: 'Offers that are not ranked',
    newOffers: (count: Figure) => counted(count, 'new offer'),
    putInOrder: 'Put in order again',
    noneFits: (count: Figure) => `None of the ${counted(count, 'offer')} fits these filters.`,
    showAll: 'Show all offers',
  },
  choices: {
    label: 'Order and filters',
    order: 'Order',
    sorts: { delivered: 'Delivered price', item: 'Item price', checked: 'Last checked' },
    isInStock: 'In stock',
    isNew: 'New only',
    hasFreeShipping: 'Free shipping',
    shop: 'Shop',
    allShops: (count: Figure) => (count.value < 2 ? 'All shops' : `All ${count.text} shops`),
  },
  variants: {
    summary: (groups: string) => `Not the same product: ${groups}`,
    /** A version by what makes it another one, as "colour silver"; English takes the API's own words. */
    name: (label: string, _difference: OfferMatch['difference']) => label.replace(': ', ' '),
    caption: (label: string) => `Offers of another version: ${label}`,
  },
  similar: 'Similar, but another product',
  variantChoice: {
    title: 'Choose a version',
    lead: (count: Figure) => `The shop sells ${count.text} versions, and the link names none of them.`,
    catalogLead: (count: Figure) => `We know ${count.text} versions, and the link names none of them.`,
    label: 'Version',
    compare: 'Compare prices',
  },
  named: {
    failed: 'The catalog could not be asked',
    title: 'Which one do you mean?',
    lead: 'Choose one to compare its prices.',
    loading: 'Asking the catalog',
    offers: (count: Figure) => counted(count, 'offer'),
    usedFrom: 'used from',
    from: 'from',
  },
  found: {
    title: (count: Figure) => (count.value === 1 ? '1 product found' : `${count.text} products found`),
    lead: 'These fit your words. Compare one to see every shop’s price for it.',
    compare: 'Compare prices',
  },
  nothing: {
    noSource: 'No source could be asked.',
    asked: (count: Figure, by: string, names: string) =>
      `${counted(count, 'source')} ${count.value === 1 ? 'was' : 'were'} asked by ${by}: ${names}.`,
    byLink: 'what the link says',
    byCode: 'its product code, its model and its name',
    byModel: 'its model and its name',
    byName: 'its name',
    silent: (count: Figure, names: string) => `${counted(count, 'source')} gave no answer: ${names}.`,
    tryAnotherLink: "A link from another shop may say more: a product code or the maker's model number.",
    notKnownYet:
      'It may be sold by shops that are not known here yet. A link from another shop tells of one.',
    searchFor: (words: string) => `Search for “${words}”`,
  },
  history: {
    titleUnknown: 'Price before today',
    notInCatalog:
      'This product is not in the catalog, so nobody has watched its price. The history begins when a shop lists it.',
    failed: 'The price history did not load',
    loading: 'Loading the price history',
    title: (days: Figure) => `Price over ${days.text} days`,
    line: 'Lowest price of each day',
    median: '90-day median',
    chips: { great: 'Very good price', good: 'Good price', fair: 'Ordinary price', high: 'High price' },
  },
  verdict: englishVerdict,
};

interface SavingKind {
  readonly isAtLeast: boolean;
  readonly isDelivered: boolean;
}

interface PriceKind {
  readonly isTotal: boolean;
  readonly isDelivered: boolean;
}

function counted({ value, text }: Figure, noun: string): string {
  return `${text} ${noun}${value === 1 ? '' : 's'}`;
}
