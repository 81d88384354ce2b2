import type { Messages } from '../english';

/** What stands around every screen, and the pages that are no feature's. */
export const frame: Messages['frame'] = {
  suffix: 'Verwaltung',
  notFound: 'Seite nicht gefunden',
  notFoundTitle: 'Unter dieser Adresse gibt es keine Seite',
  notFoundSentence: 'Vielleicht ist sie vertippt, oder die Seite gibt es nicht mehr.',
  notFoundAction: 'Zum Überblick',
  merchantDashboard: 'der Händler-Übersicht',
  priceComparison: 'des Preisvergleichs',
};
