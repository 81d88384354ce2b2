import type { Messages } from '../english';

export const history: Messages['history'] = {
  title: 'Verlauf',
  onDevice: 'Nur auf diesem Gerät gespeichert.',
  inAccount: 'In deinem Konto gespeichert und auf allen deinen Geräten verfügbar.',
  signInReason: 'Mit einem Konto hast du deinen Verlauf auf allen Geräten.',
  takeAlong: 'Auf allen Geräten nutzen',
  loading: 'Dein Verlauf wird geladen',
  failed: 'Dein Verlauf konnte nicht geladen werden',
  emptyTitle: 'Noch nichts angesehen',
  emptySentence: 'Produkte, Vergleiche und Suchen, die du öffnest, erscheinen hier.',
  search: 'Verlauf durchsuchen',
  noMatch: (words) => `Keine Treffer für „${words}“ in deinem Verlauf.`,
  today: 'Heute',
  yesterday: 'Gestern',
  kinds: { comparison: 'Vergleich', product: 'Produkt', search: 'Suche' },
  count: (count) => `${count.text} ${count.value === 1 ? 'Eintrag' : 'Einträge'}`,
  remove: (title) => `${title} entfernen`,
  removed: (title) => `Entfernt: ${title}`,
  clear: 'Verlauf löschen',
  cleared: 'Verlauf gelöscht',
  undo: 'Rückgängig',
};
