import type { Messages } from '../english';

/** The landing page with its lists. */
export const landing: Messages['landing'] = {
  describe:
    'Produktlink einfügen und sehen, wer es mit Versand günstiger verkauft und ob heute ein guter Tag zum Kaufen ist.',
  headline: 'Produktlink einfügen. Sehen, wer es günstiger hat.',
  lead: 'PriceHunt liest die Seite, findet dasselbe Produkt in anderen Shops, rechnet den Versand dazu und sagt, ob heute ein guter Tag zum Kaufen ist.',
  invalidLink: {
    title: 'In dieser Adresse steckt kein Produktlink',
    remedy: 'Kopieren Sie die ganze Adresse einer Produktseite, von https:// an, und fügen Sie sie hier ein.',
  },
  examples: {
    lead: 'Zum Ausprobieren:',
    titleAt: (title, shopName) => `${title} bei ${shopName}`,
  },
  drops: {
    title: 'Im Preis gefallen',
    failed: 'Die Preissenkungen wurden nicht geladen',
    searchingWorks: 'Suchen geht trotzdem.',
    none: 'Zuletzt ist kein Preis gefallen. Hier stehen Senkungen, sobald Preise ein paar Tage lang beobachtet wurden.',
    loading: 'Preissenkungen werden geladen',
    lessSpoken: (size) => `${size} weniger`,
    from: (previous) => `statt ${previous}`,
  },
  categories: {
    title: 'Im Katalog',
    failed: 'Die Kategorien wurden nicht geladen',
    none: 'Der Katalog ist noch leer. Eingefügte Links gehen auch ohne ihn.',
    loading: 'Kategorien werden geladen',
    products: (count) => (count.value === 1 ? 'Produkt' : 'Produkte'),
  },
  steps: {
    title: 'So geht es',
    each: [
      {
        title: 'Link einfügen',
        text: 'Aus jedem Shop. Die Seite wird gelesen, wie Sie sie lesen: Produkt, Preis, Versand, Bestand.',
      },
      {
        title: 'Dasselbe Produkt, anderswo',
        text: 'Erkannt an Produktcode oder Modell. Andere Größen, Farben und Gebrauchtes stehen für sich.',
      },
      {
        title: 'Der Preis bis zur Haustür',
        text: 'Artikel und Versand zusammengerechnet, das Günstigste zuerst, und was es vorher gekostet hat.',
      },
    ],
  },
  merchants: {
    question: 'Sie verkaufen selbst?',
    answer:
      'Stellen Sie Ihren Katalog ein und sehen Sie, wen PriceHunt zu Ihnen schickt und was bestellt wird.',
    link: 'Für Händler',
  },
};
