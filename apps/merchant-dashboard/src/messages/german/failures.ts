import { germanAccountFailures } from '@pricehunt/account-forms';
import type { Messages } from '../english';

/** The sentence for a failed request, by error code. */
export const failures: Messages['failures'] = {
  unreached: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  sentence: ({ code, requestId = null }) => {
    const sentence = sentences.get(code) ?? 'Das hat nicht geklappt. Versuchen Sie es erneut.';
    return requestId === null ? sentence : `${sentence} ${reported} ${requestId}`;
  },
};

const reported = 'Wenn das öfter passiert, nennen Sie uns diese Anfrage-ID:';

const sentences: ReadonlyMap<string, string> = new Map([
  ...germanAccountFailures,
  [
    'network.failed',
    'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  ],
  ['answer.invalid', 'Die Antwort des Servers war nicht lesbar. Versuchen Sie es gleich erneut.'],
  ['server.failed', 'Bei uns ist ein Fehler aufgetreten. Versuchen Sie es erneut.'],
  ['server.busy', 'Der Server ist gerade ausgelastet. Versuchen Sie es in ein paar Sekunden erneut.'],
  ['request.too-many', 'Zu viele Anfragen. Warten Sie einen Moment.'],
  ['request.invalid', 'Einige Angaben sind ungültig. Prüfen Sie Ihre Eingaben.'],
  ['auth.wrong-code', 'Dieser Code ist falsch, abgelaufen oder schon verwendet. Geben Sie einen neuen ein.'],
  ['auth.too-many-attempts', 'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es erneut.'],
  ['auth.password-refused', 'Dieses Passwort ist nicht zulässig. Wählen Sie ein anderes.'],
  ['auth.token-invalid', 'Dieser Link ist nicht mehr gültig. Fordern Sie einen neuen an.'],
  ['auth.email-taken', 'Diese E-Mail-Adresse gehört bereits zu einem anderen Konto.'],
  ['auth.email-unverified', 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.'],
  ['auth.not-allowed', 'Ihre Rolle hat dafür keine Berechtigung.'],
  ['auth.totp-not-started', 'Richten Sie zuerst die Authenticator-App ein.'],
  ['business.not-found', 'Dieses Unternehmen gibt es nicht.'],
  ['statement.not-found', 'Diese Abrechnung gibt es nicht.'],
  ['business.suspended', 'Dieses Unternehmen ist gesperrt. Sie können Daten ansehen, aber nicht ändern.'],
  ['team.member-not-found', 'Diese Person gehört nicht zum Team.'],
  ['team.invitation-not-found', 'Diese Einladung ist nicht mehr offen.'],
  ['team.last-owner', 'Ein Team braucht mindestens einen Inhaber. Ernennen Sie zuerst einen anderen.'],
  ['team.already-member', 'Diese Person gehört bereits zum Team.'],
  ['team.sign-in-first', 'Für diese E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich damit an.'],
  ['team.wrong-account', 'Diese Einladung gilt für eine andere E-Mail-Adresse.'],
  ['product.not-found', 'Dieses Produkt gibt es nicht.'],
  [
    'domain.blocked',
    'Wir haben den Shop auf dieser Domain blockiert. Eine Bestätigung ändert daran nichts. Wenden Sie sich an uns, wenn Sie nicht einverstanden sind.',
  ],
  ['domain.not-a-domain', 'Das ist keine gültige Domain. Geben Sie eine Domain wie shop.example ein.'],
  ['domain.not-found', 'Diese Domain gibt es nicht.'],
  ['domain.taken', 'Ein anderes Unternehmen hat diese Domain bereits bestätigt.'],
  ['domain.too-many', 'Sie haben die Höchstzahl an Domains erreicht. Entfernen Sie zuerst eine.'],
  ['domain.unverified', 'Bestätigen Sie zuerst eine Domain.'],
  ['feed.not-found', 'Diese Quelle gibt es nicht.'],
  ['woocommerce.part-of-store', 'Das gehört zu einem verbundenen WooCommerce-Shop. Trennen Sie den Shop.'],
  ['feed.bad-link', 'Das ist keine gültige Feed-URL. Sie muss mit http:// oder https:// beginnen.'],
  ['feed.bad-currency', 'Diese Währung kennen wir nicht.'],
  ['feed.too-many', 'Sie haben die Höchstzahl an Quellen erreicht. Löschen Sie zuerst eine.'],
  [
    'feed.nothing-to-fetch',
    'Diese Quelle hat weder eine URL noch eine gespeicherte Datei. Laden Sie eine Datei hoch.',
  ],
  ['feed.busy', 'Für diese Quelle läuft bereits ein Import. Warten Sie, bis er abgeschlossen ist.'],
  ['feed.no-file', 'Es wurde keine Datei übertragen. Wählen Sie eine Datei aus.'],
  ['feed.too-large', 'Die Datei ist zu groß. Teilen Sie sie oder komprimieren Sie sie mit gzip.'],
  ['feed.import-not-found', 'Diesen Import gibt es nicht mehr.'],
  ['feed.not-waiting', 'Dieser Import muss nicht mehr bestätigt werden.'],
  ['feed.file-gone', 'Die Datei dieses Imports wurde bereits gelöscht.'],
  ['key.not-found', 'Diesen API-Schlüssel gibt es nicht.'],
  ['key.too-many', 'Sie haben die Höchstzahl an Schlüsseln erreicht. Widerrufen Sie zuerst einen.'],
  ['key.bad-scope', 'Ein öffentlicher Schlüssel darf nur Ereignisse senden.'],
  ['webhook.not-found', 'Diesen Webhook gibt es nicht.'],
  [
    'webhook.bad-link',
    'An diese URL können wir nichts senden. Verwenden Sie eine öffentliche URL mit https://.',
  ],
  ['webhook.too-many', 'Sie haben die Höchstzahl an Webhooks erreicht. Löschen Sie zuerst einen.'],
  ['webhook.delivery-not-found', 'Diese Zustellung gibt es nicht mehr.'],
  ['shopify.not-a-shop', 'Unter dieser Adresse gibt es keinen Shopify-Shop.'],
  [
    'shopify.token-refused',
    'Shopify hat das Token abgelehnt. Prüfen Sie Shop, Token und geheimen Schlüssel.',
  ],
  [
    'shopify.missing-scope',
    'Der App fehlt eine Berechtigung. Erteilen Sie ihr Lesezugriff auf Produkte, Bestand und Bestellungen.',
  ],
  ['shopify.unreachable', 'Shopify ist nicht erreichbar. Versuchen Sie es gleich erneut.'],
  ['shopify.not-found', 'Dieser Shop ist nicht verbunden.'],
  ['business.other-name', 'Das ist nicht der Name des Unternehmens.'],
  ['order.not-found', 'Diese Bestellung gibt es nicht.'],
  ['order.bad-shop', 'Das ist keine gültige Shop-Domain.'],
  ['order.source-not-found', 'Diese Verbindung gibt es nicht.'],
  ['order.too-many-sources', 'Sie haben die Höchstzahl an Verbindungen erreicht. Entfernen Sie zuerst eine.'],
  ['order.test-not-found', 'Diese Testbestellung gibt es nicht mehr.'],
  ['pixel.bad-origin', 'Eine der Websites ist ungültig. Geben Sie sie wie https://shop.example an.'],
]);
