import type { AttributionSettings } from '@pricehunt/api-contract/orders';
import { draftOf, readDraft } from './settings-draft';

const saved: AttributionSettings = {
  windowDays: 30,
  model: 'last',
  clickParameter: 'ph_click',
  utm: { source: 'pricehunt', medium: 'price_comparison', campaign: 'product_referral' },
  commissionRules: [
    {
      applies: { to: 'item', itemId: 'lamp-1' },
      pays: { kind: 'fixed', amount: { amountMinor: 250, currency: 'EUR' } },
    },
    { applies: { to: 'default' }, pays: { kind: 'percent', basisPoints: 550 } },
  ],
  discountCodes: ['HUNT10', 'HUNT20'],
  updatedAt: null,
};

it('equals the saved settings when nothing was changed', () => {
  const { updatedAt: _, ...body } = saved;

  expect(readDraft(draftOf(saved, 'en'))).toEqual({ kind: 'settings', settings: body });
});

it('accepts a decimal comma', () => {
  const draft = draftOf(saved, 'en');
  const rules = [{ to: 'default', name: '', kind: 'percent', value: '7,25', currency: 'EUR' }] as const;

  expect(readDraft({ ...draft, rules: [...rules] })).toMatchObject({
    settings: { commissionRules: [{ pays: { basisPoints: 725 } }] },
  });
});

it('splits codes by comma and line, without empty ones', () => {
  expect(readDraft({ ...draftOf(saved, 'en'), discountCodes: 'A, B\n\n C,' })).toMatchObject({
    settings: { discountCodes: ['A', 'B', 'C'] },
  });
});

it.each([
  [{ windowDays: '0' }, ['windowDays']],
  [{ windowDays: '1.5' }, ['windowDays']],
  [{ windowDays: '366' }, ['windowDays']],
  [{ clickParameter: '9x' }, ['clickParameter']],
  [{ utmMedium: '  ' }, ['utmMedium']],
  [{ discountCodes: 'x'.repeat(61) }, ['discountCodes']],
])('reports the invalid parts of %j', (typed, problems) => {
  expect(readDraft({ ...draftOf(saved, 'en'), ...typed })).toEqual({ kind: 'problems', problems });
});

it('names each field of each rule', () => {
  const rules = [
    { to: 'category', name: ' ', kind: 'percent', value: '5', currency: 'EUR' },
    { to: 'default', name: '', kind: 'percent', value: '101', currency: 'EUR' },
    { to: 'default', name: '', kind: 'fixed', value: 'much', currency: 'EUR' },
  ] as const;

  expect(readDraft({ ...draftOf(saved, 'en'), rules: [...rules] })).toEqual({
    kind: 'problems',
    problems: ['rules.0.name', 'rules.1.value', 'rules.2.value'],
  });
});
