import type { Messages } from '../english';

export const place: Messages['place'] = {
  title: 'Lieferland und Währung',
  country: 'Lieferland',
  currency: 'Währung',
  currencyHint: 'Preise in anderen Währungen rechnen wir zum Tageskurs um.',
  save: 'Speichern',
};
