import type { Figure } from '@pricehunt/ui-kit';
import type { Messages } from '../english';

/** The catalog: its categories, its filters, its products. */
export const browse: Messages['browse'] = {
  pageTitle: 'Stöbern',
  describe: (title: string) =>
    `${title}: Preise vieler Shops mit Versand im Vergleich, mit dem Preisverlauf jedes Produkts.`,
  allProducts: 'Alle Produkte',
  resultsFor: (words) => `Produkte zu „${words}“`,
  count: (total, isLowerBound) => (isLowerBound ? `Mehr als ${products(total)}` : products(total)),
  read: (from, to) => `Gesucht wurde nach „${to}“ statt „${from}“.`,
  compareInstead: (words) => `Alle Shops nach „${words}“ fragen`,
  loading: 'Produkte werden geladen',
  failed: 'Die Produkte wurden nicht geladen',
  moreFailed: 'Die nächsten Produkte wurden nicht geladen',
  empty: {
    title: 'Kein Produkt passt',
    narrowed: 'Nehmen Sie einen Filter weg oder alle.',
    withWords: (words) =>
      `Der Katalog hat nichts zu „${words}“. Andere Shops vielleicht: Fragen Sie sie, oder nehmen Sie weniger Wörter.`,
    category: 'In dieser Kategorie ist noch nichts. Sehen Sie stattdessen alle Produkte an.',
    catalog: 'Der Katalog ist noch leer. Eingefügte Links gehen auch ohne ihn.',
    showAll: 'Alle Produkte zeigen',
  },
  sort: {
    label: 'Reihenfolge',
    choices: {
      relevance: 'Meiste Angebote',
      price: 'Günstigste zuerst',
      'price-desc': 'Teuerste zuerst',
      newest: 'Neueste zuerst',
      drop: 'Größte Senkung',
    },
    bestMatch: 'Beste Treffer',
  },
  filters: {
    title: 'Filter',
    open: (count) => (count.value === 0 ? 'Filter' : `Filter (${count.text})`),
    active: 'Gesetzte Filter',
    remove: (what) => `Wegnehmen: ${what}`,
    clear: 'Alle wegnehmen',
    show: (total, isLowerBound) => `${isLowerBound ? 'Mehr als ' : ''}${products(total)} zeigen`,
    category: 'Kategorie',
    price: 'Niedrigster Preis',
    brand: 'Marke',
    shop: 'Shop',
    condition: 'Zustand',
    availability: 'Verfügbarkeit',
    inStock: 'Irgendwo auf Lager',
    more: (count) => `${count.text} weitere`,
    least: (currency) => `Von, in ${currency}`,
    most: (currency) => `Bis, in ${currency}`,
    apply: 'Preise anwenden',
    amountWrong: 'Schreiben Sie den Preis als Zahl, zum Beispiel 249,90.',
    anyPrice: 'Jeder Preis',
    under: (amount) => `Unter ${amount}`,
    between: (least, most) => `${least} bis ${most}`,
    over: (amount) => `${amount} und mehr`,
    conditions: {
      new: 'Neu',
      refurbished: 'Generalüberholt',
      used: 'Gebraucht',
      damaged: 'Beschädigt',
      unknown: 'Keine Angabe',
    },
  },
  card: {
    from: 'ab',
    usedFrom: 'gebraucht ab',
    notDelivered: 'Keine Lieferung in dein Land',
    notSold: 'Zurzeit nicht zu kaufen',
    offers: (count) => `${count.text} ${count.value === 1 ? 'Angebot' : 'Angebote'}`,
    notInStock: 'vergriffen',
    drop: (size) => `−${size}`,
    dropSpoken: (size) => `${size} weniger als vorher`,
    trend: (from, to) => `Letzte 30 Tage: von ${from} auf ${to}`,
  },
  showMore: (count) => `${count.text} weitere zeigen`,
  shownOf: (shown, total) => `${shown.text} von ${products(total)}`,
};

function products({ value, text }: Figure): string {
  return `${text} ${value === 1 ? 'Produkt' : 'Produkte'}`;
}
