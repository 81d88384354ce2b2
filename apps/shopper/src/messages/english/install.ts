/** Sharing to the app, the extension, the bookmarklet and saved pages for offline use. */
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
  extension: {
    pageTitle: 'Browser extension',
    title: 'PriceHunt in your browser',
    sentence: 'See who sells it for less while you look at the product, without leaving the shop.',
    does: [
      'The toolbar icon compares the page you’re on and shows the saving.',
      'The side panel stays open while you shop, with offers and the price history.',
      '“Track this price” opens the product here, where you set a price alert.',
    ],
    privacyTitle: 'What it sends',
    privacy:
      'When you click “Compare this page”, it sends the page’s address, product markup and description, headings, prices, button labels and image address to this site, without cookies. Nothing is sent before. It reads other pages of a shop only if you allow that shop, and it never changes a shop’s links.',
    installTitle: 'Install',
    browsersLabel: 'Your browser',
    browsers: {
      chrome: {
        name: 'Chrome or Edge',
        download: 'Download for Chrome and Edge',
        steps: (site: string) => [
          'Download the file and unpack it into a folder that stays where it is.',
          'Open chrome://extensions (in Edge: edge://extensions) and turn on Developer mode.',
          'Choose Load unpacked and select the folder.',
          'Click the puzzle icon in the toolbar and pin PriceHunt.',
          `Click the PriceHunt icon, choose Settings, enter ${site} and save.`,
        ],
      },
      firefox: {
        name: 'Firefox',
        download: 'Download for Firefox',
        steps: (site: string) => [
          'Download the file. Firefox 140 or later is required.',
          'Open about:debugging#/runtime/this-firefox, choose Load Temporary Add-on and select the file. Firefox removes it when you close the browser.',
          'To keep it, use Firefox Developer Edition or ESR: in about:config set xpinstall.signatures.required to false, then in about:addons choose Install Add-on From File.',
          `Click the PriceHunt icon, choose Settings, enter ${site} and save.`,
        ],
      },
    },
    otherBrowsers: 'Another browser, or a phone?',
    useBookmark: 'Use the bookmark instead',
  },
  bookmarklet: {
    extensionToo: 'Prefer to see the comparison next to the page?',
    installExtension: 'Install the browser extension',
    pageTitle: 'Compare from any shop',
    title: 'Compare from any shop',
    sentence: 'One click on a product page shows you where else it’s sold.',
    why: 'Some shops don’t let other websites read their pages, but your browser can. When you click the bookmark, it sends us the page’s address, product markup and description, headings, prices, button labels and image address. We use them only for your comparison. Nothing is sent until you click.',
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
