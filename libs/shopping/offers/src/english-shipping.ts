import type { ShippingWords } from './shipping-words';

/** Separate from what is done with words, because every page loads them first. */
export const englishShipping: ShippingWords = {
  free: 'free shipping',
  cost: (cost) => `${cost} shipping`,
  costFreeFrom: (cost, freeFrom) => `${cost} shipping, free from ${freeFrom}`,
  freeFrom: (freeFrom) => `free shipping from ${freeFrom}, not stated below that`,
  freeFromAmount: (freeFrom) => `free from ${freeFrom}`,
  notStated: 'shipping not stated',
  notShipped: 'Doesn’t ship to your country',
  withShipping: 'incl. shipping',
  withoutShipping: 'before shipping',
  plusSalesTax: 'plus sales tax',
  plusTax: 'plus VAT',
  taxNotStated: 'tax not stated',
  days: (days, isOne) => `delivery in ${days} ${isOne ? 'day' : 'days'}`,
  daysAtMost: (days, isOne) => `delivery within ${days} ${isOne ? 'day' : 'days'}`,
  origins: { policy: 'from the shop’s shipping policy', operator: 'our information, not the shop’s' },
};
