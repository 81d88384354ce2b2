import type { Messages } from '../english';

/** The page of saved products. */
export const favorites: Messages['favorites'] = {
  title: 'Merkliste',
  onDevice: 'Nur auf diesem Gerät gespeichert.',
  inAccount: 'In deinem Konto gespeichert und auf allen deinen Geräten verfügbar.',
  signInReason: 'Mit einem Konto hast du deine Merkliste auf allen Geräten.',
  takeAlong: 'Auf allen Geräten nutzen',
  loading: 'Deine Merkliste wird geladen',
  failed: 'Deine Merkliste konnte nicht geladen werden',
  emptyTitle: 'Deine Merkliste ist leer',
  emptySentence:
    'Tippe auf das Herz neben einem Produkt. Dann findest du es hier und siehst, wie sich sein Preis entwickelt.',
  browse: 'Produkte ansehen',
  count: (count) => `${count.text} ${count.value === 1 ? 'Produkt' : 'Produkte'}`,
  save: 'Merken',
  saveProduct: (title) => `Merken: ${title}`,
  saved: (title) => `Gemerkt: ${title}`,
  removed: (title) => `Entfernt: ${title}`,
  remove: (title) => `${title} entfernen`,
  undo: 'Rückgängig',
  full: 'Deine Merkliste ist voll. Einige Produkte konnten nicht übernommen werden.',
  sort: 'Sortieren nach',
  sorts: {
    latest: 'Zuletzt gemerkt',
    drop: 'Größte Preissenkung',
    price: 'Niedrigster Preis',
    title: 'Name',
  },
  columns: {
    product: 'Produkt',
    then: 'Preis beim Merken',
    now: 'Preis jetzt',
    change: 'Änderung',
    remove: 'Entfernen',
  },
  savedOn: (day) => `gemerkt am ${day}`,
  whenSaved: 'beim Merken',
  noPrice: 'unbekannt',
  notSold: 'nicht erhältlich',
  compare: 'Jetzt vergleichen',
};
