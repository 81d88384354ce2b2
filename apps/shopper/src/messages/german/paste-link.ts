import type { Messages } from '../english';

/** The boxes that take a link or words. */
export const pasteLink: Messages['pasteLink'] = {
  label: 'Produktlink oder Produktname',
  boxPlaceholder: 'https://…',
  barPlaceholder: 'Link oder Suche',
  findBetterPrices: 'Bessere Preise finden',
  compare: 'Vergleichen',
  product: 'Produkt',
  forgetRecent: 'Diese Suchen löschen',
  recent: 'Zuletzt gesucht',
  suggestions: 'Vorschläge',
  suggestionCount: (count) =>
    `${count.text} ${count.value === 1 ? 'Vorschlag' : 'Vorschläge'}, mit den Pfeiltasten wählen`,
  searchFor: (words) => `Nach „${words}“ suchen`,
  compareThisLink: 'Diesen Link vergleichen',
  kinds: { product: 'Produkt', brand: 'Marke', category: 'Kategorie', recent: 'Zuletzt' },
  pricesFrom: {
    new: (price) => `ab ${price}`,
    used: (price) => `gebraucht ab ${price}`,
  },
  hints: {
    link: 'Wir lesen diese Seite und suchen dann in anderen Shops.',
    linkWithCredentials: 'Benutzername und Passwort in diesem Link lassen wir weg.',
    words: 'Kein Link: Wir suchen in allen Shops nach diesen Wörtern.',
    nothing: 'Der Produktlink eines beliebigen Shops oder ein Produktname.',
  },
  problems: {
    empty: 'Füge einen Produktlink ein oder schreib, was du suchst.',
    'not-a-link':
      'Dieser Link ist nicht vollständig. Kopiere die ganze Adresse einer Produktseite und füge sie hier ein.',
    'too-long': 'Dieser Link ist zu lang. Kopiere die Adresse der Produktseite selbst.',
    'not-http': 'Nur Links, die mit http:// oder https:// beginnen, können gelesen werden.',
    'too-many-words': (lengthMax) => `Nimm weniger Wörter: höchstens ${lengthMax.text} Zeichen.`,
  },
};
