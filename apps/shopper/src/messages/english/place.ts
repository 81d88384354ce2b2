/** The choice of country and currency. */
export const place = {
  title: 'Where to, and in which currency?',
  country: 'Deliver to',
  currency: 'Compare in',
  currencyHint: 'Prices in other currencies are converted by the day’s reference rates.',
  save: 'Save',
};
