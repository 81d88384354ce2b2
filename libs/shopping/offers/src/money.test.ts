import fc from 'fast-check';
import { currencyCodes, isCurrency, minorUnitDigits } from './currencies';
import {
  CurrencyMismatch,
  addMoney,
  compareMoney,
  decimalFromMoney,
  moneyFromDecimal,
  subtractMoney,
} from './money';

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const anyCurrency = fc.constantFrom(...currencyCodes);

describe('minorUnitDigits', () => {
  it.each([
    ['JPY', 0],
    ['KRW', 0],
    ['CLP', 0],
    ['ISK', 0],
    ['EUR', 2],
    ['HUF', 2],
    ['KWD', 3],
    ['TND', 3],
    ['CLF', 4],
    ['UYW', 4],
  ])('returns for %s %i decimals', (currency, digits) => {
    expect(minorUnitDigits(currency)).toBe(digits);
    expect(isCurrency(currency)).toBe(true);
  });

  it('lists every code once', () => {
    expect(new Set(currencyCodes).size).toBe(currencyCodes.length);
  });

  it.each(['eur', 'PTE', 'XXX', 'XAU', '', '__proto__'])(
    "doesn't accept %j as a current currency",
    (code) => {
      expect(isCurrency(code)).toBe(false);
    },
  );
});

describe('moneyFromDecimal', () => {
  it.each([
    ['12.5', 'EUR', 1250],
    ['0012.50', 'EUR', 1250],
    ['12.345', 'EUR', 1235],
    ['12.344999', 'EUR', 1234],
    ['0.995', 'USD', 100],
    ['1.005', 'USD', 101],
    ['1299', 'JPY', 1299],
    ['1299.5', 'JPY', 1300],
    ['423.923', 'KWD', 423923],
    ['1.11000000000000009770', 'USD', 111],
    ['1000000000', 'EUR', 100_000_000_000],
  ])('reads %s %s exactly', (amount, currency, amountMinor) => {
    expect(moneyFromDecimal(amount, currency)).toEqual({ amountMinor, currency });
  });

  it.each([
    ['', 'EUR'],
    ['-5', 'EUR'],
    ['1,299.00', 'EUR'],
    ['1e5', 'EUR'],
    ['.5', 'EUR'],
    ['5.', 'EUR'],
    ['NaN', 'EUR'],
    ['Infinity', 'EUR'],
    ['1000000000.01', 'EUR'],
    [`1.${'1'.repeat(31)}`, 'EUR'],
    ['9'.repeat(100_000), 'EUR'],
    ['5', 'eur'],
    ['5', 'PTE'],
    ['5', 'constructor'],
  ])('returns null for %.20s in %s', (amount, currency) => {
    expect(moneyFromDecimal(amount, currency)).toBeNull();
  });

  it('parses any amount that decimalFromMoney wrote', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), anyCurrency, (amountMinor, currency) => {
        const money = { amountMinor, currency };

        const read = moneyFromDecimal(decimalFromMoney(money), currency);

        expect(read).toEqual(money);
      }),
    );
  });
});

describe('calculation', () => {
  it('writes amounts with all digits of their currency', () => {
    expect(decimalFromMoney(eur(5))).toBe('0.05');
    expect(decimalFromMoney(eur(-5))).toBe('-0.05');
    expect(decimalFromMoney({ amountMinor: 1299, currency: 'JPY' })).toBe('1299');
    expect(decimalFromMoney({ amountMinor: 1, currency: 'KWD' })).toBe('0.001');
  });

  it('adds, subtracts and compares amounts of one currency', () => {
    expect(addMoney(eur(10), eur(5))).toEqual(eur(15));
    expect(subtractMoney(eur(5), eur(10))).toEqual(eur(-5));
    expect(compareMoney(eur(5), eur(10))).toBeLessThan(0);
    expect(compareMoney(eur(10), eur(10))).toBe(0);
  });

  it.each([addMoney, subtractMoney, compareMoney])('throws for two currencies in %p', (reckon) => {
    const mixed = () => reckon(eur(1), { amountMinor: 1, currency: 'USD' });

    expect(mixed).toThrow(CurrencyMismatch);
  });

  it('subtracts exactly what it added', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (left, right) => {
        const sum = addMoney(eur(left), eur(right));

        expect(subtractMoney(sum, eur(right))).toEqual(eur(left));
      }),
    );
  });
});
