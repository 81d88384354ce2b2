import { shops } from '../world/shops';
import { decimalPrice, printedPrice } from './printed-price';

describe('printedPrice', () => {
  it.each([
    ['lumen', 129_900, '$1,299.00'],
    ['brandt', 129_999, '1.299,99 €'],
    ['pennywick', 123_456_795, '£1,234,567.95'],
    ['nordlys', 129_900, '1.299,- kr'],
    ['nordlys', 129_905, '1.299,05 kr'],
    ['barn', 797, '$7.97'],
    ['gracht', 32_100, '€ 321,-'],
    ['kettle', 9_600, '£96.00'],
    ['klotz', 9_999, '99,99 €'],
  ])('for %s formats %i minor units as %s', (id, amountMinor, text) => {
    const written = shops
      .filter((shop) => shop.id === id)
      .map((shop) => printedPrice(shop, { amountMinor, currency: shop.currency }));

    expect(written).toEqual([text]);
  });
});

describe('decimalPrice', () => {
  it.each([
    [129_999, '1299.99'],
    [5, '0.05'],
    [32_100, '321.00'],
  ])('formats %i minor units as %s', (amountMinor, text) => {
    expect(decimalPrice({ amountMinor, currency: 'EUR' })).toBe(text);
  });
});
