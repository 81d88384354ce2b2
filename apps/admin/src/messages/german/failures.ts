import { germanAccountFailures } from '@pricehunt/account-forms';
import type { Messages } from '../english';

export const failures: Messages['failures'] = {
  sentence: ({ code, requestId = null }) => {
    const sentence = sentences.get(code) ?? 'Das hat nicht geklappt. Versuchen Sie es erneut.';
    return requestId === null ? sentence : `${sentence} ${reported} ${requestId}`;
  },
  notADomain: 'Geben Sie eine Domain ein, zum Beispiel shop.example.',
};

const reported = 'Passiert das öfter, suchen Sie im Protokoll des Servers nach dieser Anfrage-ID:';

const sentences: ReadonlyMap<string, string> = new Map([
  ...germanAccountFailures,
  ['network.failed', 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung.'],
  ['answer.invalid', 'Die Antwort des Servers ist ungültig. Versuchen Sie es erneut.'],
  ['server.failed', 'Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es erneut.'],
  ['server.busy', 'Der Server ist ausgelastet. Versuchen Sie es in einigen Sekunden erneut.'],
  ['request.too-many', 'Zu viele Anfragen. Warten Sie einen Moment und versuchen Sie es erneut.'],
  ['request.invalid', 'Einige Angaben sind ungültig. Prüfen Sie Ihre Eingaben.'],
  [
    'auth.wrong-code',
    'Dieser Code ist falsch, abgelaufen oder wurde bereits verwendet. Geben Sie einen neuen ein.',
  ],
  ['auth.too-many-attempts', 'Zu viele Versuche. Warten Sie, bevor Sie es erneut versuchen.'],
  ['auth.not-allowed', 'Dieses Konto hat dafür keine Berechtigung.'],
  ['auth.second-factor-needed', 'Richten Sie zuerst die Zwei-Faktor-Authentifizierung ein.'],
  ['auth.totp-not-started', 'Starten Sie die Einrichtung der Authenticator-App erneut.'],
  ['admin.not-found', 'Dieses Konto ist kein Admin mehr. Laden Sie die Seite neu.'],
  ['admin.already-admin', 'Diese Person ist bereits Admin.'],
  [
    'admin.last-owner',
    'PriceHunt braucht mindestens einen Inhaber. Machen Sie zuerst einen anderen Admin zum Inhaber.',
  ],
  ['admin.invitation-not-found', 'Diese Einladung ist nicht mehr offen. Laden Sie die Seite neu.'],
  [
    'business.not-mergeable',
    'Diese Registrierung lässt sich nicht mehr zusammenführen. Laden Sie die Seite neu.',
  ],
  ['business.not-pending', 'Dieses Unternehmen wartet nicht mehr auf die Freigabe. Laden Sie die Seite neu.'],
  ['shop.blocked', 'Dieser Shop ist blockiert. Heben Sie zuerst die Blockierung auf.'],
  ['business.not-found', 'Dieses Unternehmen gibt es nicht.'],
  ['order.not-found', 'Diese Bestellung gibt es nicht.'],
  ['commission.none', 'Für eine dieser Bestellungen ist keine Provision fällig.'],
  [
    'commission.bad-amount',
    'Der Betrag passt nicht zu allen Bestellungen. Geben Sie ihn in deren Währung an und höchstens so hoch wie den Umsatz.',
  ],
  ['statement.not-found', 'Diese Abrechnung gibt es nicht.'],
  ['statement.month-not-over', 'Dieser Monat läuft noch. Schließen Sie die Abrechnung danach ab.'],
  ['statement.earlier-open', 'Eine frühere Abrechnung ist noch offen. Schließen Sie zuerst diese ab.'],
  [
    'statement.has-pending',
    'Einige Bestellungen sind noch nicht entschieden. Geben Sie sie frei, lehnen Sie sie ab oder passen Sie sie an.',
  ],
  [
    'domain.not-a-domain',
    'Das ist keine Domain eines Shops. Geben Sie eine Domain ein, zum Beispiel shop.example.',
  ],
  ['delivery.not-found', 'Diesen Webhook gibt es nicht.'],
  ['delivery.not-held', 'Über diesen Webhook wurde bereits entschieden.'],
  ['domain.taken', 'Diese Domain ist bereits für ein anderes Unternehmen bestätigt.'],
  ['domain.too-many', 'Das Unternehmen hat die Höchstzahl an Domains erreicht.'],
  ['feed.not-found', 'Diesen Feed gibt es nicht.'],
  [
    'feed.nothing-to-fetch',
    'Dieser Feed hat keine URL und keine gespeicherte Datei. Laden Sie eine Datei hoch.',
  ],
  ['item.not-found', 'Diesen Artikel gibt es nicht mehr.'],
  ['job.not-found', 'Diesen Job gibt es nicht mehr.'],
  [
    'job.not-dead',
    'Dieser Job ist nicht fehlgeschlagen. Nur fehlgeschlagene Jobs können wiederholt oder gelöscht werden.',
  ],
  ['offer.not-found', 'Dieses Angebot gibt es nicht mehr.'],
  ['product.not-found', 'Dieses Produkt gibt es nicht.'],
  ['product.same', 'Das ist bereits dasselbe Produkt.'],
  ['product.apart', 'Diese Produkte werden bereits getrennt gehalten.'],
  ['regrouping.not-found', 'Diese Zusammenführung oder Trennung gibt es nicht.'],
  ['regrouping.undone', 'Das wurde bereits rückgängig gemacht.'],
  [
    'regrouping.replaced',
    'Eine spätere Entscheidung über diese Produkte hat diese ersetzt. Machen Sie zuerst die spätere rückgängig.',
  ],
  ['product.nothing-left', 'Mindestens ein Angebot muss beim Produkt bleiben.'],
  ['programme.unknown-field', 'Dieses Programm hat kein solches Feld.'],
  ['programme.bad-value', 'Dieser Wert ist für Links dieses Programms ungültig.'],
  ['report.not-found', 'Diese Meldung gibt es nicht.'],
  ['report.resolved', 'Diese Meldung ist bereits erledigt.'],
  ['source.not-found', 'Diese Quelle gibt es nicht.'],
  ['tracking.offer-not-found', 'Der Preis dieses Angebots wird nicht mehr verfolgt.'],
  ['shop.bad-rules', 'Eine der Regeln ist ungültig. Die Vorschau zeigt, welche.'],
  ['shop.not-found', 'Dieser Shop ist nicht in der Liste.'],
  ['shop.not-searchable', 'Unter dieser Adresse haben wir keinen durchsuchbaren Shop gefunden.'],
  ['shop.too-many', 'Die Shopliste ist voll. Entfernen Sie einen Shop, um Platz zu schaffen.'],
  ['source.key-not-taken', 'Diese Quelle verwendet keinen Schlüssel mit diesem Namen.'],
]);
