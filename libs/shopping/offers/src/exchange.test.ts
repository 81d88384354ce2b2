import { convertMoney, minorUnitsIn } from './exchange';

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
  ])('turns %i %s into %s', (amountMinor, currency, to, expected) => {
    expect(convertMoney({ amountMinor, currency }, to, rates)).toEqual({
      amountMinor: expected,
      currency: to,
    });
  });

  it('leaves an amount alone that is in the currency already, even without a rate', () => {
    const money = { amountMinor: 5, currency: 'SEK' };

    expect(convertMoney(money, 'SEK', rates)).toBe(money);
  });

  it.each(['SEK', 'ZAR', 'GBP', 'toString'])('gives null without a usable rate for %s', (to) => {
    expect(convertMoney({ amountMinor: 5, currency: 'EUR' }, to, rates)).toBeNull();
    expect(convertMoney({ amountMinor: 5, currency: to }, 'EUR', rates)).toBeNull();
  });

  it('gives null when the result cannot be exact', () => {
    expect(convertMoney({ amountMinor: Number.MAX_SAFE_INTEGER, currency: 'EUR' }, 'JPY', rates)).toBeNull();
  });
});

describe('minorUnitsIn', () => {
  it('tells of every currency with a rate what it comes to', () => {
    expect([...minorUnitsIn('USD', rates)].toSorted()).toEqual([
      ['EUR', 1.25],
      ['JPY', 125 / 160],
      ['KWD', 1.25 / 0.32 / 10],
      ['USD', 1],
    ]);
  });

  it('knows of a currency without a rate itself alone', () => {
    expect([...minorUnitsIn('SEK', rates)]).toEqual([['SEK', 1]]);
  });
});
