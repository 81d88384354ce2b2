/** The app on the phone and in the browser's bar: sharing to it, the bookmarklet, being offline. */
export const install = {
  share: {
    pageTitle: 'Shared with PriceHunt',
    nothing: 'There was nothing to compare in what you shared',
    sentence: 'Share the page of a product, its link or its name.',
    search: 'Search for a product',
  },
  keptPage: {
    asOf: (moment: string) => `As of ${moment}`,
    sentence:
      'Prices and stock may have changed since. Shop links, searches, price alerts and reports need a connection.',
  },
  bookmarklet: {
    pageTitle: 'Compare from any shop',
    title: 'Compare from any shop',
    sentence: 'One click on a product page, and you see where else it is sold.',
    inBarTitle: 'In a browser with a bookmarks bar',
    inBarSteps: [
      'Show the bookmarks bar (Ctrl+Shift+B, on a Mac ⌘+Shift+B).',
      'Drag this button into it:',
      'On a product page, click the bookmark.',
    ],
    bookmark: 'Compare with PriceHunt',
    dragMe: 'Drag this button into your bookmarks bar; clicking it here does nothing.',
    onPhoneTitle: 'On a phone',
    onPhoneSteps: [
      'Open PriceHunt in the browser and choose “Add to home screen” or “Install app”.',
      'In a shop’s app or page, choose Share, then PriceHunt.',
    ],
    byAddressTitle: 'In any browser',
    byAddress: (address: string) =>
      `Write ${address} before the address of the product page and press Enter.`,
  },
};
