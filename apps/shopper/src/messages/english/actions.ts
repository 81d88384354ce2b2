/** What can be done in more than one place. */
export const actions = {
  tryAgain: 'Try again',
  searchAgain: 'Search again',
  opensInNewTab: 'opens in a new tab',
};
