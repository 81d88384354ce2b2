import type { Messages } from '../english';

/** The choice of country and currency. */
export const place: Messages['place'] = {
  title: 'Lieferland und Währung',
  country: 'Lieferung nach',
  currency: 'Vergleichen in',
  currencyHint: 'Preise in anderen Währungen werden zu den Referenzkursen des Tages umgerechnet.',
  save: 'Speichern',
};
