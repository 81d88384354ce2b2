/** What stands around every screen, and the pages that are no feature's. */
export const frame = {
  suffix: 'for merchants',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  copying: {
    copy: 'Copy',
    copySpoken: (what: string) => `Copy: ${what}`,
    copied: 'It is copied.',
    notCopied: 'The browser did not let us copy. Mark the text and copy it yourself.',
  },
  notFound: 'Page not found',
  notFoundTitle: 'There is no page at this address',
  notFoundSentence: 'It may have been mistyped, or the page has gone.',
  notFoundAction: 'Go to the first page',
  adminConsole: 'the admin console',
  priceComparison: 'the price comparison',
};
