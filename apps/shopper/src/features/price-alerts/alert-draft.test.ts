import { ruleOf, newDraft } from './alert-draft';

const price = { amountMinor: 29_900, currency: 'EUR' };

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
