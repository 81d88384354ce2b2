import type { Figure } from '@pricehunt/ui-kit';
import type { Messages } from '../english';

export const browse: Messages['browse'] = {
  pageTitle: 'Stöbern',
  describe: (title: string) =>
    `${title}: Preise verschiedener Shops inklusive Versand vergleichen, mit Preisverlauf.`,
  allProducts: 'Alle Produkte',
  resultsFor: (words) => `Ergebnisse für „${words}“`,
  count: (total, isLowerBound) => (isLowerBound ? `Mehr als ${products(total)}` : products(total)),
  read: (from, to) => `Ergebnisse für „${to}“ statt „${from}“.`,
  compareInstead: (words) => `In allen Shops nach „${words}“ suchen`,
  loading: 'Produkte werden geladen',
  failed: 'Die Produkte konnten nicht geladen werden',
  moreFailed: 'Weitere Produkte konnten nicht geladen werden',
  ignoredLimit: {
    title: 'Deine Preisgrenze wird nicht angewendet',
    sentence: (currency, comparable) =>
      `Für ${currency} gibt es keinen Wechselkurs.${comparable === null ? '' : ` Gib die Preisgrenze stattdessen in ${comparable} an.`}`,
    remove: 'Preisgrenze entfernen',
  },
  empty: {
    title: 'Keine passenden Produkte',
    narrowed: 'Entferne einen oder alle Filter.',
    withWords: (words) =>
      `In unserem Katalog passt nichts zu „${words}“. Suche in allen Shops oder versuche es mit weniger Wörtern.`,
    category: 'In dieser Kategorie gibt es noch keine Produkte. Sieh dir stattdessen alle Produkte an.',
    catalog: 'Noch keine Produkte. Mit einem Produktlink kannst du trotzdem vergleichen.',
    nearest: 'Ähnliche Produkte ohne diese Filter',
    nearestFor: (words) => `Produkte für „${words}“`,
    showAll: 'Alle Produkte anzeigen',
  },
  sort: {
    label: 'Sortieren nach',
    choices: {
      relevance: 'Meiste Angebote',
      price: 'Niedrigster Preis',
      'price-desc': 'Höchster Preis',
      newest: 'Neueste',
      drop: 'Größte Preissenkung',
    },
    bestMatch: 'Relevanz',
  },
  filters: {
    title: 'Filter',
    open: (count) => (count.value === 0 ? 'Filter' : `Filter (${count.text})`),
    active: 'Aktive Filter',
    remove: (what) => `Filter entfernen: ${what}`,
    clear: 'Alle entfernen',
    show: (total, isLowerBound) => `${isLowerBound ? 'Mehr als ' : ''}${products(total)} anzeigen`,
    counted: (count, isLowerBound) => (isLowerBound ? `${count.text}+` : count.text),
    category: 'Kategorie',
    price: 'Preis',
    brand: 'Marke',
    shop: 'Shop',
    condition: 'Zustand',
    availability: 'Verfügbarkeit',
    inStock: 'Auf Lager',
    shipping: 'Versand',
    freeShipping: 'Kostenloser Versand',
    more: (count) => `${count.text} weitere`,
    least: (currency) => `Preis ab (${currency})`,
    most: (currency) => `Preis bis (${currency})`,
    apply: 'Anwenden',
    amountWrong: 'Gib den Preis als Zahl ein, zum Beispiel 249,90.',
    anyPrice: 'Alle Preise',
    under: (amount) => `Unter ${amount}`,
    between: (least, most) => `${least} bis ${most}`,
    over: (amount) => `ab ${amount}`,
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
    versions: (count) => (count.value === 1 ? '1 Ausführung' : `${count.text} Ausführungen`),
    versionsBy: {
      colour: (count) => (count.value === 1 ? '1 Farbe' : `${count.text} Farben`),
      size: (count) => (count.value === 1 ? '1 Größe' : `${count.text} Größen`),
      capacity: (count) => (count.value === 1 ? '1 Kapazität' : `${count.text} Kapazitäten`),
    },
    notInStock: 'nicht auf Lager',
    drop: (size) => `−${size}`,
    dropSpoken: (size) => `${size} günstiger als vorher`,
    trend: (from, to) => `Letzte 30 Tage: von ${from} auf ${to}`,
  },
  showMore: (count) => `${count.text} weitere anzeigen`,
  shownOf: (shown, total) => `${shown.text} von ${total.text} ${total.value === 1 ? 'Produkt' : 'Produkten'}`,
};

function products({ value, text }: Figure): string {
  return `${text} ${value === 1 ? 'Produkt' : 'Produkte'}`;
}
