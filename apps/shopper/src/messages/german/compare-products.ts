import type { Messages } from '../english';

export const compareProducts: Messages['compareProducts'] = {
  title: 'Produkte vergleichen',
  lead: 'Preis, Angebote und Eigenschaften nebeneinander, Unterschiede zuerst.',
  compare: 'Vergleichen',
  compareProduct: (title) => `${title} vergleichen`,
  tray: 'Produkte zum Vergleichen',
  picked: (count, most) => `${count.text} von ${most.text} Produkten`,
  pickAnother: 'Wähle ein weiteres Produkt zum Vergleichen',
  compareThese: (count) => `${count.text} vergleichen`,
  clear: 'Leeren',
  remove: (title) => `${title} aus dem Vergleich entfernen`,
  property: 'Eigenschaft',
  price: 'Bester Preis',
  offers: 'Angebote',
  offerCount: (count) => `${count.text} ${count.value === 1 ? 'Angebot' : 'Angebote'}`,
  verdict: 'Preis heute',
  brand: 'Marke',
  notStated: 'nicht angegeben',
  notSold: 'nicht erhältlich',
  unnamed: 'Produkt',
  gone: 'Nicht mehr geführt',
  failed: 'Konnte nicht geladen werden.',
  emptyTitle: 'Noch nichts zum Vergleichen',
  emptySentence:
    'Wähle „Vergleichen“ bei bis zu vier Produkten und öffne den Vergleich dann unten auf der Seite.',
  browse: 'Produkte ansehen',
};
