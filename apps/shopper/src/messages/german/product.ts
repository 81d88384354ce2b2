import { germanVerdict } from '@pricehunt/offers';
import type { Figure } from '@pricehunt/ui-kit';
import type { Messages } from '../english';

/** A product's own page: its offers, its past, its variants. */
export const product: Messages['product'] = {
  loading: 'Das Produkt wird geladen',
  failed: 'Das Produkt konnte nicht geladen werden',
  gone: {
    title: 'Dieses Produkt gibt es hier nicht',
    sentence:
      'Vielleicht wurde es aus dem Katalog genommen. Über die Suche findest du es vielleicht in anderen Shops.',
    browse: 'Alle Produkte ansehen',
  },
  breadcrumbs: 'Du bist hier',
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
    at: (shopName, held) => `${held}, bei ${shopName}`,
    goTo: (shopName) => `Zu ${shopName}`,
    none: 'Zurzeit nirgends erhältlich.',
    notConverted: 'Im Verkauf, aber nur in Währungen, für die es heute keinen Wechselkurs zu deiner gibt.',
  },
  askShops: 'Jetzt in allen Shops suchen',
  offers: {
    title: 'Angebote',
    count: (offers, shops) =>
      `${counted(offers, 'Angebot', 'Angebote')} aus ${counted(shops, 'Shop', 'Shops')}`,
    caption: 'Angebote, bester Preis mit Versand zuerst',
    failed: 'Die Angebote konnten nicht geladen werden',
    loading: 'Angebote werden geladen',
    none: 'Zurzeit verkauft kein Shop im Katalog dieses Produkt. Eine Suche in allen Shops findet vielleicht einen.',
    notNew: (count) => `Nicht neu: ${counted(count, 'Angebot', 'Angebote')}`,
    notNewCaption: 'Angebote, die nicht neu sind',
    notShipped: (count, country) =>
      `${counted(count, 'Angebot', 'Angebote')} ohne Lieferung in dein Land (${country}) anzeigen`,
    notShippedCaption: 'Angebote ohne Lieferung in dein Land',
    order:
      'Bester Preis mit Versand zuerst. Für manche Besuche bezahlen uns Shops; die Reihenfolge berücksichtigt das nicht.',
    how: 'So entsteht die Reihenfolge',
  },
  report: {
    open: 'Preis falsch?',
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
    seenProblem: 'Gib den Preis als Zahl ein, zum Beispiel 249,90.',
    note: 'Noch etwas (freiwillig)',
    whatHappens:
      'Deine Meldung geht an die Betreiber dieser Seite, zusammen mit dem Preis, der jetzt hier steht. Allein dadurch ändert sich kein Preis, und nichts über dich wird dazu gespeichert.',
    send: 'Meldung senden',
    sent: 'Danke, deine Meldung ist angekommen',
    sentNext:
      'Wir sehen sie uns persönlich an. Der Preis hier ändert sich, wenn die Daten des Shops wieder gelesen werden; bis dahin bleibt er, wie der Shop ihn angegeben hat.',
    close: 'Zurück zu den Angeboten',
    failed: 'Die Meldung konnte nicht gesendet werden',
  },
  variants: {
    title: 'Andere Ausführungen',
    here: 'diese hier',
    from: (price) => `ab ${price}`,
    usedFrom: (price) => `gebraucht ab ${price}`,
    notSold: 'nicht erhältlich',
    others: 'Weitere',
  },
  history: {
    title: 'Preisverlauf',
    range: 'Zeitraum',
    days: (days) => `${days.text} Tage`,
    year: '1 Jahr',
    line: (days) => `Niedrigster Preis jedes Tages, ${days.text} Tage`,
    median: 'Median von 90 Tagen',
    failed: 'Der Preisverlauf konnte nicht geladen werden',
    loading: 'Der Preisverlauf wird geladen',
    none: 'Dieser Preis wurde noch nicht beobachtet. Der Verlauf beginnt mit dem nächsten Preis, den ein Shop nennt.',
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
  verdict: germanVerdict,
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
