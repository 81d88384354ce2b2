import fc from 'fast-check';
import { currencyCodes } from './currencies';
import { decimalFromMoney } from './money';
import { typedMoney } from './typed-money';

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

it('parses every formatted amount, in every currency', () => {
  const minor = fc.integer({ min: 0, max: 99_999_999 });
  fc.assert(
    fc.property(minor, fc.constantFrom(...currencyCodes), (amountMinor, currency) => {
      expect(typedMoney(decimalFromMoney({ amountMinor, currency }), currency)).toEqual({
        amountMinor,
        currency,
      });
    }),
  );
});

it.each([
  ['12.500', 12_500],
  ['1,249.500', 1_249_500],
  ['1,249,500', 1_249_500_000],
])('parses %s dinars as intended', (text, amountMinor) => {
  expect(typedMoney(text, 'KWD')?.amountMinor).toBe(amountMinor);
});
