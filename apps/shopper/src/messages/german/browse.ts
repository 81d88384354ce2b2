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
  compareInstead: (words) => `In allen Shops nach „${words}“ suchen`,
  loading: 'Produkte werden geladen',
  failed: 'Die Produkte konnten nicht geladen werden',
  moreFailed: 'Die nächsten Produkte konnten nicht geladen werden',
  empty: {
    title: 'Keine passenden Produkte',
    narrowed: 'Entferne einen Filter oder alle.',
    withWords: (words) =>
      `Im Katalog gibt es nichts zu „${words}“. Suche in allen Shops oder versuche es mit weniger Wörtern.`,
    category: 'In dieser Kategorie gibt es noch nichts. Sieh dir stattdessen alle Produkte an.',
    catalog: 'Der Katalog ist noch leer. Produktlinks kannst du trotzdem vergleichen.',
    showAll: 'Alle Produkte anzeigen',
  },
  sort: {
    label: 'Sortierung',
    choices: {
      relevance: 'Meiste Angebote',
      price: 'Günstigste zuerst',
      'price-desc': 'Teuerste zuerst',
      newest: 'Neueste zuerst',
      drop: 'Größte Preissenkung zuerst',
    },
    bestMatch: 'Beste Treffer',
  },
  filters: {
    title: 'Filter',
    open: (count) => (count.value === 0 ? 'Filter' : `Filter (${count.text})`),
    active: 'Aktive Filter',
    remove: (what) => `Filter entfernen: ${what}`,
    clear: 'Alle entfernen',
    show: (total, isLowerBound) => `${isLowerBound ? 'Mehr als ' : ''}${products(total)} anzeigen`,
    category: 'Kategorie',
    price: 'Niedrigster Preis',
    brand: 'Marke',
    shop: 'Shop',
    condition: 'Zustand',
    availability: 'Verfügbarkeit',
    inStock: 'Auf Lager',
    more: (count) => `${count.text} weitere`,
    least: (currency) => `Von, in ${currency}`,
    most: (currency) => `Bis, in ${currency}`,
    apply: 'Preise anwenden',
    amountWrong: 'Gib den Preis als Zahl ein, zum Beispiel 249,90.',
    anyPrice: 'Alle Preise',
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
    notSold: 'Zurzeit nicht erhältlich',
    offers: (count) => `${count.text} ${count.value === 1 ? 'Angebot' : 'Angebote'}`,
    notInStock: 'nicht auf Lager',
    drop: (size) => `−${size}`,
    dropSpoken: (size) => `${size} weniger als vorher`,
    trend: (from, to) => `Letzte 30 Tage: von ${from} auf ${to}`,
  },
  showMore: (count) => `${count.text} weitere anzeigen`,
  shownOf: (shown, total) => `${shown.text} von ${products(total)}`,
};

function products({ value, text }: Figure): string {
  return `${text} ${value === 1 ? 'Produkt' : 'Produkte'}`;
}
