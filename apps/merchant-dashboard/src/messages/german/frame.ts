import type { Messages } from '../english';

/** What stands around every screen, and the pages that are no feature's. */
export const frame: Messages['frame'] = {
  suffix: 'für Händler',
  tryAgain: 'Noch einmal versuchen',
  cancel: 'Abbrechen',
  notFound: 'Seite nicht gefunden',
  notFoundTitle: 'Unter dieser Adresse gibt es keine Seite',
  notFoundSentence: 'Vielleicht ist sie vertippt, oder die Seite gibt es nicht mehr.',
  notFoundAction: 'Zur ersten Seite',
  adminConsole: 'der Verwaltung',
  priceComparison: 'des Preisvergleichs',
};
