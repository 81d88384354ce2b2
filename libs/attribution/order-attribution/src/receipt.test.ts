import type { Touch } from './order-facts';
import type { ReceiptFacts } from './receipt';
import { receiptOf } from './receipt';

const dayMs = 24 * 60 * 60_000;
const placedAtMs = 100 * dayMs;
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const touch = (id: string, daysBefore: number): Touch => ({
  ...{ id, atMs: placedAtMs - daysBefore * dayMs, kind: 'click', visit: 'person', isOwn: false },
  matchMethod: 'landing-address',
});
const facts: ReceiptFacts = {
  placedAtMs,
  total: eur(11_900),
  isTest: false,
  isConfirmed: true,
  reason: 'credited',
  waitingUntilMs: null,
  touches: [touch('a', 40), touch('b', 2)],
  credits: [
    { touchId: 'a', share: 0, reason: 'outside-window' },
    { touchId: 'b', share: 10_000, reason: 'credited' },
  ],
  windowDays: 30,
  model: 'last',
  commissionable: eur(10_000),
  firstCommissionable: eur(10_000),
  hasRule: true,
  ledger: [{ kind: 'commission', atMs: placedAtMs, amount: eur(500) }],
  refunds: [],
  cancelledAtMs: null,
};

describe('receiptOf', () => {
  it('tells the touches, who got credit and why, and the commission', () => {
    const receipt = receiptOf(facts);

    expect(receipt).toEqual([
      { code: 'order-placed', atMs: placedAtMs, total: eur(11_900) },
      { code: 'matched', method: 'landing-address', touchCount: 2 },
      { code: 'window', days: 30, model: 'last' },
      {
        ...{ code: 'touch-not-credited', touchId: 'a', atMs: 60 * dayMs, daysBefore: 40 },
        reason: 'outside-window',
      },
      {
        ...{ code: 'touch-credited', touchId: 'b', atMs: 98 * dayMs, daysBefore: 2 },
        shareBasisPoints: 10_000,
        credited: eur(10_000),
      },
      { code: 'commission', base: eur(10_000), commission: eur(500) },
    ]);
  });

  it('tells what a refund took off', () => {
    const receipt = receiptOf({
      ...facts,
      commissionable: eur(6_000),
      refunds: [{ atMs: placedAtMs + dayMs, amount: eur(4_760) }],
      ledger: [...facts.ledger, { kind: 'refund', atMs: placedAtMs + dayMs, amount: eur(-200) }],
    });

    expect(receipt.at(-1)).toEqual({
      ...{ code: 'refunded', atMs: placedAtMs + dayMs },
      amount: eur(4_760),
      commission: eur(-200),
    });
  });

  it.each([
    [{ reason: 'no-touch', touches: [], credits: [], ledger: [] }, ['no-touch', 'no-commission']],
    [
      { reason: 'waiting', waitingUntilMs: 5, touches: [], credits: [], ledger: [] },
      ['waiting', 'no-commission'],
    ],
    [{ isTest: true, reason: 'test-order' }, ['test-order', 'no-commission']],
    [{ isConfirmed: false }, ['not-confirmed']],
    [{ hasRule: false }, ['no-commission']],
    [{ cancelledAtMs: 7 }, ['cancelled']],
    [{ reason: 'duplicate-order', ledger: [] }, ['duplicate-order', 'no-commission']],
  ] as const)('with %j says %j', (change, expected) => {
    const codes = receiptOf({ ...facts, ...change }).map(({ code }) => code);

    expect(codes).toEqual(expect.arrayContaining([...expected]));
  });
});
