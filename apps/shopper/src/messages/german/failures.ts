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
]);
