import { isOrderCounted, isVisitCounted, measures, orderStateOf, orderStates } from './measures';
import type { OrderToCount } from './measures';

const order: OrderToCount = { isTest: false, reason: 'credited', cancelledAt: null, state: 'attributed' };
const inWhich = (changes: Partial<OrderToCount>) =>
  (['orders-received', 'orders', 'orders-not-attributed', 'refunds'] as const).filter((name) =>
    isOrderCounted(name, { ...order, ...changes }),
  );

it.each<[string, Partial<OrderToCount>, readonly string[]]>([
  ['attributed', {}, ['orders-received', 'orders', 'refunds']],
  [
    'not attributed',
    { state: 'unattributed', reason: 'no-touch' },
    ['orders-received', 'orders-not-attributed'],
  ],
  ['waiting', { state: 'waiting', reason: 'waiting' }, ['orders-received', 'orders-not-attributed']],
  ['cancelled', { cancelledAt: '2026-11-21T10:00:00.000Z' }, []],
  ['a test', { isTest: true, reason: 'test-order' }, []],
  ['received twice', { state: 'unattributed', reason: 'duplicate-order' }, []],
])('counts an order that is %s in the right figures', (_what, changes, names) => {
  expect(inWhich(changes)).toEqual(names);
});

it('counts every received order as either attributed or not attributed', () => {
  for (const state of ['waiting', 'attributed', 'unattributed'] as const) {
    const names = inWhich({ state });
    expect(names.includes('orders') !== names.includes('orders-not-attributed')).toBe(true);
  }
});

it('has each order in one state, whose real orders are those that the figures count', () => {
  for (const state of ['waiting', 'attributed', 'unattributed'] as const)
    for (const cancelledAt of [null, '2026-11-21T10:00:00.000Z'])
      for (const reason of ['credited', 'duplicate-order'] as const) {
        const changes = { state, cancelledAt, reason };
        const is = orderStateOf({ ...order, ...changes });
        expect(inWhich(changes).includes('orders')).toBe(is === 'attributed');
        expect(inWhich(changes).includes('orders-not-attributed')).toBe(
          is === 'waiting' || is === 'unattributed',
        );
        expect(orderStates).toContain(is);
      }
});

it('counts clicks three ways: all, human and billed', () => {
  const of = (trait: 'bot' | 'own' | 'repeat' | null) =>
    (['all-clicks', 'clicks', 'billable-clicks'] as const).filter((name) => isVisitCounted(name, trait));

  expect([of(null), of('own'), of('repeat'), of('bot')]).toEqual([
    ['all-clicks', 'clicks', 'billable-clicks'],
    ['all-clicks', 'clicks'],
    ['all-clicks', 'clicks'],
    ['all-clicks'],
  ]);
});

it('adds up revenue and commission of counted orders, and amounts of refunds', () => {
  for (const name of ['revenue', 'commission'] as const) {
    expect(measures[name].leavesOut).toEqual(measures.orders.leavesOut);
  }
  expect(measures.refunded.leavesOut).toEqual(measures.refunds.leavesOut);
});
