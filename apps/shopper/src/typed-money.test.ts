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
])('reads %s as a person means it', (text, amountMinor) => {
  expect(typedMoney(text, 'EUR')).toEqual({ amountMinor, currency: 'EUR' });
});

it.each(['', 'cheap', '-5', '1,2,3', '12€', '.'])('does not take %j for money', (text) => {
  expect(typedMoney(text, 'EUR')).toBeNull();
});
