import type { Messages } from '../english';

/** What is said of a call that failed, by its code. */
export const failures: Messages['failures'] = {
  sentence: ({ code }) => sentences.get(code) ?? 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
};

const sentences: ReadonlyMap<string, string> = new Map([
  ['network.failed', 'Der Server war nicht erreichbar. Prüfen Sie die Verbindung.'],
  [
    'answer.invalid',
    'Der Server hat etwas Unverständliches geantwortet. Versuchen Sie es gleich noch einmal.',
  ],
  ['server.failed', 'Bei uns ist etwas schiefgegangen. Versuchen Sie es noch einmal.'],
  ['server.busy', 'Gerade ist zu viel los. Versuchen Sie es in ein paar Sekunden noch einmal.'],
  ['request.too-many', 'Das waren zu viele Anfragen auf einmal. Warten Sie einen Moment.'],
  ['request.invalid', 'Etwas an der Anfrage stimmt nicht.'],
  ['auth.signed-out', 'Ihre Anmeldung ist abgelaufen. Melden Sie sich wieder an.'],
  ['auth.wrong-credentials', 'E-Mail-Adresse oder Passwort stimmt nicht.'],
  ['auth.totp-required', 'Geben Sie den Code Ihrer Authenticator-App ein.'],
  ['auth.wrong-code', 'Dieser Code stimmt nicht oder wurde schon benutzt. Warten Sie auf den nächsten.'],
  ['auth.too-many-attempts', 'Das waren zu viele Versuche. Warten Sie eine Weile.'],
  ['auth.password-refused', 'Dieses Passwort geht nicht. Wählen Sie ein anderes.'],
  ['auth.wrong-password', 'Das Passwort stimmt nicht.'],
  ['auth.token-invalid', 'Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.'],
  ['auth.email-taken', 'Diese Adresse gehört inzwischen zu einem anderen Konto.'],
  ['auth.email-unverified', 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.'],
  ['auth.not-allowed', 'Ihre Rolle erlaubt das nicht.'],
  ['auth.session-not-found', 'Diese Anmeldung ist schon beendet.'],
  ['auth.totp-not-started', 'Richten Sie zuerst die Authenticator-App ein.'],
  ['auth.totp-already-on', 'Die Authenticator-App ist schon an.'],
  ['business.not-found', 'Dieses Unternehmen haben wir nicht.'],
  ['business.suspended', 'Dieses Unternehmen ist gesperrt. Sie können ansehen, aber nichts ändern.'],
  ['team.member-not-found', 'Dieser Mensch gehört nicht zum Team.'],
  ['team.invitation-not-found', 'Diese Einladung ist nicht mehr offen.'],
  ['team.last-owner', 'Ein Team braucht einen Inhaber. Machen Sie zuerst jemand anderen zum Inhaber.'],
  ['team.already-member', 'Dieser Mensch gehört schon zum Team.'],
  ['team.sign-in-first', 'Zu dieser Adresse gibt es ein Konto. Melden Sie sich damit an.'],
  ['team.wrong-account', 'Diese Einladung ist für eine andere E-Mail-Adresse als Ihre.'],
]);
