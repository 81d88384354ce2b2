import type { Messages } from '../english';

/** Table filters and saved views. */
export const views: Messages['views'] = {
  filters: (count) => (count.value === 0 ? 'Filter' : `Filter (${count.text})`),
  chip: (filter, value) => `${filter}: ${value}`,
  remove: 'Filter entfernen:',
  showOnly: 'Nur diese anzeigen',
  showResults: 'Ergebnisse anzeigen',
  title: 'Ansichten',
  save: 'Ansicht speichern …',
  saveTitle: 'Ansicht speichern',
  name: 'Name',
  hint: 'Speichert Zeitraum, Filter und Sortierung für Sie, auf allen Ihren Geräten. Zum Teilen kopieren Sie den Link.',
  missing: 'Geben Sie einen Namen für die Ansicht ein.',
  submit: 'Speichern',
  saved: (name) => `Ansicht „${name}“ gespeichert`,
  delete: (name) => `„${name}“ löschen`,
  deleted: (name) => `Ansicht „${name}“ gelöscht`,
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  notCopied: 'Ihr Browser hat das Kopieren blockiert. Kopieren Sie stattdessen die Adresse der Seite.',
};
