import type { Messages } from '../english';

/** The receipt of an order, in plain words. */
export const receipt: Messages['receipt'] = {
  title: (order) => `Bestellung ${order}`,
  back: 'Alle Bestellungen',
  loading: 'Die Bestellung wird gelesen',
  notFound: 'Diese Bestellung gibt es nicht',
  notFoundSentence:
    'Sie gehört vielleicht zu einem anderen Unternehmen, oder die Adresse hat einen Tippfehler.',
  how: 'Wie es dazu kam',
  figures: {
    label: 'Was daraus wurde',
    total: 'Summe',
    base: 'Zählt für die Provision',
    commission: 'Provision',
    refunded: 'Erstattet',
  },
  placed: (moment, total, source) => `Aufgegeben am ${moment} über ${total}. Gemeldet von ${source}.`,
  testOrder: 'Das ist eine Testbestellung: Für sie wird nichts abgerechnet.',
  notConfirmed:
    'Bisher meldete sie nur die Seite des Ladens, was jeder könnte. Die Provision ruht, bis auch der Laden sie meldet.',
  waiting: (moment) => `Noch passt kein Kontakt über uns. Bis ${moment} wird es weiter versucht.`,
  noTouch: 'Keiner unserer Klicks führte zu ihr.',
  consentMissing:
    'Der Kunde hat nicht eingewilligt, dass man ihm folgt; darum ist kein Klick zu nennen, der zu ihr führte.',
  merchantDenied: 'Sie sagten, dass sie nicht über uns kam.',
  duplicateOrder: 'Derselbe Einkauf kam schon als andere Bestellung; sie hat die Zuordnung.',
  currencyUnsupported: (currency) => `Mit ${currency} können wir nicht rechnen.`,
  matched: (touches, method) =>
    `${touches.text} ${touches.value === 1 ? 'Kontakt über uns führte' : 'Kontakte über uns führten'} zu ihr. Wir wissen es durch ${method}.`,
  methods: {
    'cart-attribute': 'das, was unser Link in den Warenkorb schrieb',
    'checkout-token': 'den Bezahlvorgang, den das Pixel sah',
    'landing-address': 'die Klick-Kennung in der Adresse, auf die der Kunde kam',
    'discount-code': 'einen Rabattcode von uns',
    'known-customer': 'einen Kunden, der schon früher über uns kam',
  },
  window: (days, model) =>
    `Es zählen Kontakte ${days.value === 1 ? 'des letzten Tages' : `der letzten ${days.text} Tage`} vor der Bestellung. Bezahlt wird nach „${model}“.`,
  touchCredited: (when, share, money) => `Der Kontakt ${when} erhält ${share}: ${money}.`,
  touchCreditUndone: {
    refunded: (when, share, money) =>
      `Der Kontakt ${when} hatte ${share}: ${money}. Die Bestellung wurde ganz erstattet; davon ist nichts übrig.`,
    cancelled: (when, share, money) =>
      `Der Kontakt ${when} hatte ${share}: ${money}. Die Bestellung wurde storniert; davon ist nichts übrig.`,
  },
  touchPaid: (moment, sign) => `Für den Besuch am ${moment} wurde eine Anzeige bezahlt: Er kam mit ${sign}.`,
  touchNotCredited: (when, why) => `Der Kontakt ${when} erhält nichts: ${why}.`,
  touchAfterOrder: (moment) => `Der Kontakt am ${moment} kam nach der Bestellung und erhält nichts.`,
  daysBefore: (days) =>
    days.value === 0
      ? 'am Tag der Bestellung'
      : days.value === 1
        ? 'einen Tag davor'
        : `${days.text} Tage davor`,
  commission: (commission, base) => `Provision: ${commission}, auf ${base} ohne Steuer und Versand.`,
  noCommission: {
    'no-rule': 'Keine Provision: Keine Regel passt.',
    'nothing-credited': 'Keine Provision: Kein Kontakt zählt.',
    'test-order': 'Für eine Testbestellung wird keine Provision abgerechnet.',
    'nothing-left': 'Keine Provision: Von der Bestellung ist nichts übrig.',
  },
  refunded: (amount, moment, commission) => `${amount} gingen am ${moment} zurück. Provision: ${commission}.`,
  decided: {
    approved: (moment, amount) => `Die Provision wurde am ${moment} freigegeben: ${amount}.`,
    denied: (moment) => `Die Provision wurde am ${moment} abgelehnt.`,
    adjusted: (moment, amount) => `Die Provision wurde am ${moment} auf ${amount} angepasst.`,
  },
  decidedBecause: (reason) => `Grund: ${reason}`,
  cancelled: (moment, commission) => `Storniert am ${moment}. Provision: ${commission}.`,
  timeLine: 'Der Weg zur Bestellung',
  underModel: 'Verteilt nach',
  touchKinds: {
    click: 'Klick',
    referral: 'Vermittlung',
    coupon: 'Rabattcode',
    customer: 'Bekannter Kunde',
  },
  orderPlaced: 'Bestellung',
  refundMade: 'Erstattung',
  share: (share, money) => `${share}, ${money}`,
  own: 'Ihre eigenen Leute',
  notCounted: 'außerhalb des Fensters',
  paid: (sign) => `bezahlte Anzeige (${sign})`,
  shareUndone: {
    refunded: (share) => `hatte ${share}, inzwischen erstattet`,
    cancelled: (share) => `hatte ${share}, inzwischen storniert`,
  },
  lines: 'Was gekauft wurde',
  lineColumns: { title: 'Produkt', quantity: 'Stück', total: 'Betrag' },
  refundedPieces: (pieces) => `${pieces.text} zurückgeschickt`,
  untitled: 'Ohne Namen',
  amounts: {
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    tax: 'Steuer',
    shipping: 'Versand',
    total: 'Gesamtsumme',
  },
  codes: (codes) => `Rabattcodes: ${codes}`,
  ledger: 'Buch',
  ledgerEmpty: 'Für diese Bestellung steht nichts im Buch.',
  ledgerColumns: {
    when: 'Wann',
    kind: 'Was',
    state: 'Stand',
    statement: 'Abrechnung',
    amount: 'Betrag',
    order: 'Bestellung',
  },
  ledgerKinds: {
    commission: 'Provision',
    correction: 'Korrektur',
    refund: 'Erstattung',
    reversal: 'Storno',
    adjustment: 'Anpassung',
    denial: 'Ablehnung',
  },
  ledgerStates: { due: 'fällig', held: 'ruht' },
  balance: (money) => `Summe: ${money}`,
};
