/** Actions that appear in several places. */
export const actions = {
  tryAgain: 'Try again',
  searchAgain: 'Search again',
  share: {
    label: 'Share',
    copied: 'Link copied',
    notCopied: 'We couldn’t copy the link. Copy it from the address bar.',
  },
  opensInNewTab: 'opens in a new tab',
};
