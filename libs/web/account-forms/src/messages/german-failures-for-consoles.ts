/** The sentences of the consoles for refused calls about accounts, by error code. They read "Sie". */
export const germanAccountFailures: readonly (readonly [code: string, sentence: string])[] = [
  ['auth.signed-out', 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.'],
  ['auth.wrong-credentials', 'E-Mail-Adresse oder Passwort ist falsch.'],
  ['auth.totp-required', 'Geben Sie den Code aus Ihrer Authenticator-App ein.'],
  ['auth.wrong-password', 'Das Passwort ist falsch.'],
  ['auth.provider-not-found', 'Dieser Anmeldedienst ist hier nicht verfügbar.'],
  [
    'auth.provider-failed',
    'Der Anmeldedienst hat nicht wie erwartet geantwortet. Versuchen Sie es erneut oder melden Sie sich mit Ihrem Passwort an.',
  ],
  [
    'auth.provider-busy',
    'Der Anmeldedienst ist gerade überlastet. Versuchen Sie es in einigen Minuten erneut oder melden Sie sich mit Ihrem Passwort an.',
  ],
  [
    'auth.provider-cancelled',
    'Sie haben die Anmeldung beim Anmeldedienst abgebrochen. Versuchen Sie es erneut oder melden Sie sich mit Ihrem Passwort an.',
  ],
  [
    'auth.provider-expired',
    'Diese Anmeldung ist abgelaufen oder wurde in einem anderen Browser begonnen. Versuchen Sie es erneut.',
  ],
  [
    'auth.provider-email-missing',
    'Der Anmeldedienst hat Ihre E-Mail-Adresse nicht übermittelt. Erlauben Sie ihm, sie weiterzugeben, oder melden Sie sich mit Ihrem Passwort an.',
  ],
  [
    'auth.provider-email-unverified',
    'Laut dem Anmeldedienst ist Ihre E-Mail-Adresse nicht bestätigt. Bitten Sie seine Administration, sie zu bestätigen, oder melden Sie sich mit Ihrem Passwort an.',
  ],
  [
    'auth.provider-email-refused',
    'Adressen dieser Domain sind hier nicht zugelassen. Verwenden Sie ein Konto mit einer zugelassenen Adresse oder melden Sie sich mit Ihrem Passwort an.',
  ],
  [
    'auth.provider-no-account',
    'Zu dieser Anmeldung gibt es hier kein Konto. Erstellen Sie zuerst ein Konto oder bitten Sie um eine Einladung.',
  ],
  [
    'auth.passkeys-not-offered',
    'Passkeys gibt es unter dieser Adresse nicht. Die Anmeldung geht mit dem Passwort.',
  ],
  ['auth.passkeys-too-many', 'Mehr Passkeys sind nicht möglich. Entfernen Sie zuerst einen.'],
  [
    'auth.passkey-refused',
    'Dieser Passkey konnte nicht geprüft werden. Versuchen Sie es noch einmal, oder melden Sie sich mit dem Passwort an.',
  ],
  ['auth.passkey-taken', 'Dieser Passkey wurde schon hinzugefügt.'],
  ['auth.passkey-not-found', 'Dieser Passkey wurde schon entfernt.'],
  ['auth.provider-taken', 'Diese Anmeldung gehört bereits zu einem anderen Konto.'],
  ['auth.provider-link-not-found', 'Dieser Anmeldedienst ist nicht mehr verknüpft.'],
  ['auth.session-not-found', 'Diese Sitzung ist bereits beendet.'],
  ['auth.totp-already-on', 'Die Zwei-Faktor-Authentifizierung ist bereits aktiv.'],
];
