import { expectedTaxAt, isLowerForCertain, taxOf } from './price-tax';
import type { PriceTax } from './offer';
import { statedTax } from './price-kinds';

const priced = (domain: string, currency: string, tax?: PriceTax) => ({
  retailer: { name: 'Shop', domain },
  price: { amountMinor: 1000, currency },
  ...(tax === undefined ? {} : { tax }),
});

describe('taxOf', () => {
  it.each([
    ['a shop in the US', priced('shop.us', 'USD'), 'excluded'],
    ['a shop of all the world that prices in dollars', priced('shop.com', 'USD'), 'excluded'],
    ['a shop in Canada', priced('shop.ca', 'CAD'), 'excluded'],
    ['a German shop', priced('shop.de', 'EUR'), 'included'],
    ['a German shop that prices in dollars', priced('shop.de', 'USD'), 'included'],
    ['a shop of all the world that prices in euros', priced('shop.com', 'EUR'), 'included'],
    ['a shop in Ecuador, which uses the dollar', priced('shop.ec', 'USD'), 'included'],
    ['a shop where we do not know the custom', priced('shop.ke', 'KES'), 'unknown'],
    ['a German shop that states prices without tax', priced('shop.de', 'EUR', 'excluded'), 'excluded'],
    ['a US shop that states prices with tax', priced('shop.us', 'USD', 'included'), 'included'],
    ['a German shop whose source does not know', priced('shop.de', 'EUR', 'unknown'), 'included'],
  ])('reads the price of %s as stated or usual there', (_name, offer, expected) => {
    expect(taxOf(offer)).toBe(expected);
  });
});

it('expects prices without tax only in the US and Canada', () => {
  expect(['US', 'CA', 'USD', 'DE', 'GB', 'EUR', '*', null].map(expectedTaxAt)).toEqual([
    ...['excluded', 'excluded', 'excluded'],
    ...['included', 'included', 'included', 'included', 'included'],
  ]);
});

it.each([
  ['included', 'excluded', true],
  ['included', 'unknown', true],
  ['excluded', 'excluded', true],
  ['excluded', 'included', false],
  ['unknown', 'excluded', false],
] as const)(
  'is certain that a lower price with tax %s is lower than one with tax %s: %s',
  (lower, higher, is) => {
    expect(isLowerForCertain(lower, higher)).toBe(is);
  },
);

it.each([
  ['', ' Net weight: 250 g'],
  ['', ' Net wt. 8 oz'],
  ['', ' Poids net : 250 g'],
  ['', ' Peso netto 500 g'],
  ['', ' Contenuto netto: 1 l'],
  ['', ' Netto-Füllmenge: 250 g'],
  ['', ' Nettogewicht 250 g'],
  ['', ' Gewicht (netto): 250 g'],
  ['', ' Netto inhoud 250 g'],
  ['', ' Masa netto 250 g'],
  ['', ' Netto vikt 250 g'],
  ['', ' Netto paino 250 g'],
  ['', ' Nettó tömeg: 250 g'],
  ['', ' Net ağırlık 250 g'],
  ['', ' Gross weight: 1 kg'],
  ['500 g netto ', ''],
])('reads no tax from the weight in "%s100 €%s"', (before, after) => {
  expect(statedTax(before, after)).toBeNull();
});

it.each([
  ['', ' € netto', 'excluded'],
  ['Netto: ', ' €', 'excluded'],
  ['', ' €/kg netto', 'excluded'],
  ['Net price ', '', 'excluded'],
  ['', ' € brutto', 'included'],
] as const)('reads the tax from "%s100%s"', (before, after, tax) => {
  expect(statedTax(before, after)).toBe(tax);
});
