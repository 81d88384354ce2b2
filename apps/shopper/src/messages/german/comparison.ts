import type { OfferMatch } from '@pricehunt/api-contract';
import { germanVerdict } from '@pricehunt/offers';
import type { Figure } from '@pricehunt/ui-kit';
import type { Messages } from '../english';

/** A comparison: the product as found, the offers, what they come to. */
export const comparison: Messages['comparison'] = {
  pageTitle: 'Preisvergleich',
  notStarted: 'Die Suche konnte nicht gestartet werden',
  broken: {
    title: 'Die Suche läuft ohne diese Seite weiter',
    incomplete: 'Die Anzeige ist vielleicht nicht vollständig.',
  },
  gone: {
    pageTitle: 'Suche nicht gefunden',
    title: 'Diese Suche gibt es nicht mehr',
    startNew: 'Neue Suche starten',
    pasteAgain:
      'Ergebnisse werden nur eine Zeit lang gespeichert. Füge den Produktlink oben ein, um noch einmal zu suchen.',
    canBeRepeated:
      'Ergebnisse werden nur eine Zeit lang gespeichert. Du kannst dieselbe Suche noch einmal starten.',
  },
  product: {
    label: 'Das Produkt',
    lookingFor: (words) => `Suche nach „${words}“`,
    opening: 'Die Suche wird geöffnet',
    reading: (shopName) => `Die Seite bei ${shopName} wird gelesen`,
    ownPage: 'Produktdetails',
    unnamed: (shopName) => `Ein Produkt bei ${shopName}`,
    someShop: 'einem Shop',
    theShop: 'dem Shop',
    noPrice: (shopName) => `Auf der Seite bei ${shopName} ließ sich kein Preis sicher erkennen.`,
    pastedLink: 'Der eingefügte Link',
    seenPage: 'Die Seite, auf der du warst',
    readFromPage: (age) => `${age} von der Seite gelesen`,
    seenOnPage: (age) => `${age} von dir auf der Seite gesehen, von uns nicht bestätigt`,
    asKnown: (age) => `Stand ${age}, nicht von der Seite`,
  },
  identification: {
    fromWords:
      'Gesucht mit deinen Suchbegriffen. Füge einen Produktlink ein, um mit dessen Preis zu vergleichen.',
    byLink: 'Wir haben die Angaben im Link verwendet.',
    identifiedBy: {
      'catalog-link': 'Dieser Link ist schon in unserem Katalog.',
      'item-number': (number) => `Erkannt an der Artikelnummer im Link${number === '' ? '' : `: ${number}`}.`,
      'link-words': (words) => `Erkannt an den Wörtern im Link: „${words}“.`,
      'chosen-variant': 'Diese Ausführung wurde gewählt.',
      nothing: 'Der Link selbst nennt das Produkt nicht. Suche stattdessen nach dem Namen.',
    },
    captured: 'Wir vergleichen mit dem, was dein Browser angezeigt hat.',
    useBookmark: 'Du siehst die Seite? Vergleiche sie mit einem Klick',
    withoutCredentials: 'Benutzername und Passwort in deinem Link haben wir weggelassen.',
    blocked: (shopName) => `Die Seite bei ${shopName} darf nicht gelesen werden.`,
    gone: (shopName) => `Diese Seite bei ${shopName} gibt es nicht mehr.`,
    'not-a-product': (shopName) => `Diese Seite bei ${shopName} gehört nicht zu einem einzelnen Produkt.`,
    unreachable: (shopName) => `Die Seite bei ${shopName} war nicht erreichbar.`,
    unread: (shopName) => `Die Seite bei ${shopName} ließ sich nicht lesen.`,
  },
  match: ({ level, difference }) =>
    difference === undefined
      ? matches[level]
      : `${differing[difference.attribute]}: ${difference.asked ?? 'nicht genannt'} / ${difference.other ?? 'nicht genannt'}`,
  seenOffer: 'So von dir auf der Seite gesehen, von uns nicht bestätigt',
  matchSure: (sentence, sure) => `${sentence} (zu ${sure} sicher)`,
  best: {
    looking: 'Wir suchen bessere Preise …',
    otherCurrenciesOnly: 'Gefunden, aber in Währungen, die sich heute nicht vergleichen lassen.',
    elsewhereInOtherCurrencies:
      'Anderswo gefunden, aber in Währungen, die sich heute nicht vergleichen lassen.',
    noOtherShop: 'Kein anderer Shop gefunden.',
    nothingByWords: 'Zu diesen Suchbegriffen wurde nichts gefunden.',
    noneCheaperSoFar: 'Bisher nichts Günstigeres gefunden.',
    pastedIsBest: 'Der eingefügte Link hat den besten Preis, den wir gefunden haben.',
    saving: (amount, { isAtLeast, isDelivered }) => [
      isAtLeast ? 'Mindestens ' : '',
      `${amount} günstiger`,
      ` als der eingefügte Link${isDelivered ? ', mit Versand.' : ', ohne Versand.'}`,
    ],
    price: (amount, shopName, { isTotal, isDelivered }) => [
      isTotal ? 'Bester Gesamtpreis: ' : 'Bester Preis: ',
      amount,
      `${isDelivered ? ' mit Versand' : ' ohne Versand'}, bei ${shopName}.`,
    ],
  },
  outcome: {
    offersFromShops: (offers, shops) =>
      `${countedOffers(offers)} aus ${shops.text} ${shops.value === 1 ? 'Shop' : 'Shops'}`,
    none: 'Kein anderes Angebot gefunden.',
    best: (found, price, isDelivered) =>
      `${found}; das beste ${price} ${isDelivered ? 'mit Versand' : 'ohne Versand'}`,
  },
  ranking: {
    ratesOf: (day) => `Andere Währungen sind zu den Referenzkursen vom ${day} umgerechnet.`,
    oldRatesOf: (day) =>
      `Andere Währungen sind zu den veralteten Referenzkursen vom ${day} umgerechnet: Zu heutigen Kursen kann die Reihenfolge anders sein.`,
    comparedIn: (currency, ofPlace) => `Verglichen wird hier in ${currency}, nicht in ${ofPlace}.`,
    onlyOne: 'Das einzige gefundene Angebot.',
    all: (count) => `Alle ${count.text} gefundenen Angebote, das günstigste zuerst.`,
    some: (ranked, all) =>
      `Das günstigste aus ${ranked.text} von ${all.text} ${all.value === 1 ? 'Angebot' : 'Angeboten'}.`,
    unranked: (count, currency) =>
      count.value === 1
        ? `Für ein Angebot in ${currency} gibt es heute keinen Wechselkurs; es ist nicht eingeordnet.`
        : `Für ${count.text} Angebote in ${currency} gibt es heute keinen Wechselkurs; sie sind nicht eingeordnet.`,
    disclosure: 'Für manche Besuche bezahlen uns Shops. Die Reihenfolge berücksichtigt das nicht.',
    notRanked: (count) => `Nicht eingeordnet: ${countedOffers(count)}`,
  },
  offers: {
    label: 'Angebote',
    caption: 'Angebote in der gewählten Reihenfolge',
    unrankedCaption: 'Angebote, die nicht eingeordnet sind',
    newOffers: (count) => `${count.text} ${count.value === 1 ? 'neues Angebot' : 'neue Angebote'}`,
    putInOrder: 'Neu sortieren',
    noneFits: (count) =>
      count.value === 1
        ? 'Das eine Angebot passt nicht zu diesen Filtern.'
        : `Keines der ${count.text} Angebote passt zu diesen Filtern.`,
    showAll: 'Alle Angebote anzeigen',
  },
  choices: {
    label: 'Sortierung und Filter',
    order: 'Sortierung',
    sorts: { delivered: 'Preis mit Versand', item: 'Artikelpreis', checked: 'Zuletzt geprüft' },
    isInStock: 'Auf Lager',
    isNew: 'Nur neu',
    hasFreeShipping: 'Versand gratis',
    shop: 'Shop',
    allShops: (count) => (count.value < 2 ? 'Alle Shops' : `Alle ${count.text} Shops`),
  },
  variants: {
    summary: (groups) => `Nicht dasselbe Produkt: ${groups}`,
    name: (label, difference) => {
      if (difference === undefined) return label;
      const { attribute, other } = difference;
      return other === null ? differing[attribute] : `${attributes[attribute]} ${other}`;
    },
    caption: (label) => `Angebote einer anderen Ausführung: ${label}`,
  },
  similar: 'Ähnlich, aber ein anderes Produkt',
  variantChoice: {
    title: 'Ausführung wählen',
    lead: (count) => `Der Shop verkauft ${count.text} Ausführungen, der Link nennt keine davon.`,
    catalogLead: (count) => `Wir kennen ${count.text} Ausführungen, der Link nennt keine davon.`,
    label: 'Ausführung',
    compare: 'Preise vergleichen',
  },
  named: {
    failed: 'Der Katalog konnte nicht durchsucht werden',
    title: 'Welches Produkt meinst du?',
    lead: 'Wähle eins aus, um die Preise zu vergleichen.',
    loading: 'Der Katalog wird durchsucht',
    offers: (count) => countedOffers(count),
    usedFrom: 'gebraucht ab',
    from: 'ab',
  },
  found: {
    title: (count) => (count.value === 1 ? '1 Produkt gefunden' : `${count.text} Produkte gefunden`),
    lead: 'Das passt zu deinen Worten. Vergleiche eins davon, um die Preise aller Shops zu sehen.',
    compare: 'Preise vergleichen',
  },
  nothing: {
    noSource: 'Keine Quelle konnte abgefragt werden.',
    asked: (count, by, names) =>
      `${count.text} ${count.value === 1 ? 'Quelle wurde' : 'Quellen wurden'} abgefragt, nach ${by}: ${names}.`,
    byLink: 'den Angaben im Link',
    byCode: 'Produktcode, Modell und Namen',
    byModel: 'Modell und Namen',
    byName: 'dem Namen',
    silent: (count, names) =>
      `${count.text} ${count.value === 1 ? 'Quelle hat' : 'Quellen haben'} nicht geantwortet: ${names}.`,
    tryAnotherLink:
      'Ein Link aus einem anderen Shop verrät vielleicht mehr: einen Produktcode oder die Modellnummer des Herstellers.',
    notKnownYet:
      'Vielleicht gibt es das Produkt in Shops, die wir noch nicht kennen. Ein Link aus einem anderen Shop führt uns hin.',
    searchFor: (words) => `Nach „${words}“ suchen`,
  },
  history: {
    titleUnknown: 'Preisverlauf',
    notInCatalog:
      'Dieses Produkt ist nicht im Katalog, deshalb wurde sein Preis nicht beobachtet. Der Verlauf beginnt, sobald ein Shop es einstellt.',
    failed: 'Der Preisverlauf konnte nicht geladen werden',
    loading: 'Der Preisverlauf wird geladen',
    title: (days) => `Preise der letzten ${days.text} Tage`,
    line: 'Niedrigster Preis jedes Tages',
    median: '90-Tage-Median',
    chips: {
      great: 'Sehr guter Preis',
      good: 'Guter Preis',
      fair: 'Üblicher Preis',
      high: 'Hoher Preis',
    },
  },
  verdict: germanVerdict,
};

type Attribute = NonNullable<OfferMatch['difference']>['attribute'];

const attributes: Readonly<Record<Attribute, string>> = {
  pack: 'Packung',
  size: 'Größe',
  colour: 'Farbe',
  capacity: 'Kapazität',
  condition: 'Zustand',
  bundle: 'Set',
};

const differing: Readonly<Record<Attribute, string>> = {
  pack: 'Andere Packung',
  size: 'Andere Größe',
  colour: 'Andere Farbe',
  capacity: 'Andere Kapazität',
  condition: 'Anderer Zustand',
  bundle: 'Nur eines ist ein Set',
};

const matches: Readonly<Record<OfferMatch['level'], string>> = {
  pasted: 'Der eingefügte Link',
  'same-gtin': 'Gleicher Produktcode',
  'same-model': 'Gleiches Modell',
  'same-product': 'Dasselbe Produkt',
  'probably-same': 'Sieht gleich aus',
};

function countedOffers({ value, text }: Figure): string {
  return `${text} ${value === 1 ? 'Angebot' : 'Angebote'}`;
}
