import type { Messages } from '../english';

/** What the shopper looked at. */
export const history: Messages['history'] = {
  title: 'Verlauf',
  onDevice: 'Nur auf diesem Gerät.',
  inAccount: 'In deinem Konto, auf jedem Gerät, auf dem du angemeldet bist.',
  signInReason: 'Mit einem Konto hast du deinen Verlauf auf jedem Gerät.',
  takeAlong: 'Auf allen Geräten nutzen',
  loading: 'Dein Verlauf wird geladen',
  failed: 'Dein Verlauf konnte nicht geladen werden',
  emptyTitle: 'Noch nichts angesehen',
  emptySentence: 'Hier findest du Produkte, Vergleiche und Suchen, die du geöffnet hast.',
  search: 'Im Verlauf suchen',
  noMatch: (words) => `In deinem Verlauf gibt es nichts mit „${words}“.`,
  today: 'Heute',
  yesterday: 'Gestern',
  kinds: { comparison: 'Vergleich', product: 'Produkt', search: 'Suche' },
  count: (count) => `${count.text} ${count.value === 1 ? 'Eintrag' : 'Einträge'}`,
  remove: (title) => `${title} entfernen`,
  removed: (title) => `Entfernt: ${title}`,
  clear: 'Verlauf leeren',
  cleared: 'Dein Verlauf ist geleert',
  undo: 'Rückgängig',
};
