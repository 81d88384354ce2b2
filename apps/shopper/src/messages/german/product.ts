import type { Figure } from '@pricehunt/ui-kit';
import type { Messages } from '../english';

/** A product's own page: its offers, its past, its variants. */
export const product: Messages['product'] = {
  loading: 'Das Produkt wird geladen',
  failed: 'Das Produkt wurde nicht geladen',
  gone: {
    title: 'Dieses Produkt haben wir nicht',
    sentence:
      'Vielleicht wurde es aus dem Katalog genommen. Eine Suche findet es vielleicht in anderen Shops.',
    browse: 'Alle Produkte ansehen',
  },
  breadcrumbs: 'Sie sind hier',
  allProducts: 'Alle Produkte',
  pictures: 'Bilder',
  picture: (place, all) => `Bild ${place.text} von ${all.text}`,
  facts: 'Über dieses Produkt',
  gtin: 'GTIN',
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
  },
  best: {
    delivered: (shopName) => `mit Versand, bei ${shopName}`,
    beforeShipping: (shopName) => `ohne Versand, bei ${shopName}`,
    goTo: (shopName) => `Zu ${shopName}`,
    none: 'Zurzeit verkauft es niemand.',
    notConverted: 'Im Verkauf, aber nur in Währungen, für die es heute keinen Wechselkurs zu Ihrer gibt.',
  },
  askShops: 'Jetzt alle Shops fragen',
  offers: {
    title: 'Angebote',
    count: (offers, shops) =>
      `${counted(offers, 'Angebot', 'Angebote')} aus ${counted(shops, 'Shop', 'Shops')}`,
    caption: 'Angebote, bester Preis mit Versand zuerst',
    failed: 'Die Angebote wurden nicht geladen',
    loading: 'Angebote werden geladen',
    none: 'Zurzeit verkauft kein Shop des Katalogs dieses Produkt. Alle Shops zu fragen findet vielleicht einen.',
    notNew: (count) => `Nicht neu: ${counted(count, 'Angebot', 'Angebote')}`,
    notNewCaption: 'Angebote, die nicht neu sind',
    notShipped: (count, country) =>
      `${counted(count, 'Angebot', 'Angebote')} ohne Lieferung in dein Land (${country}) anzeigen`,
    notShippedCaption: 'Angebote ohne Lieferung in dein Land',
    order:
      'Bester Preis mit Versand zuerst. Shops bezahlen uns für manche Besuche; die Reihenfolge weiß nicht, für welche.',
    how: 'So entsteht die Reihenfolge',
  },
  report: {
    open: 'falsch?',
    openSpoken: (shopName) => `Falschen Preis von ${shopName} melden`,
    title: (shopName) => `Was stimmt bei ${shopName} nicht?`,
    shown: (price) => `Hier steht: ${price}.`,
    reason: 'Was nicht stimmt',
    reasons: {
      price: 'Der Preis ist ein anderer',
      shipping: 'Der Versand kostet etwas anderes',
      availability: 'Es ist nicht auf Lager',
      'other-product': 'Es ist ein anderes Produkt',
      gone: 'Die Seite gibt es nicht mehr',
    },
    seen: (currency) => `Der Preis im Shop, in ${currency} (freiwillig)`,
    seenProblem: 'Schreiben Sie den Preis als Zahl, zum Beispiel 249,90.',
    note: 'Noch etwas (freiwillig)',
    whatHappens:
      'Ihre Meldung geht an die Betreiber dieser Seite, zusammen mit dem Preis, der jetzt hier steht. Sie ändert von sich aus keinen Preis, und nichts über Sie wird dazu gespeichert.',
    send: 'Meldung senden',
    sent: 'Danke, die Meldung ist da',
    sentNext:
      'Ein Mensch sieht sie sich an. Der Preis hier ändert sich, wenn die Daten des Shops wieder gelesen werden; bis dahin bleibt er, wie der Shop ihn angegeben hat.',
    close: 'Zurück zu den Angeboten',
    failed: 'Die Meldung wurde nicht gesendet',
  },
  variants: {
    title: 'Andere Ausführungen',
    here: 'diese hier',
    from: (price) => `ab ${price}`,
    usedFrom: (price) => `gebraucht ab ${price}`,
    notSold: 'nicht zu kaufen',
    others: 'Weitere',
  },
  history: {
    title: 'Preisverlauf',
    basis: {
      new: 'Preise neuer Produkte, ohne Versand.',
      used: 'Preise gebrauchter Produkte, ohne Versand.',
    },
    range: 'Gezeigte Tage',
    days: (days) => `${days.text} Tage`,
    year: '1 Jahr',
    line: (days) => `Niedrigster Preis jedes Tages, ${days.text} Tage`,
    median: 'Median von 90 Tagen',
    failed: 'Der Preisverlauf wurde nicht geladen',
    loading: 'Der Preisverlauf wird geladen',
    none: 'Diesen Preis hat noch niemand beobachtet. Der Verlauf beginnt mit dem nächsten Preis, den ein Shop nennt.',
    evidence: 'Worauf das Urteil beruht',
    today: 'Heute',
    low30: 'Niedrigster Preis in 30 Tagen',
    low90: 'Niedrigster Preis in 90 Tagen',
    lowYear: 'Niedrigster Preis im letzten Jahr',
    trend: 'Richtung über 90 Tage',
    trends: { falling: 'fallend', flat: 'gleichbleibend', rising: 'steigend' },
    watched: 'Beobachtete Tage, von den letzten 90',
    chips: {
      great: 'Sehr guter Preis',
      good: 'Guter Preis',
      fair: 'Üblicher Preis',
      high: 'Hoher Preis',
    },
  },
  verdict: {
    tooEarly: (days) =>
      `Für ein Urteil ist es zu früh: Bekannt sind Preise von ${counted(days, 'Tag', 'Tagen')}.`,
    great: (distance) => `Ein sehr guter Tag zum Kaufen: ${distance}.`,
    good: (distance) => `Ein guter Tag zum Kaufen: ${distance}.`,
    fair: (distance) => `Ein üblicher Preis: ${distance}.`,
    high: (distance) => `Teurer als sonst: ${distance}.`,
    atMedian: (median) => `genau am Median von 90 Tagen, ${median}`,
    under: (size, median) => `${size} unter dem Median von 90 Tagen, ${median}`,
    over: (size, median) => `${size} über dem Median von 90 Tagen, ${median}`,
  },
  similar: 'Ähnliche Produkte',
  describe: {
    withPrice: (title: string, price: string, shops: number) =>
      `${title} ab ${price}: ${shops === 1 ? 'das Angebot eines Shops' : `die Angebote von ${shops} Shops`} mit Versand im Vergleich, und ob der Preis heute gut ist.`,
    withoutPrice: (title: string) =>
      `${title}: wo es das gibt, was es mit Versand kostet und ob der Preis heute gut ist.`,
  },
};

function counted({ value, text }: Figure, one: string, several: string): string {
  return `${text} ${value === 1 ? one : several}`;
}
