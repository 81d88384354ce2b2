import { germanVerdict } from '@pricehunt/offers';
import type { Figure } from '@pricehunt/ui-kit';
import type { Messages } from '../english';

export const product: Messages['product'] = {
  loading: 'Produkt wird geladen',
  failed: 'Das Produkt konnte nicht geladen werden',
  gone: {
    title: 'Dieses Produkt gibt es bei uns nicht',
    sentence: 'Vielleicht wurde es aus dem Katalog entfernt. Suche danach in anderen Shops.',
    browse: 'Alle Produkte ansehen',
  },
  breadcrumbs: 'Navigationspfad',
  allProducts: 'Alle Produkte',
  pictures: 'Bilder',
  picture: (place, all) => `Bild ${place.text} von ${all.text}`,
  facts: 'Produktdetails',
  gtin: 'Barcode (EAN)',
  model: 'Modell',
  brand: 'Marke',
  attributes: {
    colour: 'Farbe',
    color: 'Farbe',
    size: 'Größe',
    capacity: 'Kapazität',
    material: 'Material',
    pack: 'Packung',
    condition: 'Zustand',
    pattern: 'Muster',
    weight: 'Gewicht',
    width: 'Breite',
    height: 'Höhe',
    gender: 'Geschlecht',
  },
  best: {
    at: (shopName, held) => `${held}, bei ${shopName}`,
    goTo: (shopName) => `Zu ${shopName}`,
    none: 'Zurzeit in keinem Shop erhältlich.',
  },
  askShops: 'Jetzt in allen Shops suchen',
  offers: {
    title: 'Angebote',
    count: (offers, shops) =>
      `${counted(offers, 'Angebot', 'Angebote')} aus ${counted(shops, 'Shop', 'Shops')}`,
    caption: 'Angebote, niedrigster Gesamtpreis zuerst',
    failed: 'Die Angebote konnten nicht geladen werden',
    loading: 'Angebote werden geladen',
    none: 'Zurzeit verkauft kein Shop in unserem Katalog dieses Produkt. Suche in allen Shops danach.',
    notNew: (count) => `Gebraucht, generalüberholt oder beschädigt: ${counted(count, 'Angebot', 'Angebote')}`,
    notNewCaption: 'Gebrauchte, generalüberholte oder beschädigte Artikel',
    soldOut: (count) => `Nicht auf Lager (${count.text})`,
    notShipped: (count, country) =>
      `${counted(count, 'Angebot', 'Angebote')} ohne Lieferung in dein Land (${country}) anzeigen`,
    notShippedCaption: 'Angebote ohne Lieferung in dein Land',
    order:
      'Niedrigster Gesamtpreis zuerst. Manche Shops zahlen uns eine Provision. Auf die Reihenfolge hat das keinen Einfluss.',
    how: 'So entsteht die Reihenfolge',
  },
  report: {
    open: 'Problem melden',
    openSpoken: (shopName) => `Problem mit ${shopName} melden`,
    title: (shopName) => `Problem mit ${shopName} melden`,
    shown: (price) => `Hier angezeigter Preis: ${price}`,
    reason: 'Was stimmt nicht?',
    reasons: {
      price: 'Der Preis ist anders',
      shipping: 'Die Versandkosten sind anders',
      availability: 'Der Artikel ist nicht auf Lager',
      'other-product': 'Es ist ein anderes Produkt',
      gone: 'Die Seite gibt es nicht mehr',
    },
    seen: (currency) => `Preis im Shop in ${currency} (optional)`,
    seenProblem: 'Gib den Preis als Zahl ein, zum Beispiel 249,90.',
    note: 'Kommentar (optional)',
    whatHappens:
      'Deine Meldung geht zusammen mit dem hier angezeigten Preis an die Betreiber dieser Website. Der Preis ändert sich dadurch nicht sofort. Über dich speichern wir dazu nichts.',
    send: 'Meldung senden',
    sent: 'Danke für deine Meldung',
    sentNext: 'Wir sehen sie uns an und aktualisieren den Preis, wenn wir den Shop das nächste Mal prüfen.',
    close: 'Zurück zu den Angeboten',
    failed: 'Die Meldung konnte nicht gesendet werden',
  },
  offerBar: {
    label: 'Bestes Angebot',
    go: 'Zum Shop',
    toShop: (shopName) => `${shopName}, öffnet in neuem Tab`,
  },
  variants: {
    title: 'Varianten',
    here: 'dieses Produkt',
    from: (price) => `ab ${price}`,
    usedFrom: (price) => `gebraucht ab ${price}`,
    notSold: 'nicht erhältlich',
    inStock: 'auf Lager',
    notInStock: 'nicht auf Lager',
    more: (count) => `${count.text} weitere`,
    others: 'Weitere',
  },
  history: {
    csv: 'Als CSV herunterladen',
    title: 'Preisverlauf',
    range: 'Zeitraum',
    days: (days) => `${days.text} Tage`,
    year: '1 Jahr',
    line: {
      total: (days) => `Niedrigster Preis pro Tag inkl. Versand, letzte ${days.text} Tage`,
      item: (days) => `Niedrigster Artikelpreis pro Tag, letzte ${days.text} Tage`,
    },
    shop: 'Angezeigte Preise',
    allShops: { new: 'Alle Shops', used: 'Alle Shops, gebraucht' },
    lineAt: {
      total: (shop, days) => `Niedrigster Preis pro Tag bei ${shop} inkl. Versand, letzte ${days.text} Tage`,
      item: (shop, days) => `Niedrigster Artikelpreis pro Tag bei ${shop}, letzte ${days.text} Tage`,
    },
    median: '90-Tage-Median',
    failed: 'Der Preisverlauf konnte nicht geladen werden',
    loading: 'Preisverlauf wird geladen',
    none: 'Noch kein Preisverlauf. Er beginnt mit dem nächsten Preis, den wir von einem Shop erhalten.',
    evidence: 'So bewerten wir den Preis',
    today: { total: 'Heute inkl. Versand', item: 'Artikelpreis heute' },
    last: { total: 'Letzter Preis inkl. Versand', item: 'Letzter Artikelpreis' },
    low30: 'Tiefstpreis der letzten 30 Tage',
    low90: 'Tiefstpreis der letzten 90 Tage',
    lowYear: 'Tiefstpreis des letzten Jahres',
    trend: '90-Tage-Trend',
    trends: { falling: 'fallend', flat: 'stabil', rising: 'steigend' },
    watched: 'Tage mit Preis, letzte 90 Tage',
    chips: {
      great: 'Sehr guter Preis',
      good: 'Guter Preis',
      fair: 'Üblicher Preis',
      high: 'Hoher Preis',
    },
  },
  verdict: germanVerdict,
  thisProduct: 'dieses Produkt',
  similar: 'Ähnliche Produkte',
  describe: {
    withPrice: (title: string, price: string, shops: number) =>
      `${title} ab ${price}: Preise aus ${shops === 1 ? '1 Shop' : `${shops} Shops`} inklusive Versand vergleichen und sehen, ob sich der Kauf gerade lohnt.`,
    withoutPrice: (title: string) =>
      `${title}: wo du es kaufen kannst, was es mit Versand kostet und ob sich der Kauf gerade lohnt.`,
  },
};

function counted({ value, text }: Figure, one: string, several: string): string {
  return `${text} ${value === 1 ? one : several}`;
}
