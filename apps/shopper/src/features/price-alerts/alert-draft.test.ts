import { ruleOf, newDraft } from './alert-draft';

const price = { amountMinor: 29_900, currency: 'EUR' };

it('starts slightly below today’s price at a round amount', () => {
  expect(ruleOf(newDraft(price, 'en'), 'EUR')).toEqual({ kind: 'target-price', targetMinor: 28_400 });
});

it('starts with the decimal mark of the shopper’s language', () => {
  expect(newDraft(price, 'de-DE').target).toBe('284,00');
  expect(ruleOf(newDraft(price, 'de-DE'), 'EUR')).toEqual({ kind: 'target-price', targetMinor: 28_400 });
});

it('starts with a stock alert when nobody sells the product', () => {
  expect(newDraft(null, 'en').kind).toBe('back-in-stock');
});

it.each(['0', '96', '1.5', '-3', ''])('reports an invalid percentage for %j', (percent) => {
  expect(ruleOf({ ...newDraft(price, 'en'), kind: 'percent-drop', percent }, 'EUR')).toBe('percent');
});

it('reports an invalid amount when it is empty', () => {
  expect(ruleOf({ ...newDraft(price, 'en'), target: '0' }, 'EUR')).toBe('target');
});
