import type { Messages } from '../english';

export const landingLists: Messages['landingLists'] = {
  recent: 'Zuletzt angesehen',
  example: {
    caption: 'Live-Vergleich',
    all: (count) => `Alle ${count.text} Angebote`,
  },
  drops: {
    title: 'Preissenkungen',
    failed: 'Die Preissenkungen konnten nicht geladen werden',
    searchingWorks: 'Die Suche funktioniert trotzdem.',
    none: 'In letzter Zeit ist kein Preis gefallen. Preissenkungen erscheinen hier, sobald wir Preise ein paar Tage lang verfolgt haben.',
    loading: 'Preissenkungen werden geladen',
    lessSpoken: (size) => `${size} günstiger,`,
    below: (median) => `zum 90-Tage-Median ${median}`,
    basis:
      'Der niedrigste Preis von heute, verglichen mit dem 90-Tage-Median des Produkts. Nur Preise, die wir als gut bewerten.',
  },
  categories: {
    title: 'Kategorien',
    failed: 'Die Kategorien konnten nicht geladen werden',
    none: 'Noch keine Produkte. Mit einem Produktlink kannst du trotzdem vergleichen.',
    loading: 'Kategorien werden geladen',
    products: (count) => (count.value === 1 ? 'Produkt' : 'Produkte'),
  },
  steps: {
    title: 'So funktioniert’s',
    each: [
      {
        title: 'Link einfügen',
        text: 'Aus jedem Shop. Wir lesen Produkt, Preis, Versandkosten und Verfügbarkeit von der Seite.',
      },
      {
        title: 'Andere Shops finden',
        text: 'Wir erkennen das Produkt an Barcode (EAN) oder Modellnummer. Andere Größen, Farben und Gebrauchtes listen wir getrennt.',
      },
      {
        title: 'Gesamtpreis vergleichen',
        text: 'Preis plus Versand, das günstigste Angebot zuerst, dazu der Preisverlauf.',
      },
    ],
  },
  merchants: {
    question: 'Eigener Onlineshop?',
    answer: 'Produkte listen und sehen, wie viele Besuche und Bestellungen PriceHunt bringt.',
    link: 'Für Händler',
  },
};
