import type { Messages } from '../english';

/** What an installation without a catalog says of itself. */
export const whatCanBeFound: Messages['whatCanBeFound'] = {
  title: 'Was diese Seite findet',
  pages:
    'Füge einen Produktlink ein: Wir lesen die Seite und zeigen Preis, Versand und Verfügbarkeit, wenn der Shop uns lässt.',
  shops: (names) => `Dasselbe Produkt suchen wir auch hier: ${names}.`,
  noShops:
    'Andere Shops werden noch nicht durchsucht, also lässt sich kein Preis vergleichen. Wer diese Seite betreibt, kann Shops hinzufügen.',
  noCatalog:
    'Einen Katalog gibt es noch nicht: keine Kategorien und keinen Preisverlauf. Beides wächst mit den gesammelten Preisen.',
  more: (count) => `${count.text} weitere`,
  nothingSearched:
    'Diese Seite durchsucht noch keine anderen Shops, deshalb wurde kein anderer Preis abgefragt. Wer sie betreibt, kann Shops hinzufügen.',
};
