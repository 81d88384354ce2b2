import type { Messages } from '../english';

/** What is said of a call that failed, by its code. */
export const failures: Messages['failures'] = {
  sentence: ({ code }) => sentences.get(code) ?? 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
};

const sentences: ReadonlyMap<string, string> = new Map([
  [
    'network.failed',
    'Der Server war nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  ],
  [
    'answer.invalid',
    'Der Server hat etwas Unverständliches geantwortet. Versuchen Sie es gleich noch einmal.',
  ],
  ['server.failed', 'Bei uns ist etwas schiefgegangen. Versuchen Sie es noch einmal.'],
  ['server.busy', 'Gerade ist zu viel los. Versuchen Sie es in ein paar Sekunden noch einmal.'],
  ['request.too-many', 'Das waren zu viele Anfragen auf einmal. Warten Sie einen Moment.'],
  ['request.invalid', 'Etwas an der Anfrage stimmt nicht.'],
  [
    'link.not-a-url',
    'Das ist kein Produktlink. Fügen Sie einen Link ein, der mit http:// oder https:// beginnt.',
  ],
  ['comparison.not-found', 'Diese Suche haben wir nicht mehr. Beginnen Sie sie noch einmal.'],
  ['comparison.taken', 'Diese Suche gehört schon zu einem anderen Link. Beginnen Sie eine neue.'],
  ['product.not-found', 'Dieses Produkt haben wir nicht.'],
  ['auth.signed-out', 'Ihre Anmeldung ist abgelaufen. Melden Sie sich wieder an.'],
  ['auth.wrong-credentials', 'E-Mail-Adresse oder Passwort stimmt nicht.'],
  ['auth.too-many-attempts', 'Das waren zu viele Versuche. Warten Sie eine Weile.'],
  ['auth.password-refused', 'Dieses Passwort geht nicht. Wählen Sie ein anderes.'],
  ['auth.wrong-password', 'Das Passwort stimmt nicht.'],
  ['auth.token-invalid', 'Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.'],
  ['auth.email-taken', 'Diese Adresse gehört inzwischen zu einem anderen Konto.'],
  ['favorite.too-many', 'Ihre Merkliste ist voll. Nehmen Sie zuerst etwas heraus.'],
  ['alert.not-found', 'Diesen Preiswecker gibt es nicht mehr.'],
  ['alert.too-many', 'Mehr Preiswecker gehen nicht. Löschen Sie zuerst einen.'],
  ['push.not-offered', 'Diese Seite schickt keine Mitteilungen.'],
]);
