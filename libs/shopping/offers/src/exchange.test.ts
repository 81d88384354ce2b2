import fc from 'fast-check';
import { convertMoney, freshRates, moneyOfReference, referenceAmount, referenceUnits } from './exchange';

const rates = {
  base: 'EUR',
  date: '2026-01-05',
  rates: { USD: 1.25, JPY: 160, KWD: 0.32, ZAR: 0, GBP: NaN },
};

describe('convertMoney', () => {
  it.each([
    [1000, 'EUR', 'USD', 1250],
    [1250, 'USD', 'EUR', 1000],
    [1000, 'EUR', 'JPY', 1600],
    [1600, 'JPY', 'USD', 1250],
    [1000, 'EUR', 'KWD', 3200],
    [1, 'JPY', 'EUR', 1],
  ])('converts %i %s to %s', (amountMinor, currency, to, expected) => {
    expect(convertMoney({ amountMinor, currency }, to, rates)).toEqual({
      amountMinor: expected,
      currency: to,
    });
  });

  it('returns an amount in the target currency unchanged, even without a rate', () => {
    const money = { amountMinor: 5, currency: 'SEK' };

    expect(convertMoney(money, 'SEK', rates)).toBe(money);
  });

  it.each(['SEK', 'ZAR', 'GBP', 'toString'])('returns null without a usable rate for %s', (to) => {
    expect(convertMoney({ amountMinor: 5, currency: 'EUR' }, to, rates)).toBeNull();
    expect(convertMoney({ amountMinor: 5, currency: to }, 'EUR', rates)).toBeNull();
  });

  it("returns null when the result can't be exact", () => {
    expect(convertMoney({ amountMinor: Number.MAX_SAFE_INTEGER, currency: 'EUR' }, 'JPY', rates)).toBeNull();
  });
});

describe('a reference amount', () => {
  it('converts back exactly to the original currency', () => {
    const amounts = fc.integer({ min: 0, max: 10_000_000_000 });
    const rate = fc.double({ min: 0.0001, max: 50_000, noNaN: true });
    fc.assert(
      fc.property(amounts, rate, fc.constantFrom('USD', 'JPY', 'KWD'), (amountMinor, perEuro, currency) => {
        const daily = { base: 'EUR', date: '2026-01-05', rates: { [currency]: perEuro } };
        const reference = referenceAmount({ amountMinor, currency }, daily) ?? Number.NaN;

        expect(moneyOfReference(reference, currency, daily)).toEqual({ amountMinor, currency });
      }),
    );
  });

  it('considers the decimals of both currencies', () => {
    expect(['EUR', 'USD', 'JPY', 'KWD', 'SEK'].map((code) => referenceUnits(code, rates))).toEqual([
      1,
      1.25,
      1.6,
      3.2,
      null,
    ]);
  });
});

describe('freshRates', () => {
  const dated = { base: 'EUR', date: '2026-11-20', rates: { USD: 1.1 } };

  it('uses rates for up to seven days', () => {
    expect(freshRates(dated, new Date('2026-11-27T00:00:00Z'))).toBe(dated);
    expect(freshRates(dated, new Date('2026-11-27T00:00:01Z')).rates).toEqual({});
  });
});
