import fc from 'fast-check';
import { currencyCodes } from './currencies';
import { moneyToEdit, numberToEdit, typedMoney } from './typed-money';

it.each([
  ['249.90', 24_990],
  ['249,90', 24_990],
  ['249,9', 24_990],
  ['249', 24_900],
  ['1.249', 124_900],
  ['1,249', 124_900],
  ['1.249,50', 124_950],
  ['1,249.50', 124_950],
  ['1’249.50', 124_950],
  ['1 249', 124_900],
])('parses %s as intended', (text, amountMinor) => {
  expect(typedMoney(text, 'EUR')).toEqual({ amountMinor, currency: 'EUR' });
});

it.each(['', 'cheap', '-5', '1,2,3', '12€', '.'])('rejects %j', (text) => {
  expect(typedMoney(text, 'EUR')).toBeNull();
});

it('parses every amount to edit, in every currency and locale', () => {
  const minor = fc.integer({ min: 0, max: 99_999_999 });
  const locales = fc.constantFrom('en', 'en-US', 'en-IN', 'de', 'de-DE', 'de-AT', 'de-CH', 'sv-SE', 'ar-EG');
  fc.assert(
    fc.property(minor, fc.constantFrom(...currencyCodes), locales, (amountMinor, currency, locale) => {
      const money = { amountMinor, currency };
      expect(typedMoney(moneyToEdit(money, locale), currency)).toEqual(money);
    }),
  );
});

it.each([
  ['de-DE', '1300,00', '12,5'],
  ['de-CH', '1300.00', '12.5'],
  ['en-US', '1300.00', '12.5'],
])('writes amounts and numbers to edit with the decimal mark of %s', (locale, amount, number) => {
  expect(moneyToEdit({ amountMinor: 130_000, currency: 'EUR' }, locale)).toBe(amount);
  expect(numberToEdit(12.5, locale)).toBe(number);
});

it.each([
  ['12.500', 12_500],
  ['1,249.500', 1_249_500],
  ['1,249,500', 1_249_500_000],
])('parses %s dinars as intended', (text, amountMinor) => {
  expect(typedMoney(text, 'KWD')?.amountMinor).toBe(amountMinor);
});
