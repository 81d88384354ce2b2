import type { Messages } from '../english';

/** What is said of a call that failed, by its code. */
export const failures: Messages['failures'] = {
  sentence: ({ code }) => sentences.get(code) ?? 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  notADomain: 'Geben Sie eine Domain ein, etwa shop.example.',
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
  ['auth.wrong-password', 'Das Passwort stimmt nicht.'],
  ['auth.not-allowed', 'Dieses Konto darf das nicht.'],
  ['auth.second-factor-needed', 'Richten Sie zuerst eine Authenticator-App ein.'],
  ['auth.session-not-found', 'Diese Anmeldung ist schon beendet.'],
  ['auth.totp-not-started', 'Beginnen Sie das Einrichten der Authenticator-App von vorn.'],
  ['auth.totp-already-on', 'Die Authenticator-App ist schon an.'],
  ['business.not-found', 'Dieses Unternehmen haben wir nicht.'],
  ['domain.not-a-domain', 'Das ist keine Domain eines Ladens. Geben Sie eine ein wie shop.example.'],
  ['domain.taken', 'Ein anderes Unternehmen hat belegt, dass diese Domain ihm gehört.'],
  ['domain.too-many', 'Das Unternehmen beansprucht schon so viele Domains, wie es darf.'],
  ['feed.not-found', 'Diesen Feed haben wir nicht.'],
  ['feed.nothing-to-fetch', 'Dieser Feed hat keine Adresse; er wird hochgeladen.'],
  ['item.not-found', 'Diesen Artikel hat kein Händler mehr.'],
  ['job.not-found', 'Diesen Auftrag gibt es nicht mehr.'],
  ['job.not-dead', 'Dieser Auftrag ist nicht tot. Nur tote werden noch einmal versucht oder verworfen.'],
  ['offer.not-found', 'Dieses Angebot haben wir nicht mehr.'],
  ['product.not-found', 'Dieses Produkt haben wir nicht.'],
  ['product.same', 'Das ist schon ein Produkt.'],
  ['product.nothing-left', 'Lassen Sie dem Produkt mindestens ein Angebot.'],
  ['programme.unknown-field', 'Dieses Programm hat keine solche Kennung.'],
  ['programme.bad-value', 'Das lässt sich für die Links dieses Programms nicht nehmen.'],
  ['report.not-found', 'Diese Meldung haben wir nicht.'],
  ['report.resolved', 'Diese Meldung ist schon geschlossen.'],
  ['source.not-found', 'Diese Quelle gibt es nicht.'],
  ['source.key-not-taken', 'Diese Quelle nimmt keinen Schlüssel dieses Namens.'],
]);
