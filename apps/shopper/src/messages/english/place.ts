export const place = {
  title: 'Delivery country and currency',
  country: 'Deliver to',
  currency: 'Currency',
  currencyHint: 'Prices in other currencies are converted at daily exchange rates.',
  save: 'Save',
};
