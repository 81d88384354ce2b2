import { germanShipping } from '@pricehunt/offers';
import type { Figure } from '../figure';
import type { KitMessages } from './english';

/** Avoids "du" and "Sie": shoppers read "du", merchants "Sie". */
export const germanKitMessages: KitMessages = {
  loading: 'Wird geladen',
  frame: {
    skipToContent: 'Zum Inhalt springen',
    mainNavigation: 'Hauptnavigation',
    more: 'Mehr',
  },
  dialog: { close: 'Schließen' },
  toasts: {
    one: 'Benachrichtigung',
    list: (key) => `Benachrichtigungen (${key})`,
    dismiss: 'Schließen',
  },
  theme: {
    legend: 'Darstellung',
    choices: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  },
  failure: {
    title: 'Etwas ist schiefgelaufen',
    sentence: 'Beim Laden dieser Seite gibt es ein Problem. Bitte neu laden.',
    refresh: 'Seite neu laden',
    details: 'Fehlerdetails',
    noDetails: 'Keine Details verfügbar.',
  },
  offers: {
    shop: 'Shop',
    condition: 'Zustand',
    item: 'Artikel',
    shipping: 'Versand',
    delivered: 'Gesamt',
    link: 'Link',
    checked: (age) => `geprüft ${age}`,
    fromFeed: (moment) => `Preis laut Shop vom ${moment}`,
    goToShop: 'Zum Shop',
    opensInNewTab: (shopName) => `${shopName}, öffnet sich in einem neuen Tab`,
    pastedLink: 'der eingefügte Link',
    free: 'kostenlos',
    shippingWords: germanShipping,
    notStated: 'keine Angabe',
  },
  facts: {
    rating: (value, best, count, isOne) =>
      `${value} von ${best} (${count} ${isOne ? 'Bewertung' : 'Bewertungen'})`,
    returns: (days, isOne) => `${days} ${isOne ? 'Tag' : 'Tage'} Rückgaberecht`,
    returnsAnytime: 'Rückgabe ohne Frist',
    noReturns: 'keine Rückgabe',
    free: (returns) => `${returns}, Rückversand kostenlos`,
    payments: {
      card: 'Karte',
      paypal: 'PayPal',
      invoice: 'Rechnung',
      'direct-debit': 'Lastschrift',
      'bank-transfer': 'Überweisung',
      'cash-on-delivery': 'Nachnahme',
      instalments: 'Ratenzahlung',
      klarna: 'Klarna',
      'apple-pay': 'Apple Pay',
      'google-pay': 'Google Pay',
      'amazon-pay': 'Amazon Pay',
      ideal: 'iDEAL',
      swish: 'Swish',
    },
  },
  difference: {
    same: 'gleicher Preis',
    asAgainst: (against) => `wie ${against}`,
    less: (amount, against) => `${amount} günstiger als ${against}`,
    more: (amount, against) => `${amount} teurer als ${against}`,
  },
  conditions: { new: 'neu', refurbished: 'generalüberholt', used: 'gebraucht', damaged: 'beschädigt' },
  availabilities: {
    in_stock: 'auf Lager',
    pre_order: 'vorbestellbar',
    back_order: 'bestellbar, nicht auf Lager',
    special_order: 'auf Bestellung',
    out_of_stock: 'nicht auf Lager',
    discontinued: 'nicht mehr erhältlich',
    limited: 'nur noch wenige auf Lager',
    in_store: 'nur in der Filiale',
  },
  conditionNotStated: 'Keine Angabe',
  justNow: 'gerade eben',
  history: {
    low: 'Tief',
    high: 'Hoch',
    tooShort: 'Für ein Diagramm reicht der Preisverlauf noch nicht.',
    asTable: 'Als Tabelle anzeigen',
    walk: (label) => `${label}: Tag auswählen`,
    day: 'Tag',
    lowestPrice: 'Niedrigster Preis',
    soldOut: 'Ausverkauft',
  },
  chart: {
    asTable: 'Als Tabelle anzeigen',
    walk: (label) => `${label}: Zeitpunkt auswählen`,
    soFar: 'bisher',
    against: (value, name) => `${value} am ${name}`,
    ofStepBefore: (share) => `${share} des vorherigen Schritts`,
  },
  figures: { nothingBefore: 'Keine früheren Daten' },
  table: { sortBy: (column) => `Nach ${column} sortieren` },
  sources: {
    answered: (count) => `${counted(count)} durchsucht`,
    answeredOf: (count, all) => `${count.text} von ${counted(all)} durchsucht`,
    noneSearched: 'Keine Quellen durchsucht',
    asking: 'Quellen werden durchsucht',
    askingOne: (name) => `${name} wird durchsucht …`,
    each: 'Alle Quellen',
    progress: 'Durchsuchte Quellen',
    found: (count) => `${offers(count)} gefunden`,
    foundWithSilent: (count, silent) => `${offers(count)} gefunden, ${counted(silent)} ohne Antwort`,
    standing: {
      waiting: 'wartet',
      searching: 'sucht',
      found: (count) => `${count.text} gefunden`,
      nothing: 'keine Treffer',
      failed: 'fehlgeschlagen',
      'timed-out': 'Zeitüberschreitung',
      skipped: 'nicht durchsucht',
    },
  },
};

function offers({ value, text }: Figure): string {
  return `${text} ${value === 1 ? 'Angebot' : 'Angebote'}`;
}

function counted({ value, text }: Figure): string {
  return `${text} ${value === 1 ? 'Quelle' : 'Quellen'}`;
}
