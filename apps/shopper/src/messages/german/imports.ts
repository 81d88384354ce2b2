import type { Messages } from '../english';

export const imports: Messages['imports'] = {
  title: 'Produkte importieren',
  lead: 'Übernimm Produkte und Preisalarme aus einem anderen Preistracker oder füge eine Liste mit Links ein.',
  signedOutTitle: 'Melde dich an, um Produkte zu importieren',
  signedOutSentence: 'Importierte Produkte kommen auf deine Merkliste, ihre Wunschpreise werden Preisalarme.',
  signInReason: 'Mit einem Konto hast du importierte Produkte auf allen Geräten.',
  signIn: 'Anmelden',
  createAccount: 'Konto erstellen',
  mockSentence: 'Die Demo-Anmeldung speichert nichts, deshalb gibt es mit ihr keinen Import.',
  loading: 'Dein Konto wird geladen',
  file: 'Datei',
  fileHint:
    'Produkte aus pricebuddy, PriceGhost oder Discount Bandit als JSON oder CSV, changedetection.json oder url-watches.json von changedetection.io, die CSV-Datei von Keepa oder eine beliebige CSV-Datei mit einer Spalte für Links.',
  text: 'Oder hier einfügen',
  textHint: 'Ein Link pro Zeile oder der Inhalt einer solchen Datei.',
  nothingGiven: 'Wähle eine Datei aus oder füge Links ein.',
  tooLarge: 'Das ist zu groß: höchstens 2 Millionen Zeichen. Importiere es in Teilen.',
  unreadableFile: 'Diese Datei konnte nicht gelesen werden. Wähle eine Textdatei (JSON, CSV oder TXT).',
  check: 'Prüfen',
  checking: 'Wird geprüft',
  unrecognised: 'Darin haben wir keine Produkte gefunden',
  unrecognisedSentence:
    'Gesucht haben wir Links, eine Tabelle mit einer Spalte für Links oder den Export eines Preistrackers. Prüfe, ob es die richtige Datei ist.',
  formats: {
    pricebuddy: 'Export aus pricebuddy',
    'price-ghost': 'Export aus PriceGhost',
    'discount-bandit': 'Export aus Discount Bandit',
    changedetection: 'Export aus changedetection.io',
    keepa: 'Export aus Keepa',
    table: 'Tabelle mit Links',
    links: 'Liste mit Links',
  },
  found: (count) => `${count.text} ${count.value === 1 ? 'Produkt' : 'Produkte'} gefunden`,
  other: 'Etwas anderes auswählen',
  columns: { now: 'Preis jetzt', alerts: 'Preisalarme' },
  select: (title) => `${title} importieren`,
  line: (line) => `Zeile ${line.text}`,
  favorite: 'schon auf der Merkliste',
  notInCatalog: 'noch nicht in unserem Katalog',
  noAlert: 'keine',
  notices: {
    'currency-assumed': 'In der Datei steht keine Währung. Wir nehmen deine an.',
    'target-unreadable': 'Der Wunschpreis konnte nicht gelesen werden.',
    'alerts-unreadable': 'Nicht alle Preisalarme konnten gelesen werden.',
    'service-missing': 'Ein Benachrichtigungsdienst der Preisalarme ist hier nicht verbunden und entfällt.',
  },
  rejected: (count) =>
    count.value === 1
      ? '1 Zeile kann nicht importiert werden'
      : `${count.text} Zeilen können nicht importiert werden`,
  rejectedMore: (count) => `und ${count.text} weitere`,
  reasons: {
    'no-link': 'enthält keinen Link zu einem Produkt',
    'unknown-code': 'enthält keinen Link, und kein Produkt hat diese Artikelnummer',
    repeated: 'steht schon weiter oben',
    'too-many': 'liegt über der Grenze von 500 Produkten auf einmal',
    broken: 'ist nicht lesbar',
  },
  submit: (count) => `${count.text} ${count.value === 1 ? 'Produkt' : 'Produkte'} importieren`,
  nothingSelected: 'Wähle mindestens ein Produkt aus.',
  done: 'Import abgeschlossen',
  saved: (count) =>
    `${count.text} ${count.value === 1 ? 'Produkt ist' : 'Produkte sind'} neu auf deiner Merkliste.`,
  alertsSet: (count) =>
    count.value === 1 ? '1 Preisalarm ist gesetzt.' : `${count.text} Preisalarme sind gesetzt.`,
  alreadySaved: (count) =>
    `${count.text} ${count.value === 1 ? 'stand' : 'standen'} schon auf der Merkliste.`,
  refused: (count) =>
    `Deine Merkliste ist voll: ${count.text} ${count.value === 1 ? 'Produkt wurde' : 'Produkte wurden'} nicht hinzugefügt.`,
  startsLater: 'Preisalarme, die später starten',
  startsLaterSentence:
    'Diese Produkte sind noch nicht in unserem Katalog. Wir lesen ihre Seiten und starten die Preisalarme, sobald wir das Produkt kennen und solange es auf deiner Merkliste steht.',
  alertsMissing: {
    'too-many-alerts': 'Du hast die Höchstzahl an Preisalarmen erreicht. Bei diesen fehlen welche:',
    'no-exchange-rate':
      'Für die Währung dieser Preisalarme gibt es keinen Wechselkurs. Setze sie in einer anderen Währung:',
  },
  toFavorites: 'Zur Merkliste',
  toAlerts: 'Zu den Preisalarmen',
  again: 'Mehr importieren',
};
