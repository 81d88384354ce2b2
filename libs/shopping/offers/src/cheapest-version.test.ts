import type { ListedPrice } from './cheapest-version';
import { cheapestVersion } from './cheapest-version';

const priced = (amountMinor: number | null, more: Partial<ListedPrice> = {}): ListedPrice => ({
  lowestPrice: amountMinor === null ? null : { amountMinor, currency: 'EUR' },
  priceKind: 'delivered',
  condition: 'new',
  isObtainable: true,
  ...more,
});

describe('cheapestVersion', () => {
  it('takes the lowest price of the versions whose price includes the same', () => {
    const [lead, cheaper] = [priced(200), priced(180, { priceTax: 'included' })];
    const versions = [
      lead,
      cheaper,
      priced(90, { condition: 'used' }),
      priced(100, { priceKind: 'item-only' }),
      priced(120, { priceTax: 'excluded' }),
      priced(null),
    ];

    expect(cheapestVersion(lead, versions)).toBe(cheaper);
  });

  it('passes over what cannot be bought if something can', () => {
    const [soldOut, inStock] = [priced(180, { isObtainable: false }), priced(200)];

    expect(cheapestVersion(soldOut, [soldOut, inStock])).toBe(inStock);
    expect(cheapestVersion(inStock, [inStock, soldOut])).toBe(inStock);
    expect(cheapestVersion(soldOut, [soldOut])).toBe(soldOut);
  });

  it('takes the first with a price if the lead has none', () => {
    const [lead, sold] = [priced(null), priced(300)];

    expect(cheapestVersion(lead, [lead, sold, priced(200)])).toBe(sold);
    expect(cheapestVersion(lead, [lead])).toBe(lead);
  });
});
