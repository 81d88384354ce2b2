import type { Messages } from '../english';

/** The older, plain page of a search. */
export const plainResults: Messages['plainResults'] = {
  loading: 'Die Suche wird geladen',
  lead: (started) => `Preise vom ${started}. Seitdem können sie sich geändert haben.`,
  underWay: 'Die Suche läuft noch; diese Liste wächst von selbst.',
  count: (count) => `${count.text} ${count.value === 1 ? 'Angebot' : 'Angebote'}`,
  offers: 'Dasselbe Produkt',
  unranked: 'Nicht eingeordnet: kein Wechselkurs',
  variant: (label) => `Eine andere Ausführung: ${label}`,
  similar: 'Ähnlich, aber ein anderes Produkt',
  none: 'Kein anderer Shop gefunden.',
  full: 'Vollständige Seite mit Filtern und Preisverlauf anzeigen',
  print: 'Drucken',
};
