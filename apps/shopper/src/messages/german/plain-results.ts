import type { Messages } from '../english';

/** The older, plain page of a search. */
export const plainResults: Messages['plainResults'] = {
  loading: 'Die Suche lädt',
  lead: (started) => `Preise, gefunden am ${started}. Sie können sich seitdem geändert haben.`,
  underWay: 'Die Suche läuft noch; diese Liste wächst von selbst.',
  count: (count) => `${count.text} ${count.value === 1 ? 'Angebot' : 'Angebote'}`,
  offers: 'Dasselbe Produkt',
  unranked: 'Ohne Platz: kein Wechselkurs',
  variant: (label) => `Eine andere Ausführung: ${label}`,
  similar: 'Ähnlich, aber ein anderes Produkt',
  none: 'Kein anderer Shop wurde gefunden.',
  delivered: 'mit Versand',
  beforeShipping: 'ohne Versand',
  full: 'Die ganze Seite zeigen, mit Filtern und Preisverlauf',
  print: 'Drucken',
};
