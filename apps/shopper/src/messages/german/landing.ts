import type { Messages } from '../english';

/** The landing page with its lists. */
export const landing: Messages['landing'] = {
  describe:
    'Produktlink einfügen und sehen, wer es mit Versand günstiger verkauft und ob heute ein guter Tag zum Kaufen ist.',
  headline: 'Produktlink einfügen. Sehen, wer es günstiger hat.',
  lead: 'PriceHunt liest die Seite, findet dasselbe Produkt in anderen Shops, rechnet den Versand dazu und sagt, ob heute ein guter Tag zum Kaufen ist.',
  invalidLink: {
    title: 'In dieser Adresse steckt kein Produktlink',
    remedy: 'Kopiere die ganze Adresse einer Produktseite, beginnend mit https://, und füge sie hier ein.',
  },
  examples: {
    lead: 'Zum Ausprobieren:',
    titleAt: (title, shopName) => `${title} bei ${shopName}`,
  },
  drops: {
    title: 'Preissenkungen',
    failed: 'Die Preissenkungen konnten nicht geladen werden',
    searchingWorks: 'Die Suche funktioniert trotzdem.',
    none: 'Zuletzt ist kein Preis gefallen. Preissenkungen erscheinen hier, sobald Preise ein paar Tage lang beobachtet wurden.',
    loading: 'Preissenkungen werden geladen',
    lessSpoken: (size) => `${size} weniger`,
    from: (previous) => `statt ${previous}`,
  },
  categories: {
    title: 'Kategorien',
    failed: 'Die Kategorien konnten nicht geladen werden',
    none: 'Der Katalog ist noch leer. Produktlinks kannst du trotzdem vergleichen.',
    loading: 'Kategorien werden geladen',
    products: (count) => (count.value === 1 ? 'Produkt' : 'Produkte'),
  },
  steps: {
    title: 'So funktioniert’s',
    each: [
      {
        title: 'Link einfügen',
        text: 'Aus jedem Shop. Wir lesen die Seite, wie du sie siehst: Produkt, Preis, Versand, Verfügbarkeit.',
      },
      {
        title: 'Dasselbe Produkt in anderen Shops',
        text: 'Erkannt an Produktcode oder Modell. Andere Größen, Farben und Gebrauchtes listen wir getrennt.',
      },
      {
        title: 'Der Gesamtpreis mit Versand',
        text: 'Artikel und Versand zusammengerechnet, das Günstigste zuerst, und was es vorher gekostet hat.',
      },
    ],
  },
  merchants: {
    question: 'Eigener Shop?',
    answer: 'Katalog einstellen und sehen, wie viele Besuche PriceHunt bringt und was bestellt wird.',
    link: 'Für Händler',
  },
};
