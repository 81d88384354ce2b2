import type { Messages } from '../english';

export const pasteLink: Messages['pasteLink'] = {
  label: 'Produktlink oder Produktname',
  boxPlaceholder: 'https://…',
  barPlaceholder: 'Link oder Suchbegriff',
  findBetterPrices: 'Bessere Preise finden',
  compare: 'Vergleichen',
  product: 'Produkt',
  forgetRecent: 'Letzte Suchen löschen',
  recent: 'Letzte Suchen',
  suggestions: 'Vorschläge',
  suggestionCount: (count) =>
    `${count.text} ${count.value === 1 ? 'Vorschlag' : 'Vorschläge'}, Auswahl mit den Pfeiltasten`,
  searchFor: (words) => `Nach „${words}“ suchen`,
  compareThisLink: 'Diesen Link vergleichen',
  kinds: { product: 'Produkt', brand: 'Marke', category: 'Kategorie', recent: 'Zuletzt' },
  pricesFrom: {
    new: (price) => `ab ${price}`,
    used: (price) => `gebraucht ab ${price}`,
  },
  hints: {
    link: 'Wir lesen diese Seite und suchen dann in anderen Shops.',
    linkWithCredentials: 'Benutzername und Passwort entfernen wir aus diesem Link.',
    words: 'Wir suchen danach in den Shops.',
    nothing: 'Ein Produktlink aus einem beliebigen Shop oder ein Produktname.',
  },
  problems: {
    empty: 'Füge einen Produktlink ein oder gib ein, was du suchst.',
    'not-a-link':
      'Dieser Link ist unvollständig. Kopiere den ganzen Link einer Produktseite und füge ihn hier ein.',
    'too-long': 'Dieser Link ist zu lang. Kopiere den Link der Produktseite selbst.',
    'not-http': 'Der Link muss mit http:// oder https:// beginnen.',
    'too-many-words': (lengthMax) => `Gib höchstens ${lengthMax.text} Zeichen ein.`,
  },
};
