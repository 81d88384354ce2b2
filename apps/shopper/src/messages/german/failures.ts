import type { Messages } from '../english';

/** What is said of a call that failed, by its code. */
export const failures: Messages['failures'] = {
  sentence: ({ code }) => sentences.get(code) ?? 'Das hat nicht geklappt. Versuche es noch einmal.',
};

const sentences: ReadonlyMap<string, string> = new Map([
  ['network.failed', 'Der Server war nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.'],
  ['answer.invalid', 'Der Server hat unerwartet geantwortet. Versuche es gleich noch einmal.'],
  ['server.failed', 'Bei uns ist etwas schiefgegangen. Versuche es noch einmal.'],
  ['server.busy', 'Gerade ist zu viel los. Versuche es in ein paar Sekunden noch einmal.'],
  ['request.too-many', 'Das waren zu viele Anfragen auf einmal. Warte einen Moment.'],
  ['request.invalid', 'Etwas an der Anfrage stimmt nicht.'],
  ['link.not-a-url', 'Das ist kein Produktlink. Füge einen Link ein, der mit http:// oder https:// beginnt.'],
  ['comparison.not-found', 'Diese Suche gibt es nicht mehr. Starte sie noch einmal.'],
  ['comparison.taken', 'Diese Suche gehört schon zu einem anderen Link. Starte eine neue.'],
  [
    'comparison.nothing-to-watch',
    'Kein Shop dieser Suche nennt einen Preis, den wir wieder prüfen können. Füge den Link eines Shops ein, der seinen Preis zeigt.',
  ],
  [
    'comparison.outdated',
    'Diese Preise sind älter als 30 Minuten. Vergleiche noch einmal und verfolge dann den Preis.',
  ],
  [
    'comparison.contradicted',
    'Dieser Shop sagt über das Produkt etwas anderes als andere Shops. Füge den Link eines anderen Shops ein.',
  ],
  ['product.not-found', 'Dieses Produkt haben wir nicht.'],
  ['auth.signed-out', 'Deine Anmeldung ist abgelaufen. Melde dich wieder an.'],
  ['auth.wrong-credentials', 'E-Mail-Adresse oder Passwort stimmt nicht.'],
  ['auth.too-many-attempts', 'Das waren zu viele Versuche. Warte eine Weile.'],
  ['auth.password-refused', 'Dieses Passwort geht nicht. Wähle ein anderes.'],
  ['auth.wrong-password', 'Das Passwort stimmt nicht.'],
  ['auth.token-invalid', 'Dieser Link gilt nicht mehr. Fordere einen neuen an.'],
  ['auth.email-taken', 'Diese Adresse gehört inzwischen zu einem anderen Konto.'],
  ['favorite.too-many', 'Deine Merkliste ist voll. Entferne zuerst etwas.'],
  ['alert.not-found', 'Diesen Preiswecker gibt es nicht mehr.'],
  ['alert.too-many', 'Mehr Preiswecker gehen nicht. Lösche zuerst einen.'],
  ['push.not-offered', 'Diese Seite schickt keine Mitteilungen.'],
]);
