import type { Messages } from '../english';

/** Filters of a table, and views that somebody keeps under a name. */
export const views: Messages['views'] = {
  filters: (count) => (count.value === 0 ? 'Filter' : `Filter (${count.text})`),
  title: 'Ansichten',
  keep: 'Diese Ansicht behalten …',
  keepTitle: 'Diese Ansicht behalten',
  name: 'Name',
  hint: 'Tage, Filter und Reihenfolge bleiben, nur auf diesem Gerät. Zum Teilen den Link kopieren.',
  missing: 'Geben Sie der Ansicht einen Namen.',
  submit: 'Behalten',
  kept: (name) => `„${name}“ ist behalten.`,
  forget: (name) => `„${name}“ vergessen`,
  forgotten: (name) => `„${name}“ ist vergessen.`,
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  notCopied: 'Der Browser ließ nichts kopieren. Die Adresse dieser Seite ist der Link.',
};
