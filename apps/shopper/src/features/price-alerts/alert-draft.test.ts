import { ruleOf, newDraft, typedMoney } from './alert-draft';

const price = { amountMinor: 29_900, currency: 'EUR' };

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

it('begins a little under today’s price, at a round amount', () => {
  expect(ruleOf(newDraft(price), 'EUR')).toEqual({ kind: 'target-price', targetMinor: 28_400 });
});

it('begins with the stock where nobody sells the product', () => {
  expect(newDraft(null).kind).toBe('back-in-stock');
});

it.each(['0', '96', '1.5', '-3', ''])('names the percentage as wrong for %j', (percent) => {
  expect(ruleOf({ ...newDraft(price), kind: 'percent-drop', percent }, 'EUR')).toBe('percent');
});

it('names the amount as wrong where it is nothing', () => {
  expect(ruleOf({ ...newDraft(price), target: '0' }, 'EUR')).toBe('target');
});
