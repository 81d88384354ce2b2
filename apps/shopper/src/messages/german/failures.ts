import type { Messages } from '../english';

export const failures: Messages['failures'] = {
  sentence: ({ code, requestId = null }) => {
    const sentence = sentences.get(code) ?? 'Das hat nicht geklappt. Versuche es erneut.';
    return requestId === null ? sentence : `${sentence} ${reported} ${requestId}`;
  },
};

const reported = 'Wenn das öfter passiert, melde dich mit dieser Anfrage-ID:';

const sentences: ReadonlyMap<string, string> = new Map([
  [
    'network.failed',
    'Der Server ist nicht erreichbar. Prüfe deine Internetverbindung und versuche es erneut.',
  ],
  ['answer.invalid', 'Der Server hat eine unerwartete Antwort gesendet. Versuche es gleich noch einmal.'],
  ['server.failed', 'Bei uns ist ein Fehler aufgetreten. Versuche es erneut.'],
  ['server.busy', 'Gerade ist viel los. Versuche es in ein paar Sekunden noch einmal.'],
  ['request.too-many', 'Zu viele Anfragen. Warte einen Moment und versuche es dann erneut.'],
  ['request.invalid', 'Die Anfrage ist ungültig. Lade die Seite neu und versuche es erneut.'],
  [
    'request.foreign-origin',
    'Wir konnten nicht prüfen, woher diese Anfrage kam. Lade die Seite neu und versuche es erneut.',
  ],
  ['link.not-a-url', 'Das ist kein Produktlink. Füge einen Link ein, der mit http:// oder https:// beginnt.'],
  ['comparison.not-found', 'Diese Suche gibt es nicht mehr. Starte sie neu.'],
  ['comparison.taken', 'Diese Suche gehört schon zu einem anderen Link. Starte eine neue.'],
  [
    'comparison.nothing-to-track',
    'Kein Shop in dieser Suche hat einen Preis, den wir regelmäßig prüfen können. Füge den Link eines Shops ein, der den Preis anzeigt.',
  ],
  [
    'comparison.outdated',
    'Diese Preise sind älter als 30 Minuten. Vergleiche noch einmal und verfolge dann den Preis.',
  ],
  [
    'comparison.contradicted',
    'Die Angaben dieses Shops widersprechen denen anderer Shops. Füge den Link eines anderen Shops ein.',
  ],
  ['category.not-found', 'Diese Kategorie gibt es nicht.'],
  ['product.not-found', 'Dieses Produkt gibt es bei uns nicht.'],
  ['product.gone', 'Dieses Produkt wurde entfernt.'],
  ['offer.not-found', 'Dieses Angebot gibt es nicht mehr. Lade die Seite neu.'],
  ['auth.signed-out', 'Deine Sitzung ist abgelaufen. Melde dich erneut an.'],
  ['auth.wrong-credentials', 'E-Mail-Adresse oder Passwort ist falsch.'],
  ['auth.too-many-attempts', 'Zu viele Versuche. Warte eine Weile und versuche es dann erneut.'],
  ['auth.password-refused', 'Dieses Passwort ist nicht zulässig. Wähle ein anderes.'],
  ['auth.wrong-password', 'Das Passwort ist falsch.'],
  ['auth.token-invalid', 'Dieser Link ist nicht mehr gültig. Fordere einen neuen an.'],
  ['auth.email-taken', 'Mit dieser Adresse gibt es inzwischen ein anderes Konto.'],
  [
    'auth.email-unverified',
    'Bestätige zuerst deine E-Mail-Adresse. Öffne dazu den Link, den wir dir geschickt haben.',
  ],
  ['favorite.too-many', 'Deine Merkliste ist voll. Entferne zuerst etwas.'],
  ['key.not-found', 'Diesen API-Schlüssel gibt es nicht mehr.'],
  ['key.too-many', 'Du kannst keine weiteren API-Schlüssel anlegen. Lösche zuerst einen.'],
  ['alert.not-found', 'Diesen Preisalarm gibt es nicht mehr.'],
  ['alert.taken', 'Diesen Preisalarm gibt es schon.'],
  [
    'alert.too-broad',
    'Zu viele Produkte passen zu dieser Suche. Wähle einen Filter oder eine niedrigere Preisgrenze.',
  ],
  [
    'alert.no-exchange-rate',
    'In dieser Währung lassen sich die Preise nicht vergleichen, weil es keinen Wechselkurs gibt. Wähle eine andere.',
  ],
  ['alert.too-many', 'Du kannst keine weiteren Preisalarme anlegen. Lösche zuerst einen.'],
  ['alert.unknown-service', 'Ein Dienst dieses Preisalarms wurde entfernt. Wähle einen anderen.'],
  ['alert.bad-confirmation', 'Dieser Link ist abgelaufen oder ungültig. Setze den Preisalarm noch einmal.'],
  [
    'notification.bad-address',
    'Gib eine Adresse ein, die mit https:// beginnt, ohne Benutzername und Passwort.',
  ],
  ['notification.service-not-found', 'Diesen Benachrichtigungsdienst gibt es nicht mehr.'],
  ['notification.too-many', 'Du kannst keine weiteren Dienste verbinden. Entferne zuerst einen.'],
  ['push.not-offered', 'Diese Website verschickt keine Push-Mitteilungen. Wähle stattdessen E-Mail.'],
  ['switch.off', 'Diese Funktion ist gerade ausgeschaltet. Versuche es später erneut.'],
]);
