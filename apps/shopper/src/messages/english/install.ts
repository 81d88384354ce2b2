/** Sharing to the app, the bookmarklet and saved pages for offline use. */
export const install = {
  share: {
    pageTitle: 'Shared with PriceHunt',
    nothing: 'We couldn’t find a product in what you shared',
    sentence: 'Share a product page, a product link or a product name.',
    search: 'Search for a product',
  },
  savedPage: {
    asOf: (moment: string) => `As of ${moment}`,
    sentence:
      'Prices and stock may have changed since. Shop links, searches, price alerts and problem reports need a connection.',
  },
  bookmarklet: {
    pageTitle: 'Compare from any shop',
    title: 'Compare from any shop',
    sentence: 'One click on a product page shows you where else it’s sold.',
    why: 'Some shops don’t let other websites read their pages, but your browser can. When you click the bookmark, it sends us the page’s product details: title, product codes, price and image. We use them only for your comparison. Nothing is sent until you click.',
    refused: (shopName: string) => `We couldn’t read this page on ${shopName}`,
    openAgain: (shopName: string) =>
      `Once you’ve added the bookmark, open the page on ${shopName} and click the bookmark:`,
    openPage: 'Open the page',
    browsersLabel: 'Your browser',
    bookmark: 'Compare with PriceHunt',
    dragMe: 'Drag this button to your bookmarks bar. Clicking it here does nothing.',
    browsers: {
      chrome: {
        name: 'Chrome or Edge',
        steps: [
          'Show the bookmarks bar: Ctrl+Shift+B, on a Mac ⌘+Shift+B.',
          'Drag the button above to the bar.',
          'On a product page, click the bookmark.',
        ],
      },
      firefox: {
        name: 'Firefox',
        steps: [
          'Show the bookmarks toolbar: Ctrl+Shift+B, on a Mac ⌘+Shift+B.',
          'Drag the button above to the toolbar.',
          'On a product page, click the bookmark.',
        ],
      },
      safari: {
        name: 'Safari on a Mac',
        steps: [
          'Show the favourites bar: ⌘+Shift+B.',
          'Drag the button above to the bar.',
          'On a product page, click the bookmark.',
        ],
      },
      android: {
        name: 'Android',
        steps: [
          'Copy the code below.',
          'Bookmark this page in Chrome: open the menu and tap the star. Edit the bookmark, name it PriceHunt and replace the URL with the code.',
          'On a product page, type PriceHunt in the address bar and tap the bookmark.',
          'To compare by link only: add PriceHunt to your home screen, then choose Share and PriceHunt in any shop.',
        ],
      },
      ios: {
        name: 'iPhone or iPad',
        steps: [
          'Copy the code below.',
          'In Safari, tap Share, then Add Bookmark, and save this page as PriceHunt.',
          'Open your bookmarks, tap Edit, choose PriceHunt and replace the address with the code.',
          'On a product page, open your bookmarks and tap PriceHunt.',
        ],
      },
    },
    byHandTitle: 'Without dragging',
    byHand:
      'Copy the code, add a bookmark for any page (Ctrl+D, on a Mac ⌘+D), then edit it and replace its URL with the code.',
    code: 'Bookmark code',
    copy: 'Copy code',
    copied: 'Code copied',
    notCopied: 'Your browser didn’t allow copying. Select the code and copy it yourself.',
    byAddressTitle: 'Without a bookmark',
    byAddress: (address: string) =>
      `Type ${address} before the product page’s address and press Enter. We then read the page ourselves, if the shop allows it.`,
  },
};
