import type { OfferMatch } from '@pricehunt/api-contract/comparisons';
import { colourInGerman } from '@pricehunt/ui-kit';
import type { Figure } from '@pricehunt/ui-kit';
import type { Messages } from '../english';

export const comparison: Messages['comparison'] = {
  pageTitle: 'Preisvergleich',
  notStarted: 'Die Suche konnte nicht gestartet werden',
  broken: {
    title: 'Die Verbindung zu dieser Suche ist abgebrochen',
    incomplete: 'Die Ergebnisse sind vielleicht unvollständig.',
  },
  gone: {
    pageTitle: 'Suche nicht gefunden',
    title: 'Diese Suche ist nicht mehr verfügbar',
    startNew: 'Neue Suche starten',
    pasteAgain:
      'Suchergebnisse werden nach einiger Zeit gelöscht. Füge den Produktlink oben ein, um erneut zu suchen.',
    canBeRepeated:
      'Suchergebnisse werden nach einiger Zeit gelöscht. Du kannst dieselbe Suche erneut starten.',
  },
  product: {
    label: 'Dein Link',
    lookingFor: (words) => `Suche nach „${words}“`,
    opening: 'Suche wird geladen',
    reading: (shopName) => `Die Seite bei ${shopName} wird gelesen`,
    ownPage: 'Produktdetails',
    unnamed: (shopName) => `Produkt bei ${shopName}`,
    someShop: 'einem Shop',
    theShop: 'dem Shop',
    noPrice: (shopName) => `Auf der Seite bei ${shopName} konnten wir keinen eindeutigen Preis finden.`,
    seenPage: 'Die Seite, auf der du warst:',
    readFromPage: (age) => `${age} von der Seite gelesen`,
    seenOnPage: (age) => `${age} von deinem Browser angezeigt, von uns nicht geprüft`,
    asKnown: (age) => `zuletzt bekannter Preis, ${age}`,
  },
  identification: {
    fromWords:
      'Das sind die Ergebnisse deiner Suche. Füge einen Produktlink ein, um mit dessen Preis zu vergleichen.',
    byLink: 'Erkannt an den Angaben im Link.',
    identifiedBy: {
      'catalog-link': 'Dieser Link ist schon in unserem Katalog.',
      'item-number': (number) => `Erkannt an der Artikelnummer im Link${number === '' ? '' : `: ${number}`}.`,
      'link-words': (words) => `Erkannt an den Wörtern im Link: „${words}“.`,
      'chosen-variant': 'Du hast diese Variante gewählt.',
      nothing: 'Aus dem Link geht das Produkt nicht hervor. Suche stattdessen nach dem Produktnamen.',
    },
    captured: 'Wir verwenden die Seite so, wie dein Browser sie angezeigt hat.',
    useBookmark: 'Du kannst die Seite sehen? Vergleiche sie mit einem Klick',
    withoutCredentials: 'Benutzername und Passwort haben wir aus deinem Link entfernt.',
    blocked: (shopName) => `Die Seite bei ${shopName} dürfen wir nicht lesen.`,
    gone: (shopName) => `Diese Seite bei ${shopName} gibt es nicht mehr.`,
    'not-a-product': (shopName) => `Diese Seite bei ${shopName} ist keine Produktseite.`,
    unreachable: (shopName) => `Die Seite bei ${shopName} war nicht erreichbar.`,
    unread: (shopName) => `Die Seite bei ${shopName} konnten wir nicht lesen.`,
  },
  match: ({ level, difference }) =>
    difference === undefined
      ? matches[level]
      : `${differing[difference.attribute]}: ${stated(difference.asked)} / ${stated(difference.other)}`,
  seenOffer: 'Von deinem Browser angezeigter Preis, von uns nicht geprüft',
  likely: {
    match: 'Wahrscheinlich passend',
    confirmed: 'Als dasselbe Produkt gezählt',
    question: 'Ist das dein Produkt?',
    yes: 'Ja',
    no: 'Nein',
  },
  best: {
    looking: 'Wir suchen bessere Preise …',
    notConverted: 'Angebote gefunden, aber wir können heute nicht alle Währungen umrechnen',
    elsewhereInOtherCurrencies:
      'Weitere Angebote gefunden, aber in Währungen, die wir heute nicht umrechnen können',
    noOtherShop: 'Keine anderen Shops gefunden',
    variantsOnly: 'In anderen Shops nur andere Varianten gefunden',
    nothingByWords: 'Keine Ergebnisse für deine Suche',
    noneCheaperSoFar: 'Bisher nichts Günstigeres gefunden',
    pastedIsBest: 'Dein Link hat den besten Preis',
    soldOut: 'In allen gefundenen Shops ausverkauft',
    notShipped: (countryName) =>
      `Zurzeit in keinem gefundenen Shop für das Lieferland ${countryName} erhältlich`,
    usedOnly: 'Nur gebraucht erhältlich',
    likelyOnly: 'Angebote gefunden, die dein Produkt sein könnten',
    yourLink: 'Dein Link:',
    atShop: (shopName) => `bei ${shopName}`,
    saving: (shopName, amount, isAtLeast) => [
      `${shopName} ist ${isAtLeast ? 'mindestens ' : ''}`,
      `${amount} günstiger`,
      ' als dein Link, inkl. Versand',
    ],
    savingUnlessShipping: (shopName, amount) => [
      '',
      `${shopName} ist günstiger`,
      `, außer der Versand kostet über ${amount} mehr`,
    ],
    cheaperUnless: (shopName, shipping) => [
      '',
      `${shopName ?? 'Dein Link'} ist günstiger`,
      `, außer der Versand kostet mehr als ${shipping}`,
    ],
    rival: (shopName, shipping) =>
      `${shopName} ist noch günstiger, außer der Versand kostet mehr als ${shipping}.`,
    price: (amount, shopName, { isTotal, isDelivered }) => [
      isTotal ? 'Bester Gesamtpreis: ' : 'Bester Preis: ',
      amount,
      `${isDelivered ? ' inkl. Versand' : ' zzgl. Versand'}, bei ${shopName}`,
    ],
  },
  outcome: {
    offersFromShops: (offers, shops) =>
      `${countedOffers(offers)} aus ${shops.text} ${shops.value === 1 ? 'Shop' : 'Shops'}`,
    none: 'Keine anderen Angebote gefunden.',
    best: (found, price, isDelivered) =>
      `${found}, bester Preis ${price} ${isDelivered ? 'inkl. Versand' : 'zzgl. Versand'}`,
  },
  ranking: {
    ratesOf: (day) => `Andere Währungen sind zum Kurs vom ${day} umgerechnet.`,
    oldRatesOf: (day) =>
      `Andere Währungen sind zu veralteten Kursen vom ${day} umgerechnet. Zu heutigen Kursen kann die Reihenfolge anders aussehen.`,
    comparedIn: (currency, ofPlace) => `Die Preise werden in ${currency} verglichen, nicht in ${ofPlace}.`,
    onlyOne: 'Nur ein Angebot gefunden.',
    all: (count) => `${count.text} Angebote, das günstigste zuerst.`,
    some: (ranked, all) =>
      `${ranked.text} von ${all.text} ${all.value === 1 ? 'Angebot' : 'Angeboten'} einsortiert, das günstigste zuerst.`,
    unranked: (count, currency) =>
      count.value === 1
        ? `1 Angebot in ${currency} ist nicht einsortiert, weil heute kein Wechselkurs vorliegt.`
        : `${count.text} Angebote in ${currency} sind nicht einsortiert, weil heute kein Wechselkurs vorliegt.`,
    disclosure: 'Manche Shops zahlen uns eine Provision. Auf die Reihenfolge hat das keinen Einfluss.',
    notRanked: (count) => `Nicht einsortiert: ${countedOffers(count)}`,
  },
  offers: {
    label: 'Angebote',
    caption: 'Angebote in der gewählten Reihenfolge',
    unrankedCaption: 'Nicht einsortierte Angebote',
    newOffers: (count) => `${count.text} ${count.value === 1 ? 'neues Angebot' : 'neue Angebote'}`,
    putInOrder: 'Neu sortieren',
    noneFits: (count) =>
      count.value === 1
        ? 'Das einzige Angebot passt nicht zu diesen Filtern.'
        : `Keins der ${count.text} Angebote passt zu diesen Filtern.`,
    showAll: 'Alle Angebote anzeigen',
  },
  choices: {
    label: 'Sortierung und Filter',
    order: 'Sortierung',
    sorts: { delivered: 'Gesamtpreis', item: 'Artikelpreis', checked: 'Zuletzt geprüft' },
    isInStock: 'Auf Lager',
    isNew: 'Nur neu',
    hasFreeShipping: 'Kostenloser Versand',
    shop: 'Shop',
    allShops: (count) => (count.value < 2 ? 'Alle Shops' : `Alle ${count.text} Shops`),
  },
  variants: {
    summary: (groups) => `Andere Varianten: ${groups}`,
    name: (label, difference) => {
      if (difference === undefined) return label;
      const { attribute, other } = difference;
      return other === null ? differing[attribute] : `${attributes[attribute]} ${stated(other)}`;
    },
    caption: (label) => `Angebote für eine andere Variante: ${label}`,
  },
  similar: 'Ähnliche Produkte',
  variantChoice: {
    title: 'Variante wählen',
    lead: (count) =>
      `Der Shop verkauft ${count.text} Varianten. Welche gemeint ist, geht aus dem Link nicht hervor.`,
    catalogLead: (count) =>
      `In unserem Katalog gibt es ${count.text} Varianten. Welche gemeint ist, geht aus dem Link nicht hervor.`,
    label: 'Variante',
    compare: 'Preise vergleichen',
  },
  named: {
    failed: 'Der Katalog konnte nicht durchsucht werden',
    title: 'Welches Produkt meinst du?',
    lead: 'Wähle ein Produkt aus, um die Preise zu vergleichen.',
    loading: 'Der Katalog wird durchsucht',
    offers: (count) => countedOffers(count),
    usedFrom: 'gebraucht ab',
    from: 'ab',
  },
  found: {
    title: (count) => (count.value === 1 ? '1 Produkt gefunden' : `${count.text} Produkte gefunden`),
    lead: 'Diese Produkte passen zu deiner Suche. Wähle eins aus, um die Preise aller Shops zu sehen.',
    compare: 'Preise vergleichen',
  },
  nothing: {
    noSource: 'Es konnten keine Quellen durchsucht werden.',
    asked: (count, by, names) =>
      `Wir haben ${count.text} ${count.value === 1 ? 'Quelle' : 'Quellen'} nach ${by} durchsucht: ${names}.`,
    byLink: 'den Angaben im Link',
    byCode: 'Barcode, Modell und Name',
    byModel: 'Modell und Name',
    byName: 'dem Namen',
    silent: (count, names) =>
      `${count.text} ${count.value === 1 ? 'Quelle hat' : 'Quellen haben'} nicht geantwortet: ${names}.`,
    tryAnotherLink:
      'Versuche es mit einem Link aus einem anderen Shop. Vielleicht steht dort ein Barcode oder eine Modellnummer.',
    notKnownYet:
      'Vielleicht gibt es das Produkt in einem Shop, den wir nicht durchsuchen. Wenn du einen findest, füge seinen Link ein.',
    searchFor: (words) => `Nach „${words}“ suchen`,
  },
  history: {
    titleUnknown: 'Preisverlauf',
    notInCatalog:
      'Dieses Produkt ist nicht in unserem Katalog, deshalb gibt es keinen Preisverlauf. Er beginnt, sobald das Produkt aufgenommen wird.',
  },
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
  bundle: 'Nur eins davon ist ein Set',
};

const matches: Readonly<Record<OfferMatch['level'], string>> = {
  pasted: 'Der eingefügte Link',
  'same-gtin': 'Gleicher Barcode',
  'same-model': 'Gleiches Modell',
  'same-product': 'Dasselbe Produkt',
  'probably-same': 'Wahrscheinlich dasselbe Produkt',
};

function countedOffers({ value, text }: Figure): string {
  return `${text} ${value === 1 ? 'Angebot' : 'Angebote'}`;
}

/** Values that aren't colours stay as stated. */
function stated(value: string | null): string {
  return value === null ? 'keine Angabe' : colourInGerman(value);
}
