import type { Messages } from '../english';

export const basket: Messages['basket'] = {
  title: 'Einkaufsliste',
  lead: 'Wo du alles zusammen am günstigsten kaufst, mit einmal Versand pro Shop.',
  name: 'Name der Liste',
  products: 'Produkte auf dieser Liste',
  unnamed: 'Unbekanntes Produkt',
  quantityOf: (title) => `Anzahl: ${title}`,
  remove: (title) => `${title} entfernen`,
  loading: 'Die günstigsten Shops werden gesucht',
  failed: 'Die Shops konnten nicht verglichen werden',
  emptyTitle: 'Diese Liste ist leer',
  emptySentence:
    'Wähle „Auf die Liste“ auf der Seite eines Produkts oder „Günstigster Einkauf“ auf der Merkliste. Du siehst, welches Produkt du in welchem Shop kaufst, mit Versand.',
  favorites: 'Zur Merkliste',
  saving: {
    save: 'Liste speichern',
    onDevice: 'Auf diesem Gerät gespeichert',
    inAccount: 'In deinem Konto gespeichert',
    lists: 'Einkaufslisten',
    count: (count) => `${count.text} ${count.value === 1 ? 'Produkt' : 'Produkte'}`,
    remove: (name) => `Liste ${name} löschen`,
    removed: (name) => `${name} gelöscht`,
    undo: 'Rückgängig',
    full: 'Du kannst bis zu 100 Listen speichern. Lösche eine, um eine weitere zu speichern.',
  },
  adding: {
    label: 'Auf die Liste',
    newList: 'Neue Liste',
    added: (name) => `Auf „${name}“ gesetzt`,
    onIt: (name) => `${name} (schon darauf)`,
    open: 'Liste öffnen',
  },
  plansTitle: 'Günstigster Einkauf',
  plans: 'Anzahl der Shops',
  planNames: {
    cheapest: 'Am günstigsten',
    twoShops: 'Höchstens zwei Shops',
    oneShop: 'Alles aus einem Shop',
  },
  noPlan: {
    cheapest: 'Nicht erhältlich',
    twoShops: 'Keine zwei Shops haben alles',
    oneShop: 'Kein Shop hat alles',
  },
  shops: (count) => `${count.text} ${count.value === 1 ? 'Shop' : 'Shops'}`,
  more: 'mehr',
  proven: 'Keine andere Kombination von Shops kostet weniger.',
  atMost: (amount) => `Höchstens ${amount} über der niedrigsten möglichen Summe.`,
  basis:
    'Je Shop eine Bestellung. Für sie gilt der höchste Versand ihrer Artikel, außer der Shop berechnet ihn nach Gewicht. Den endgültigen Betrag nennt die Kasse des Shops.',
  mixedTax: 'Einige Preise in dieser Summe enthalten die Steuer, andere nicht.',
  leftOutOfTotals: (count) =>
    `${count.text} ${count.value === 1 ? 'Produkt ist' : 'Produkte sind'} nicht in diesen Summen enthalten.`,
  nothingPlanned:
    'Kein Shop gibt an, was der Versand dieser Produkte zu dir kostet. Deshalb gibt es keine Summe zum Vergleichen.',
  nothingSold: 'Kein Shop hat diese Produkte vorrätig und liefert sie zu dir.',
  leftOut: {
    'shipping-not-stated': 'Versand nicht angegeben, deshalb nicht in den Summen.',
    'not-sold': 'Kein Shop hat es vorrätig und liefert es zu dir.',
    'unknown-product': 'Dieses Produkt wird nicht mehr geführt.',
  },
  itemsFrom: (shop) => `Niedrigster Artikelpreis, bei ${shop}:`,
  openNext: (shop) => `Als Nächstes öffnen: ${shop}`,
  openedOf: (opened, all) => `${opened.text} von ${all.text} Produktseiten geöffnet`,
  opened: '(geöffnet)',
  soldBy: (seller) => `verkauft von ${seller}`,
  times: (quantity) => `${quantity} ×`,
  shipsFree: 'Kostenloser Versand',
  shipping: (cost) => `zzgl. ${cost} Versand`,
  shippingFreeFrom: (cost, freeFrom, missing) =>
    `zzgl. ${cost} Versand, kostenlos ab ${freeFrom} (noch ${missing})`,
  follow: {
    title: 'Preissenkungen verfolgen',
    sentence:
      'Füge einen dieser Links in deinem Feedreader oder Kalender hinzu, um zu sehen, wann ein Shop einen Preis senkt.',
    feed: 'Feed (Atom)',
    calendar: 'Kalender (ICS)',
  },
};
