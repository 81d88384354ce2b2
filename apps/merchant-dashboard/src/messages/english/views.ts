import type { Figure } from '@pricehunt/ui-kit';

/** Filters of a table, and views that somebody keeps under a name. */
export const views = {
  filters: (count: Figure) => (count.value === 0 ? 'Filters' : `Filters (${count.text})`),
  title: 'Views',
  keep: 'Keep this view…',
  keepTitle: 'Keep this view',
  name: 'Name',
  hint: 'Days, filters and order are kept, on this device alone. To share a view, copy its link.',
  missing: 'Give the view a name.',
  submit: 'Keep',
  kept: (name: string) => `“${name}” is kept.`,
  forget: (name: string) => `Forget “${name}”`,
  forgotten: (name: string) => `“${name}” is forgotten.`,
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'The browser let nothing be copied. The address of this page is the link.',
};
