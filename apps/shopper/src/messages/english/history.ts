import type { Figure } from '@pricehunt/ui-kit';

/** What the shopper looked at. */
export const history = {
  title: 'History',
  onDevice: 'Kept on this device only.',
  inAccount: 'Kept in your account, on every device where you are signed in.',
  signInReason: 'With an account your history is the same on every device.',
  takeAlong: 'Have it on every device',
  loading: 'Loading your history',
  failed: 'Your history did not load',
  emptyTitle: 'Nothing looked at yet',
  emptySentence: 'Products, comparisons and searches that you open are listed here.',
  search: 'Search in your history',
  noMatch: (words: string) => `Nothing in your history has “${words}”.`,
  today: 'Today',
  yesterday: 'Yesterday',
  kinds: { comparison: 'Comparison', product: 'Product', search: 'Search' },
  count: (count: Figure) => `${count.text} ${count.value === 1 ? 'entry' : 'entries'}`,
  remove: (title: string) => `Remove ${title}`,
  removed: (title: string) => `Removed: ${title}`,
  clear: 'Clear history',
  cleared: 'Your history is cleared',
  undo: 'Undo',
};
