import { dayMs } from '@pricehunt/offers';
import type { Touch } from './order-facts';
import type { ReceiptFacts } from './receipt';
import { receiptOf } from './receipt';

const placedAtMs = 100 * dayMs;
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const touch = (id: string, daysBefore: number): Touch => ({
  id,
  atMs: placedAtMs - daysBefore * dayMs,
  kind: 'click',
  visit: 'person',
  isOwn: false,
  matchMethod: 'landing-address',
  referenceId: `aff_${id}`,
  paidBy: null,
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
  ledger: [{ kind: 'commission', atMs: placedAtMs, amount: eur(500), baseMinor: 10_000 }],
  refunds: [],
  cancelledAtMs: null,
  decisions: [],
};

describe('receiptOf', () => {
  it('lists touchpoints, credit with reasons, and commission', () => {
    const receipt = receiptOf(facts);

    expect(receipt).toEqual([
      { code: 'order-placed', atMs: placedAtMs, total: eur(11_900) },
      { code: 'matched', method: 'landing-address', touchCount: 2 },
      { code: 'window', days: 30, model: 'last' },
      {
        code: 'touch-not-credited',
        touchId: 'a',
        atMs: 60 * dayMs,
        daysBefore: 40,
        reason: 'outside-window',
      },
      {
        code: 'touch-credited',
        touchId: 'b',
        atMs: 98 * dayMs,
        daysBefore: 2,
        shareBasisPoints: 10_000,
        credited: eur(10_000),
      },
      { code: 'commission', base: eur(10_000), commission: eur(500) },
    ]);
  });

  it('lists commission decisions with reasons and refunds in time order', () => {
    const adjusted = { status: 'adjusted', amount: eur(300), reason: 'Agreed by phone' } as const;
    const approved = { status: 'approved', amount: eur(300), reason: null } as const;

    const receipt = receiptOf({
      ...facts,
      refunds: [{ atMs: placedAtMs + 2 * dayMs, amount: eur(1_190), baseMinor: 1_000 }],
      decisions: [
        { atMs: placedAtMs + dayMs, ...adjusted },
        { atMs: placedAtMs + 3 * dayMs, ...approved },
      ],
    });

    expect(receipt.slice(-3)).toEqual([
      { code: 'commission-decided', atMs: placedAtMs + dayMs, ...adjusted },
      expect.objectContaining({ code: 'refunded' }),
      { code: 'commission-decided', atMs: placedAtMs + 3 * dayMs, ...approved },
    ]);
  });

  it("lists a touchpoint after the order but doesn't count it", () => {
    const late = touch('c', -1);
    const receipt = receiptOf({
      ...facts,
      touches: [...facts.touches, late],
      credits: [...facts.credits, { touchId: 'c', share: 0, reason: 'after-order' }],
    });

    expect(receipt).toContainEqual({ code: 'matched', method: 'landing-address', touchCount: 2 });
    expect(receipt).toContainEqual({
      code: 'touch-not-credited',
      touchId: 'c',
      atMs: late.atMs,
      daysBefore: 0,
      reason: 'after-order',
    });
  });

  it('ignores touchpoints after the order when naming the match', () => {
    const receipt = receiptOf({
      ...facts,
      reason: 'after-order',
      touches: [touch('c', -1)],
      ledger: [],
      credits: [{ touchId: 'c', share: 0, reason: 'after-order' }],
    });

    expect(receipt.map(({ code }) => code)).toEqual(['order-placed', 'touch-not-credited', 'no-commission']);
  });

  it('states the commission a refund removed', () => {
    const receipt = receiptOf({
      ...facts,
      commissionable: eur(6_000),
      refunds: [{ atMs: placedAtMs + dayMs, amount: eur(4_760), baseMinor: 4_000 }],
      ledger: [
        ...facts.ledger,
        { kind: 'refund', atMs: placedAtMs + dayMs, amount: eur(-200), baseMinor: -4_000 },
      ],
    });

    expect(receipt.at(-1)).toEqual({
      code: 'refunded',
      atMs: placedAtMs + dayMs,
      amount: eur(4_760),
      commission: eur(-200),
    });
  });

  it.each([
    ['nothing for one of shipping alone', [0, 4_000], [[-200, -4_000]], [0, -200]],
    [
      'its own entry for each, whichever came in first',
      [1_000, 4_000],
      [
        [-200, -4_000],
        [-50, -1_000],
      ],
      [-50, -200],
    ],
    ['a share for each of those that came in together', [1_000, 3_000], [[-200, -4_000]], [-50, -150]],
  ] as const)('states how much each of several refunds removed: %s', (_what, bases, entries, taken) => {
    const receipt = receiptOf({
      ...facts,
      refunds: bases.map((baseMinor, place) => ({
        atMs: placedAtMs + place * dayMs,
        amount: eur(1_190),
        baseMinor,
      })),
      ledger: [
        ...facts.ledger,
        ...entries.map(([amountMinor, baseMinor]) => ({
          kind: 'refund' as const,
          atMs: placedAtMs + dayMs,
          amount: eur(amountMinor),
          baseMinor,
        })),
      ],
    });

    const refunded = receipt.flatMap((sentence) => (sentence.code === 'refunded' ? [sentence] : []));
    expect(refunded.map(({ commission }) => commission.amountMinor)).toEqual(taken);
  });

  it.each([
    ['refunded', { commissionable: eur(0) }],
    ['cancelled', { cancelledAtMs: placedAtMs + dayMs }],
  ] as const)(
    'states the previous credit of an order that was %s, and no share of nothing',
    (why, change) => {
      const receipt = receiptOf({ ...facts, ...change });

      expect(receipt.map(({ code }) => code)).not.toContain('touch-credited');
      expect(receipt).toContainEqual({
        code: 'touch-credit-undone',
        touchId: 'b',
        atMs: 98 * dayMs,
        daysBefore: 2,
        why,
        shareBasisPoints: 10_000,
        credited: eur(10_000),
      });
    },
  );

  it('states the shares of an order without value', () => {
    const nothing = { commissionable: eur(0), firstCommissionable: eur(0) };

    const codes = receiptOf({ ...facts, ...nothing }).map(({ code }) => code);

    expect(codes).toContain('touch-credited');
  });

  it('counts a referral and the click of the same visit once and lists both', () => {
    const referral: Touch = { ...touch('r', 2), kind: 'referral' };

    const receipt = receiptOf({
      ...facts,
      touches: [...facts.touches, referral],
      credits: [...facts.credits, { touchId: 'r', share: 0, reason: 'same-journey' }],
    });

    expect(receipt).toContainEqual({ code: 'matched', method: 'landing-address', touchCount: 2 });
    expect(receipt).toContainEqual(
      expect.objectContaining({ code: 'touch-not-credited', touchId: 'r', reason: 'same-journey' }),
    );
  });

  it('states that a touchpoint came from a paid ad', () => {
    const [early, late] = [touch('a', 40), { ...touch('b', 2), paidBy: 'gclid' }];

    const receipt = receiptOf({ ...facts, touches: [early, late] });

    expect(receipt.filter(({ code }) => code === 'touch-paid')).toEqual([
      { code: 'touch-paid', touchId: 'b', atMs: 98 * dayMs, paidBy: 'gclid' },
    ]);
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
