import fc from 'fast-check';
import type { CommissionDecision } from './commission-decision';
import { ledgerMoves } from './ledger-move';
import type { LedgerMove, LedgerStanding } from './ledger-move';

const first: LedgerMove = { state: 'due', kind: 'commission', amountMinor: 500, baseMinor: 10_000 };
const standing: LedgerStanding = {
  cause: 'order',
  ledger: [first],
  isConfirmed: true,
  isOwed: true,
  byRuleMinor: 500,
  baseMinor: 10_000,
  decision: null,
};
const sumOf = (entries: readonly LedgerMove[], state: LedgerMove['state']) =>
  entries.filter((entry) => entry.state === state).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
const decided = (
  status: CommissionDecision['status'],
  amountMinor: number,
  baseMinor = 10_000,
): CommissionDecision => ({ status, amountMinor, baseMinor });

describe('the ledger of an order', () => {
  it.each([
    ['begins with the commission', { ledger: [] }, [first]],
    ['has no entry while no commission is owed', { ledger: [], isOwed: false }, []],
    ['begins with 0 where no rule fits', { ledger: [], byRuleMinor: 0 }, [{ ...first, amountMinor: 0 }]],
    ['stays as it is without news', {}, []],
    [
      'is lowered by a refund',
      { cause: 'refund', byRuleMinor: 200, baseMinor: 4_000 },
      [{ state: 'due', kind: 'refund', amountMinor: -300, baseMinor: -6_000 }],
    ],
    [
      'comes to nothing when the order is cancelled',
      { cause: 'cancellation', isOwed: false },
      [{ state: 'due', kind: 'reversal', amountMinor: -500, baseMinor: -10_000 }],
    ],
    [
      'follows a change of the order',
      { byRuleMinor: 700, baseMinor: 14_000 },
      [{ state: 'due', kind: 'correction', amountMinor: 200, baseMinor: 4_000 }],
    ],
    [
      'comes to nothing when it is denied, and keeps the revenue',
      { cause: 'decision', decision: decided('denied', 0) },
      [{ state: 'due', kind: 'denial', amountMinor: -500, baseMinor: 0 }],
    ],
    [
      'comes to the adjusted amount',
      { cause: 'decision', decision: decided('adjusted', 320) },
      [{ state: 'due', kind: 'adjustment', amountMinor: -180, baseMinor: 0 }],
    ],
    ['gets no entry by an approval', { cause: 'decision', decision: decided('approved', 500) }, []],
    [
      'keeps a refund of a denied order, which changes nothing that is due',
      {
        cause: 'refund',
        byRuleMinor: 0,
        baseMinor: 0,
        decision: decided('denied', 0),
        ledger: [first, { state: 'due', kind: 'denial', amountMinor: -500, baseMinor: 0 }],
      },
      [{ state: 'due', kind: 'refund', amountMinor: 0, baseMinor: -10_000 }],
    ],
    [
      'moves from held to due when a trusted source reports the order',
      { ledger: [{ ...first, state: 'held' }] },
      [{ state: 'held', kind: 'correction', amountMinor: -500, baseMinor: -10_000 }, first],
    ],
  ] as const satisfies readonly (readonly [string, Partial<LedgerStanding>, readonly LedgerMove[]])[])(
    '%s',
    (_name, changes, expected) => {
      expect(ledgerMoves({ ...standing, ...changes })).toEqual(expected);
    },
  );

  it('reduces an adjusted amount with refunds, down to zero', () => {
    const decision = decided('adjusted', 320);
    const ledger: LedgerMove[] = [first, ...ledgerMoves({ ...standing, cause: 'decision', decision })];

    ledger.push(
      ...ledgerMoves({ ...standing, cause: 'refund', ledger, decision, byRuleMinor: 250, baseMinor: 5_000 }),
    );
    const afterHalf = sumOf(ledger, 'due');
    ledger.push(
      ...ledgerMoves({ ...standing, cause: 'refund', ledger, decision, byRuleMinor: 0, baseMinor: 0 }),
    );

    expect(afterHalf).toBe(160);
    expect(sumOf(ledger, 'due')).toBe(0);
  });

  it('matches the amount due after every step, only by adding entries', () => {
    const steps = fc.array(
      fc.record({
        cause: fc.constantFrom('order' as const, 'refund' as const, 'cancellation' as const),
        byRuleMinor: fc.integer({ min: 0, max: 1_000_000 }),
        baseMinor: fc.integer({ min: 0, max: 1_000_000 }),
        isConfirmed: fc.boolean(),
        isOwed: fc.boolean(),
      }),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(steps, (list) => {
        const ledger: LedgerMove[] = [];
        for (const step of list) {
          ledger.push(...ledgerMoves({ ...step, ledger, decision: null }));

          const [counted, other] = step.isConfirmed ? (['due', 'held'] as const) : (['held', 'due'] as const);
          expect(sumOf(ledger, counted)).toBe(step.isOwed ? step.byRuleMinor : 0);
          expect(sumOf(ledger, other)).toBe(0);
        }
      }),
    );
  });
});
