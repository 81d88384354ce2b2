/** Actions that appear in several places. */
export const actions = {
  tryAgain: 'Try again',
  searchAgain: 'Search again',
  opensInNewTab: 'opens in a new tab',
};
