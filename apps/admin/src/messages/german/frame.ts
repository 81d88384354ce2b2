import type { Messages } from '../english';

export const frame: Messages['frame'] = {
  suffix: 'Admin',
  notFound: 'Seite nicht gefunden',
  notFoundTitle: 'Seite nicht gefunden',
  notFoundSentence: 'Prüfen Sie die Adresse. Vielleicht wurde die Seite verschoben oder gelöscht.',
  notFoundAction: 'Zur Übersicht',
  merchantDashboard: 'Händler-Dashboard',
  priceComparison: 'Preisvergleich',
};
