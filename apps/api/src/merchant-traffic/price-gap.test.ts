import { gapPointsOf, priceGapStepOf } from './price-gap';

const retailer = { name: 'Elm', domain: 'elm.test' };

function standing(ownMinor: number, bestMinor: number) {
  return {
    best: { price: { amountMinor: bestMinor, currency: 'EUR' }, retailer },
    gap: { amountMinor: ownMinor - bestMinor, currency: 'EUR' },
  };
}

describe('priceGapStepOf', () => {
  it.each([
    [8_999, 'cheaper-over-10'],
    [9_000, 'cheaper-up-to-10'],
    [9_999, 'cheaper-up-to-10'],
    [10_000, 'same'],
    [10_001, 'dearer-up-to-5'],
    [10_500, 'dearer-up-to-5'],
    [10_501, 'dearer-up-to-10'],
    [11_000, 'dearer-up-to-10'],
    [12_000, 'dearer-up-to-20'],
    [12_001, 'dearer-over-20'],
  ])('returns %i against 10,000 as %s', (ownMinor, step) => {
    expect(priceGapStepOf(standing(ownMinor, 10_000))).toBe(step);
  });

  it('returns "alone" for a price without rivals', () => {
    expect(priceGapStepOf({ best: null, gap: null })).toBe('alone');
    expect(gapPointsOf({ best: null, gap: null })).toBe(0);
  });

  it('returns no share of a price of zero', () => {
    expect(gapPointsOf(standing(100, 0))).toBe(0);
  });
});
