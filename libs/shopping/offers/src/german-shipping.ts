import type { ShippingWords } from './shipping-words';

/** Separate from English, because pages load one language only. */
export const germanShipping: ShippingWords = {
  free: 'kostenloser Versand',
  cost: (cost) => `${cost} Versand`,
  costFreeFrom: (cost, freeFrom) => `${cost} Versand, kostenlos ab ${freeFrom}`,
  freeFrom: (freeFrom) => `kostenloser Versand ab ${freeFrom}, darunter nicht angegeben`,
  freeFromAmount: (freeFrom) => `kostenlos ab ${freeFrom}`,
  notStated: 'Versand nicht angegeben',
  notShipped: 'Keine Lieferung ins gewählte Land',
  withShipping: 'inkl. Versand',
  withoutShipping: 'zzgl. Versand',
  plusSalesTax: 'zzgl. Sales Tax',
  plusTax: 'zzgl. MwSt.',
  taxNotStated: 'Steuer nicht angegeben',
  days: (days, isOne) => `Lieferung in ${days} ${isOne ? 'Tag' : 'Tagen'}`,
  daysAtMost: (days, isOne) => `Lieferung innerhalb von ${days} ${isOne ? 'Tag' : 'Tagen'}`,
  origins: { policy: 'laut Versandbedingungen des Shops', operator: 'unsere Angabe, nicht die des Shops' },
};
