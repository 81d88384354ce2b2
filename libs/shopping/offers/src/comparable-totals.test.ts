import { changeBetween } from './comparable-totals';
import type { HeldAmount } from './comparable-totals';

const held = (amountMinor: number, holds: Partial<NonNullable<HeldAmount['holds']>> | null): HeldAmount => ({
  price: { amountMinor, currency: 'EUR' },
  holds: holds && { kind: 'delivered', tax: 'included', currency: 'EUR', ...holds },
});

it('subtracts prices that include the same', () => {
  expect(changeBetween(held(1000, {}), held(900, {}))).toEqual({ amountMinor: -100, currency: 'EUR' });
  expect(changeBetween(held(1000, { tax: 'excluded' }), held(900, { tax: 'excluded' }))).not.toBeNull();
});

it.each([
  ['tax in one only', { tax: 'included' } as const, { tax: 'excluded' } as const],
  ['shipping in one only', { kind: 'item-only' } as const, { kind: 'delivered' } as const],
  ['an earlier one that says nothing, and one without tax', null, { tax: 'excluded' } as const],
])("doesn't subtract prices with %s", (_, before, now) => {
  expect(changeBetween(held(1000, before), held(900, now))).toBeNull();
});

it('assumes the same tax and shipping for an earlier price without details if usual in its currency', () => {
  expect(changeBetween(held(1000, null), held(900, {}))).not.toBeNull();
  expect(changeBetween(held(1000, null), held(900, { tax: 'unknown' }))).not.toBeNull();
});

it('returns null without a price or in another currency', () => {
  expect(changeBetween({ price: null, holds: null }, held(900, {}))).toBeNull();
  expect(changeBetween(held(1, null), { price: null, holds: null })).toBeNull();
  expect(
    changeBetween(held(1, null), { price: { amountMinor: 1, currency: 'USD' }, holds: null }),
  ).toBeNull();
});
