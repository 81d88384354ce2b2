import type { Figure } from '@pricehunt/ui-kit';

/** Table filters and saved views. */
export const views = {
  filters: (count: Figure) => (count.value === 0 ? 'Filters' : `Filters (${count.text})`),
  chip: (filter: string, value: string) => `${filter}: ${value}`,
  remove: 'Remove filter',
  showOnly: 'Show only these',
  showResults: 'Show results',
  title: 'Views',
  save: 'Save view…',
  saveTitle: 'Save view',
  name: 'Name',
  hint: 'Saves the date range, filters and sorting for you, on all your devices. To share a view, copy its link.',
  missing: 'Enter a name for the view.',
  submit: 'Save',
  saved: (name: string) => `View “${name}” saved`,
  delete: (name: string) => `Delete “${name}”`,
  deleted: (name: string) => `View “${name}” deleted`,
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'Your browser blocked copying. Copy the page’s address instead.',
};
