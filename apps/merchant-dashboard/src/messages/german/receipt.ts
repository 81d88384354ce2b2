import type { Messages } from '../english';

/** An order's receipt: how it was attributed, its items and its ledger entries. */
export const receipt: Messages['receipt'] = {
  title: (order) => `Bestellung ${order}`,
  back: 'Alle Bestellungen',
  loading: 'Bestellung wird geladen',
  notFound: 'Bestellung nicht gefunden',
  notFoundSentence:
    'Prüfen Sie die Adresse auf Tippfehler. Vielleicht gehört die Bestellung zu einem anderen Unternehmen.',
  how: 'So wurde die Bestellung zugeordnet',
  figures: {
    label: 'Beträge der Bestellung',
    total: 'Summe',
    base: 'Provisionspflichtiger Betrag',
    commission: 'Provision',
    refunded: 'Erstattet',
  },
  placed: (moment, total, sender) => `Bestellt am ${moment} für ${total}. Eingegangen über ${sender}.`,
  senders: {
    shopify: 'Shopify',
    woocommerce: 'WooCommerce',
    server: 'Ihren Server',
    pixel: 'das Tracking-Skript',
    test: 'den Integrationstest',
  },
  testOrder: 'Das ist eine Testbestellung. Sie wird nicht abgerechnet.',
  notConfirmed:
    'Bisher hat nur das Tracking-Skript diese Bestellung gemeldet, und solche Meldungen lassen sich fälschen. Die Provision bleibt zurückgehalten, bis Ihr Shop die Bestellung bestätigt.',
  waiting: (moment) => `Noch kein passender Kontaktpunkt. Wir suchen weiter bis ${moment}.`,
  noTouch: 'Kein PriceHunt-Klick hat zu dieser Bestellung geführt.',
  consentMissing:
    'Der Käufer hat dem Tracking nicht zugestimmt. Die Bestellung lässt sich deshalb keinem Klick zuordnen.',
  merchantDenied:
    'Ihr Unternehmen war gesperrt, als wir diese Bestellung verarbeitet haben. Sie wurde deshalb nicht zugeordnet.',
  duplicateOrder: 'Dieser Kauf ist bereits als andere Bestellung eingegangen. Diese wurde zugeordnet.',
  currencyUnsupported: (currency) => `Die Währung ${currency} wird nicht unterstützt.`,
  matched: (touches, method) =>
    `${touches.text} ${touches.value === 1 ? 'PriceHunt-Kontaktpunkt hat' : 'PriceHunt-Kontaktpunkte haben'} zu dieser Bestellung geführt. Erkannt durch ${method}.`,
  methods: {
    'cart-attribute': 'die Klick-ID, die unser Link im Warenkorb hinterlegt hat',
    'checkout-token': 'den Checkout, den das Tracking-Skript erfasst hat',
    'landing-address': 'die Klick-ID in der URL der Zielseite',
    'discount-code': 'einen PriceHunt-Rabattcode',
    'known-customer': 'einen Kunden, der schon früher über PriceHunt kam',
  },
  window: (days, model) =>
    `Attributionsfenster: ${days.text} ${days.value === 1 ? 'Tag' : 'Tage'} vor der Bestellung. Auszahlungsmodell: ${model}.`,
  touchpointCredited: (when, share, money) => `Kontaktpunkt ${when}: ${share}, ${money}.`,
  touchpointCreditUndone: {
    refunded: (when, share, money) =>
      `Kontaktpunkt ${when}: ${share}, ursprünglich ${money}. Der Anteil entfällt, weil die Bestellung vollständig erstattet wurde.`,
    cancelled: (when, share, money) =>
      `Kontaktpunkt ${when}: ${share}, ursprünglich ${money}. Der Anteil entfällt, weil die Bestellung storniert wurde.`,
  },
  touchpointPaid: (moment, sign) => `Der Besuch am ${moment} kam über eine bezahlte Anzeige (${sign}).`,
  touchpointNotCredited: (when, why) => `Kontaktpunkt ${when}: kein Anteil. ${why}.`,
  touchpointAfterOrder: (moment) =>
    `Kontaktpunkt am ${moment}: kein Anteil, weil er nach der Bestellung liegt.`,
  daysBefore: (days) =>
    days.value === 0
      ? 'am Tag der Bestellung'
      : `${days.text} ${days.value === 1 ? 'Tag' : 'Tage'} vor der Bestellung`,
  commission: (commission, base) => `Provision: ${commission} auf ${base}, ohne Steuern und Versandkosten.`,
  noCommission: {
    'no-rule': 'Keine Provision: Es gilt keine Provisionsregel.',
    'nothing-credited': 'Keine Provision: Kein Kontaktpunkt hat einen Anteil.',
    'test-order': 'Keine Provision: Das ist eine Testbestellung.',
    'nothing-left': 'Keine Provision: Die Bestellung wurde vollständig erstattet oder storniert.',
  },
  refunded: (amount, moment, commission) => `${amount} erstattet am ${moment}. Provision: ${commission}.`,
  decided: {
    approved: (moment, amount) => `Provision freigegeben am ${moment}: ${amount}.`,
    denied: (moment) => `Provision abgelehnt am ${moment}.`,
    adjusted: (moment, amount) => `Provision am ${moment} auf ${amount} angepasst.`,
  },
  decidedBecause: (reason) => `Grund: ${reason}`,
  cancelled: (moment, commission) => `Storniert am ${moment}. Provision: ${commission}.`,
  timeLine: 'Customer Journey',
  underModel: 'Attributionsmodell',
  touchpointKinds: {
    click: 'Klick',
    referral: 'Verweis',
    coupon: 'Rabattcode',
    customer: 'Wiederkehrender Kunde',
  },
  orderPlaced: 'Bestellung',
  refundMade: 'Erstattung',
  share: (share, money) => `${share}, ${money}`,
  own: 'Ihr eigenes Team',
  notCounted: 'Außerhalb des Attributionsfensters',
  paid: (sign) => `Bezahlte Anzeige (${sign})`,
  shareUndone: {
    refunded: (share) => `${share} vor der Erstattung`,
    cancelled: (share) => `${share} vor der Stornierung`,
  },
  lines: 'Artikel',
  lineColumns: { title: 'Produkt', quantity: 'Menge', total: 'Betrag' },
  refundedPieces: (pieces) => `${pieces.text} erstattet`,
  untitled: 'Produkt ohne Namen',
  amounts: {
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    tax: 'Steuern',
    shipping: 'Versandkosten',
    total: 'Gesamtsumme',
  },
  codes: (codes) => `Rabattcodes: ${codes}`,
  ledger: 'Buchungen',
  ledgerEmpty: 'Keine Buchungen zu dieser Bestellung.',
  ledgerColumns: {
    when: 'Datum',
    kind: 'Art',
    state: 'Status',
    statement: 'Abrechnung',
    amount: 'Betrag',
    order: 'Bestellung',
  },
  ledgerKinds: {
    commission: 'Provision',
    correction: 'Korrektur',
    refund: 'Erstattung',
    reversal: 'Stornierung',
    adjustment: 'Anpassung',
    denial: 'Ablehnung',
  },
  ledgerStates: { due: 'Fällig', held: 'Zurückgehalten' },
  balance: (money) => `Summe: ${money}`,
};
