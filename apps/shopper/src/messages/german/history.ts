import type { Messages } from '../english';

/** What the shopper looked at. */
export const history: Messages['history'] = {
  title: 'Verlauf',
  onDevice: 'Nur auf diesem Gerät.',
  inAccount: 'In Ihrem Konto, auf jedem Gerät, auf dem Sie angemeldet sind.',
  signInReason: 'Mit einem Konto ist Ihr Verlauf auf jedem Gerät derselbe.',
  takeAlong: 'Auf jedem Gerät haben',
  loading: 'Ihr Verlauf wird geladen',
  failed: 'Ihr Verlauf ist nicht angekommen',
  emptyTitle: 'Noch nichts angesehen',
  emptySentence: 'Produkte, Vergleiche und Suchen, die Sie öffnen, stehen hier.',
  search: 'Im Verlauf suchen',
  noMatch: (words) => `In Ihrem Verlauf steht nichts mit „${words}“.`,
  today: 'Heute',
  yesterday: 'Gestern',
  kinds: { comparison: 'Vergleich', product: 'Produkt', search: 'Suche' },
  count: (count) => `${count.text} ${count.value === 1 ? 'Eintrag' : 'Einträge'}`,
  remove: (title) => `${title} entfernen`,
  removed: (title) => `Entfernt: ${title}`,
  clear: 'Verlauf leeren',
  cleared: 'Ihr Verlauf ist leer',
  undo: 'Rückgängig',
};
