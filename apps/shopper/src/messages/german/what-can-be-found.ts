import type { Messages } from '../english';

export const whatCanBeFound: Messages['whatCanBeFound'] = {
  title: 'Was du hier findest',
  pages:
    'Füge einen Produktlink ein. Wir lesen die Seite und zeigen Preis, Versand und Verfügbarkeit, wenn der Shop es zulässt.',
  shops: (names) => `Dasselbe Produkt suchen wir außerdem hier: ${names}.`,
  noShops:
    'Wir durchsuchen noch keine anderen Shops, deshalb gibt es keine Preise zum Vergleichen. Der Betreiber dieser Website kann Shops hinzufügen.',
  noCatalog:
    'Es gibt noch keinen Katalog, also auch keine Kategorien und Preisverläufe. Beides entsteht, sobald wir Preise sammeln.',
  more: (count) => `${count.text} weitere`,
  nothingSearched:
    'Wir durchsuchen noch keine anderen Shops, deshalb haben wir nicht nach anderen Preisen gesucht. Der Betreiber dieser Website kann Shops hinzufügen.',
};
