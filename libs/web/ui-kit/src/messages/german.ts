import { germanShipping } from '@pricehunt/offers';
import type { Figure } from '../figure';
import type { KitMessages } from './english';

/** What the components say in German. */
export const germanKitMessages: KitMessages = {
  loading: 'Wird geladen',
  frame: {
    skipToContent: 'Zum Inhalt springen',
    mainNavigation: 'Hauptnavigation',
    menu: 'Menü',
    more: 'Mehr',
  },
  dialog: { close: 'Schließen' },
  toasts: {
    one: 'Mitteilung',
    list: (key) => `Mitteilungen (${key})`,
    dismiss: 'Schließen',
  },
  theme: {
    legend: 'Darstellung',
    choices: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  },
  failure: {
    title: 'Da ist etwas schiefgegangen',
    sentence: 'Diese Seite lässt sich gerade nicht laden. Bitte neu laden.',
    refresh: 'Seite neu laden',
    details: 'Einzelheiten zum Fehler',
    noDetails: 'Es liegen keine Einzelheiten vor.',
  },
  offers: {
    shop: 'Shop',
    condition: 'Zustand',
    item: 'Artikel',
    shipping: 'Versand',
    delivered: 'Gesamt',
    link: 'Link',
    checked: (age) => `geprüft ${age}`,
    fromFeed: (moment) => `Preis aus dem Feed vom ${moment}`,
    goToShop: 'Zum Shop',
    opensInNewTab: (shopName) => `${shopName}, öffnet sich in einem neuen Tab`,
    pastedLink: 'der eingefügte Link',
    free: 'gratis',
    shippingWords: germanShipping,
    notStated: 'nicht angegeben',
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
    back_order: 'nachbestellt',
    special_order: 'auf Bestellung',
    out_of_stock: 'ausverkauft',
    discontinued: 'nicht mehr erhältlich',
    limited: 'nur noch wenige',
    in_store: 'nur im Geschäft',
  },
  conditionNotStated: 'Nicht angegeben',
  justNow: 'gerade eben',
  history: {
    tooShort: 'Für eine Kurve reicht der Preisverlauf noch nicht.',
    asTable: 'Als Tabelle zeigen',
    walk: (label) => `${label}: Tag für Tag`,
    day: 'Tag',
    lowestPrice: 'Niedrigster Preis',
  },
  chart: {
    asTable: 'Als Tabelle zeigen',
    walk: (label) => `${label}: durch die Zeit`,
    soFar: 'bisher',
    against: (value, name) => `${value} am ${name}`,
    ofStepBefore: (share) => `${share} vom Schritt davor`,
  },
  figures: { nothingBefore: 'davor nichts' },
  table: { sortBy: (column) => `Nach ${column} ordnen` },
  sources: {
    answered: (count) =>
      count.value === 1 ? `${count.text} Quelle hat geantwortet` : `${count.text} Quellen haben geantwortet`,
    answeredOf: (count, all) =>
      `${count.text} von ${counted(all)} ${count.value === 1 ? 'hat' : 'haben'} geantwortet`,
    noneAsked: 'Keine Quelle wurde abgefragt',
    asking: 'Die Quellen werden abgefragt',
    askingOne: (name) => `${name} wird abgefragt …`,
    each: 'Alle Quellen',
    progress: 'Quellen, die geantwortet haben',
    found: (count) => `${count.text} gefunden`,
    foundWithSilent: (count, silent) => `${count.text} gefunden, ${counted(silent)} ohne Antwort`,
    standing: {
      waiting: 'wartet',
      searching: 'sucht',
      found: (count) => `${count.text} gefunden`,
      nothing: 'nichts',
      failed: 'fehlgeschlagen',
      'timed-out': 'zu langsam',
      skipped: 'nicht abgefragt',
    },
  },
};

function counted({ value, text }: Figure): string {
  return `${text} ${value === 1 ? 'Quelle' : 'Quellen'}`;
}
