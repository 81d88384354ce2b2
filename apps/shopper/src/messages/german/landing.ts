import type { Messages } from '../english';

export const landing: Messages['landing'] = {
  describe:
    'Produktlink einfügen, Preise inklusive Versand vergleichen und sehen, ob sich der Kauf gerade lohnt.',
  headline: 'Produktlink einfügen. Günstigeren Shop finden.',
  lead: 'Wir finden dasselbe Produkt in anderen Shops, rechnen den Versand dazu und zeigen dir, ob sich der Kauf gerade lohnt.',
  invalidLink: {
    title: 'Das ist kein Produktlink',
    remedy:
      'Kopiere den vollständigen Link einer Produktseite (er beginnt mit https://) und füge ihn hier ein.',
  },
  examples: {
    lead: 'Zum Ausprobieren:',
    titleAt: (title, shopName) => `${title} bei ${shopName}`,
  },
  drops: {
    title: 'Preissenkungen',
    failed: 'Die Preissenkungen konnten nicht geladen werden',
    searchingWorks: 'Die Suche funktioniert trotzdem.',
    none: 'In letzter Zeit ist kein Preis gefallen. Preissenkungen erscheinen hier, sobald wir Preise ein paar Tage lang verfolgt haben.',
    loading: 'Preissenkungen werden geladen',
    lessSpoken: (size) => `${size} günstiger,`,
    from: (previous) => `statt ${previous}`,
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
