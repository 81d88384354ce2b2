/** The page frame and the screens outside any feature. */
export const frame = {
  suffix: 'for merchants',
  breadcrumbs: 'Breadcrumbs',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  copying: {
    copy: 'Copy',
    copySpoken: (what: string) => `Copy: ${what}`,
    copied: 'Copied',
    notCopied: 'Your browser blocked copying. Select the text and copy it yourself.',
  },
  notFound: 'Page not found',
  notFoundTitle: 'This page doesn’t exist',
  notFoundSentence: 'Check the address for typos. The page may also have been removed.',
  notFoundAction: 'Go to the home page',
  adminConsole: 'the admin console',
  priceComparison: 'the price comparison',
};
