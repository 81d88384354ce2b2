import { moneyOfReference, referenceAmount } from '@pricehunt/offers';
import fc from 'fast-check';
import { boundInMinor, isWithin, scaledAmount, scaleOfCurrency } from './price-scale';

const rates = { base: 'EUR', date: '2026-01-05', rates: { USD: 1.25, JPY: 200, ISK: 148.9 } };
const currencies = fc.constantFrom('EUR', 'USD', 'JPY', 'ISK');

describe('price limits in another currency', () => {
  it('include exactly what is shown within them', () => {
    const amounts = fc.integer({ min: 0, max: 10_000_000 });
    const distances = fc.integer({ min: -2, max: 2 });
    fc.assert(
      fc.property(currencies, currencies, amounts, distances, (ownCurrency, currency, ownMinor, distance) => {
        const reference = referenceAmount({ amountMinor: ownMinor, currency: ownCurrency }, rates) ?? 0;
        const amount = { ownMinor, ownCurrency, reference };
        const shown = moneyOfReference(reference, currency, rates)?.amountMinor ?? Number.NaN;
        const scale = scaleOfCurrency(currency, rates);
        const bound = shown + distance;

        expect(isWithin(amount, { minMinor: null, maxMinor: bound, scale })).toBe(shown <= bound);
        expect(isWithin(amount, { minMinor: bound, maxMinor: null, scale })).toBe(shown >= bound);
      }),
    );
  });

  it('exclude what cannot be compared', () => {
    const crowns = { ownMinor: 5, ownCurrency: 'SEK', reference: null };

    expect(isWithin(crowns, { minMinor: 0, maxMinor: null, scale: scaleOfCurrency('USD', rates) })).toBe(
      false,
    );
    expect(isWithin(crowns, { minMinor: 0, maxMinor: null, scale: scaleOfCurrency('SEK', rates) })).toBe(
      true,
    );
    expect(scaledAmount(crowns, scaleOfCurrency('USD', rates))).toBeNull();
  });
});

it.each([
  [{ amount: 200, currency: null }, 20_000],
  [{ amount: 200, currency: 'USD' }, 20_000],
  [{ amount: 200, currency: 'JPY' }, 125],
  [{ amount: 200, currency: 'KES' }, null],
])('converts %j to %p minor units of the compared currency', (bound, expected) => {
  expect(boundInMinor(bound, scaleOfCurrency('USD', rates), rates)).toBe(expected);
});
