import type { Messages } from '../english';

/** The dialog for the delivery country and currency. */
export const place: Messages['place'] = {
  title: 'Lieferland und Währung',
  country: 'Lieferland',
  currency: 'Währung',
  currencyHint: 'Preise in anderen Währungen rechnen wir zum Tageskurs um.',
  save: 'Speichern',
};
