import type { Figure } from '@pricehunt/ui-kit';

export const history = {
  title: 'History',
  onDevice: 'Saved on this device only.',
  inAccount: 'Saved to your account and synced across your devices.',
  signInReason: 'With an account, your history syncs across your devices.',
  takeAlong: 'Sync across devices',
  loading: 'Loading your history',
  failed: 'We couldn’t load your history',
  emptyTitle: 'No history yet',
  emptySentence: 'Products, comparisons and searches you open appear here.',
  search: 'Search your history',
  noMatch: (words: string) => `No results for “${words}” in your history.`,
  today: 'Today',
  yesterday: 'Yesterday',
  kinds: { comparison: 'Comparison', product: 'Product', search: 'Search' },
  count: (count: Figure) => `${count.text} ${count.value === 1 ? 'entry' : 'entries'}`,
  remove: (title: string) => `Remove ${title}`,
  removed: (title: string) => `Removed: ${title}`,
  clear: 'Clear history',
  cleared: 'History cleared',
  undo: 'Undo',
};
