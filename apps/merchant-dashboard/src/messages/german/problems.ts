import type { Messages } from '../english';
import type { ReasonWords } from '../english/problems';

const sentences: ReasonWords = {
  'feed.no-address': () => 'Der Feed hat keine Adresse.',
  'feed.too-large': () => 'Die Datei ist größer als 256 MiB. Teilen oder komprimieren Sie sie.',
  'feed.broke-off': () =>
    'Die Datei brach ab, während sie geholt wurde. Versuchen Sie es später noch einmal.',
  'feed.gone': () => 'Unter dieser Adresse gibt es keine Datei mehr.',
  'feed.blocked': () =>
    'Der Server des Feeds wollte ihn uns nicht geben. Lassen Sie unsere Anfragen durch, und versuchen Sie es noch einmal.',
  'feed.not-fetched': () => 'Von dieser Adresse kann nichts geholt werden.',
  'feed.unreachable': () => 'Die Datei war nicht zu holen. Versuchen Sie es später noch einmal.',
  'feed.no-products': () => 'Der Laden gab keine Produkte.',
  'feed.not-approved': () =>
    'Das Netzwerk hat keine Produkte geschickt: Ihre Website ist für dieses Programm noch nicht zugelassen.',
  'feed.refused-by-network': () =>
    'Das Netzwerk hat die Anfrage abgelehnt. Prüfen Sie den Schlüssel in der Adresse und die Zulassung Ihrer Website.',
  'feed.over-limit': () => 'Die Datei ist größer als 5 GiB.',
  'feed.not-shopify': () => 'Die products.json des Ladens ist nicht die eines Shopify-Ladens.',
  'feed.unreadable': () => 'Die Datei ist kein Feed, der sich lesen lässt. Sehen Sie ihre Mängel an.',
  'feed.columns-missing': ({ columns }) =>
    `Spalten aus der Spaltenzuordnung fehlen: ${columns}. Ordnen Sie die Spalten neu zu.`,
  'feed.suspended': () => 'Das Unternehmen ist gesperrt.',
  'feed.our-fault': () => 'Bei uns ging etwas schief. Starten Sie den Lauf noch einmal.',
  'domain.page-unread': () => 'Die Startseite war nicht zu lesen.',
  'domain.page-elsewhere': () => 'Die Startseite führt zu einer anderen Website.',
  'domain.tag-missing': () => 'Die Startseite hat kein Meta-Tag von PriceHunt.',
  'domain.tag-differs': () => 'Das Meta-Tag der Startseite hat einen anderen Inhalt.',
  'domain.no-name': () => 'Dieser Host hat keinen Domainnamen.',
  'domain.record-missing': ({ name }) => `Unter ${name} gibt es keinen TXT-Eintrag.`,
  'domain.record-differs': ({ name }) => `Der TXT-Eintrag unter ${name} sagt etwas anderes.`,
  'domain.file-unread': () => 'Die Datei war nicht zu lesen.',
  'domain.file-elsewhere': () => 'Die Datei führt zu einer anderen Website.',
  'domain.file-differs': () => 'Die Datei sagt etwas anderes.',
  'domain.proved-by-another': () => 'Inzwischen hat ein anderes Unternehmen diese Domain belegt.',
  'test.no-click': () => 'Es gab keinen Klick, der hätte ankommen können.',
  'test.redirect-elsewhere': () => 'Die Weiterleitung führte nicht zum Laden.',
  'test.no-parameter': ({ parameter }) => `Dem Link zum Laden fehlte ${parameter}.`,
  'test.page-unread': () => 'Der Laden antwortete nicht mit einer Seite.',
  'test.parameter-lost': ({ parameter }) => `Der Laden nahm ${parameter} aus seiner Adresse.`,
  'test.order-refused': () => 'Unsere Annahme wies die unterschriebene Bestellung ab.',
  'test.too-late': () => 'Es geschah nicht binnen zwei Minuten.',
  'test.not-matched': () => 'Die Bestellung wurde ihrem Klick nicht zugeordnet.',
  'test.nothing-written': () => 'Für eine Bestellung ohne Klick wird nichts verbucht.',
  'shopify.token-refused': () =>
    'Shopify nimmt das Zugriffstoken nicht mehr an. Verbinden Sie den Laden noch einmal.',
  'shopify.denied': () =>
    'Die App darf keine Produkte lesen. Geben Sie ihr das Recht read_products, und verbinden Sie den Laden noch einmal.',
  'shopify.unreachable': () => 'Der Shopify-Laden antwortete nicht.',
  'shopify.throttled': () => 'Shopify bat uns immer wieder, später zu kommen.',
  'shopify.held-back': ({ named, missing }) =>
    `Der Laden nannte ${named} Produkte und ließ ${missing} weg, die er vorher hatte. Sie bleiben, bis jemand bestätigt, dass sie gehen, oder der Laden sie wieder nennt.`,
};

/** Why a run, a proof, a hop or a reading came to nothing, by the code of the reason. */
export const problems: Messages['problems'] = {
  sentence: ({ code, values }) => sentences[code](values),
};
