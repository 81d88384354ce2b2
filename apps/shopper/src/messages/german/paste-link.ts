import type { Messages } from '../english';

/** The boxes that take a link or words. */
export const pasteLink: Messages['pasteLink'] = {
  label: 'Produktlink oder Produktname',
  boxPlaceholder: 'https://…',
  barPlaceholder: 'Link oder Suche',
  findBetterPrices: 'Bessere Preise finden',
  compare: 'Vergleichen',
  product: 'Produkt',
  forgetRecent: 'Diese Suchen vergessen',
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
    link: 'Liest diese Seite und fragt dann die anderen Shops.',
    linkWithCredentials: 'Benutzername und Passwort in diesem Link lassen wir weg.',
    words: 'Kein Link: sucht in allen Shops nach diesen Wörtern.',
    nothing: 'Der Produktlink eines beliebigen Shops oder der Name eines Produkts.',
  },
  problems: {
    empty: 'Fügen Sie einen Produktlink ein, oder schreiben Sie, was Sie suchen.',
    'not-a-link':
      'Dieser Link ist nicht vollständig. Kopieren Sie die ganze Adresse einer Produktseite und fügen Sie sie hier ein.',
    'too-long': 'Dieser Link ist zu lang. Kopieren Sie die Adresse der Produktseite selbst.',
    'not-http': 'Nur Links, die mit http:// oder https:// beginnen, können gelesen werden.',
    'too-many-words': (lengthMax) => `Weniger Wörter bitte: höchstens ${lengthMax.text} Zeichen.`,
  },
};
