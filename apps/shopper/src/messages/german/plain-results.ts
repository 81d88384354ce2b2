import type { Messages } from '../english';

export const plainResults: Messages['plainResults'] = {
  loading: 'Suche wird geladen',
  lead: (started) => `Preise vom ${started}. Seitdem können sich Preise geändert haben.`,
  underWay: 'Die Suche läuft noch. Neue Angebote erscheinen hier automatisch.',
  count: (count) => `${count.text} ${count.value === 1 ? 'Angebot' : 'Angebote'}`,
  offers: 'Gleiches Produkt',
  unranked: 'Ohne Wechselkurs, nicht einsortiert',
  variant: (label) => `Andere Variante: ${label}`,
  similar: 'Ähnliche Produkte',
  none: 'Keine anderen Shops gefunden.',
  full: 'Vollständige Seite mit Filtern und Preisverlauf anzeigen',
  print: 'Drucken',
};
