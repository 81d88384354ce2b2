import { englishShipping, englishVerdict } from '@pricehunt/offers';
import type { FailureReason } from '../page-comparison';

const failures: Readonly<Record<FailureReason, string>> = {
  'no-site': 'Enter the address of your PriceHunt site first.',
  'no-site-permission':
    'The browser doesn’t let the extension reach your PriceHunt site. Save its address again in the settings.',
  'no-page-access':
    'We couldn’t read this page. Click the PriceHunt icon in the toolbar on a product page and try again.',
  'not-a-product-link': 'We couldn’t read this page’s address. Open a product page in a shop and try again.',
  unreachable: 'We couldn’t reach your PriceHunt site. Check that it’s running and try again.',
  'too-many-requests': 'Too many comparisons in a short time. Wait a minute and try again.',
  interrupted: 'The browser stopped the comparison. Try again.',
  refused: 'Your PriceHunt site couldn’t compare this page. Try again, or update the site and the extension.',
};

export const english = {
  locale: 'en',
  shipping: englishShipping,
  verdict: englishVerdict,
  failures,
  badge: (saving: string) => `PriceHunt: save ${saving}`,
  noSite: 'Set up PriceHunt',
  noSiteSentence: 'The extension works with a PriceHunt site. Enter its address to start.',
  openSettings: 'Open settings',
  settings: 'Settings',
  compareThis: 'Compare this page',
  whatIsSent: (site: string) =>
    `Sends this page’s address, product markup and description, headings, prices, button labels and image address to ${site}. Nothing is sent until you click.`,
  noAccess: 'Open a product page in a shop, then click the PriceHunt icon in the toolbar.',
  reading: 'Reading the page…',
  searching: 'Searching other shops…',
  unfinished: 'The search didn’t finish. Compare again, or see the comparison on PriceHunt.',
  saving: (amount: string, isAtLeast: boolean) => `Save ${isAtLeast ? 'at least ' : ''}${amount}`,
  savingAt: (shop: string) => `at ${shop}, compared with this page`,
  alreadyBest: 'This page has the best price we found',
  likelyMatch: 'We found a likely match. Open the comparison to check it.',
  likely: 'Likely match',
  /** Without a shop, the page. */
  cheaperUnless: (shop: string | null, shipping: string) =>
    `${shop ?? 'This page'} is cheaper unless shipping exceeds ${shipping}`,
  cheaperUnlessMore: (shop: string, more: string) =>
    `${shop} is cheaper unless its shipping costs over ${more} more`,
  evenCheaper: (shop: string, shipping: string) =>
    `${shop} is even cheaper unless shipping exceeds ${shipping}`,
  noOthers: 'We found no other shop for this product',
  noneAvailable: 'We found other offers, but none that is new, in stock and ships to you',
  bestAt: (price: string, shop: string) => `From ${price} at ${shop}`,
  chooseVariant: 'This page has several variants. Choose one on your PriceHunt site.',
  offers: 'Offers',
  thisPage: 'This page',
  othersOnly: 'We found only other variants or prices in other currencies.',
  history: 'Price history',
  historyLabel: (days: number, from: string, to: string) => `${days} days: from ${from} to ${to}`,
  seeAll: (count: number) =>
    count === 1 ? 'See the offer on PriceHunt' : `See all ${count} offers on PriceHunt`,
  seeComparison: 'See the comparison on PriceHunt',
  track: 'Track this price',
  again: 'Compare again',
  tryAgain: 'Try again',
  openPanel: 'Open side panel',
  allowShop: (host: string) => `Always allow on ${host}`,
  allowShopSentence:
    'The side panel can then compare more pages of this shop without a click on the toolbar icon.',
  options: {
    title: 'PriceHunt settings',
    address: 'Address of your PriceHunt site',
    addressHint: 'For example https://prices.example.com, or http://localhost:4200 on this computer.',
    save: 'Check and save',
    checking: 'Checking…',
    problems: {
      empty: 'Enter an address.',
      'not-an-address': 'This isn’t a web address. Check it for typing errors.',
      'not-secure': 'The address must start with https://. Only a site on this computer works without it.',
      'no-permission':
        'Without access to this site the extension can’t compare. Save again and choose Allow.',
      'not-found':
        'We couldn’t find PriceHunt at this address. Check the address and that the site is running.',
    },
    looksRight: (origin: string) => `The extension will use ${origin}.`,
    connected: (origin: string) => `Connected to ${origin}`,
    deliverTo: 'Deliver to',
    deliverToHint: 'Prices include shipping to this country, in its currency.',
    privacyTitle: 'What the extension sends',
    privacy:
      'Only when you click Compare this page, the extension sends the page’s address, product markup and description, headings, prices, button labels and image address to your PriceHunt site, without cookies. It contacts no other server, reads no other page and never changes a shop’s links.',
    shopsTitle: 'Shops that are always allowed',
    noShops: 'None. The extension can read a page only after you click its toolbar icon there.',
    remove: 'Remove',
    removeShop: (host: string) => `Remove ${host}`,
  },
};

export type Messages = typeof english;
