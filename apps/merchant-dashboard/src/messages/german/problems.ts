import type { Messages } from '../english';
import type { ReasonWords } from '../english/problems';

const sentences: ReasonWords = {
  'feed.no-address': () => 'Der Feed hat keine URL.',
  'feed.too-large': () => 'Die Datei ist größer als 256 MiB. Teilen oder komprimieren Sie sie.',
  'feed.broke-off': () => 'Der Download wurde unterbrochen. Versuchen Sie es später erneut.',
  'feed.gone': () => 'Unter dieser URL gibt es keine Datei mehr.',
  'feed.blocked': () =>
    'Der Server des Feeds hat unsere Anfrage blockiert. Lassen Sie unsere Anfragen zu und versuchen Sie es erneut.',
  'feed.not-fetched': () => 'Von dieser URL dürfen wir nichts herunterladen.',
  'feed.unreachable': () => 'Wir konnten die Datei nicht herunterladen. Versuchen Sie es später erneut.',
  'feed.no-products': () => 'Der Shop hat keine Produkte zurückgegeben.',
  'feed.not-approved': () =>
    'Das Netzwerk hat keine Produkte gesendet: Ihre Website ist für dieses Programm noch nicht freigegeben.',
  'feed.refused-by-network': () =>
    'Das Netzwerk hat die Anfrage abgelehnt. Prüfen Sie den Schlüssel in der URL und die Freigabe Ihrer Website.',
  'feed.over-limit': () => 'Die Datei ist größer als 5 GiB.',
  'feed.not-shopify': () => 'Die products.json stammt nicht von einem Shopify-Shop.',
  'feed.unreadable': () => 'Die Datei ist kein lesbarer Feed. Sehen Sie sich die Probleme an.',
  'feed.columns-missing': ({ columns }) =>
    `Spalten aus der Spaltenzuordnung fehlen: ${columns}. Ordnen Sie die Spalten neu zu.`,
  'feed.suspended': () => 'Das Unternehmen ist gesperrt.',
  'feed.our-fault': () => 'Bei uns ist ein Fehler aufgetreten. Starten Sie den Import erneut.',
  'domain.page-unread': () => 'Wir konnten die Startseite nicht lesen.',
  'domain.page-elsewhere': () => 'Die Startseite leitet auf eine andere Website weiter.',
  'domain.tag-missing': () => 'Auf der Startseite fehlt das PriceHunt-Meta-Tag.',
  'domain.tag-differs': () => 'Das Meta-Tag auf der Startseite hat einen anderen Inhalt.',
  'domain.no-name': () => 'Dieser Host hat keinen Domainnamen.',
  'domain.record-missing': ({ name }) => `Unter ${name} gibt es keinen TXT-Eintrag.`,
  'domain.record-differs': ({ name }) => `Der TXT-Eintrag unter ${name} hat einen anderen Wert.`,
  'domain.file-unread': () => 'Wir konnten die Datei nicht lesen.',
  'domain.file-elsewhere': () => 'Die URL der Datei leitet auf eine andere Website weiter.',
  'domain.file-differs': () => 'Die Datei hat einen anderen Inhalt.',
  'domain.proved-by-another': () => 'Ein anderes Unternehmen hat diese Domain inzwischen bestätigt.',
  'test.no-click': () => 'Vor diesem Schritt gab es keinen Klick.',
  'test.redirect-elsewhere': () => 'Die Weiterleitung führte nicht zu Ihrem Shop.',
  'test.no-parameter': ({ parameter }) => `Im Link zum Shop fehlte der Parameter ${parameter}.`,
  'test.page-unread': () => 'Ihr Shop hat keine Seite zurückgegeben.',
  'test.parameter-lost': ({ parameter }) => `Ihr Shop hat den Parameter ${parameter} aus der URL entfernt.`,
  'test.order-refused': () => 'Unser Webhook hat die signierte Bestellung abgelehnt.',
  'test.too-late': () => 'Der Schritt wurde nicht innerhalb von zwei Minuten abgeschlossen.',
  'test.not-matched': () => 'Die Bestellung wurde ihrem Klick nicht zugeordnet.',
  'test.nothing-written': () => 'Ohne Klick wird für eine Bestellung nichts gebucht.',
  'shopify.token-refused': () =>
    'Shopify akzeptiert das Zugriffstoken nicht mehr. Verbinden Sie den Shop erneut.',
  'shopify.denied': () =>
    'Die App darf keine Produkte lesen. Erteilen Sie ihr die Berechtigung read_products und verbinden Sie den Shop erneut.',
  'shopify.unreachable': () => 'Der Shopify-Shop antwortet nicht.',
  'shopify.throttled': () => 'Shopify hat unsere Anfragen begrenzt. Versuchen Sie es später erneut.',
  'woocommerce.keys-refused': () =>
    'Der Shop akzeptiert die API-Schlüssel nicht mehr. Verbinden Sie ihn erneut.',
  'woocommerce.not-a-store': () => 'Die REST-API von WooCommerce hat nicht wie erwartet geantwortet.',
  'shopify.held-back': ({ named, missing }) =>
    `Der Shop hat ${named} Produkte gesendet; ${missing} bisherige fehlen. Sie bleiben, bis Sie das Entfernen bestätigen oder der Shop sie wieder sendet.`,
};

/** Why an import, a verification, a test step or a store sync failed, by code. */
export const problems: Messages['problems'] = {
  sentence: ({ code, values }) => sentences[code](values),
};
