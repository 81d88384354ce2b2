import { dayMs } from '@pricehunt/offers';
import fc from 'fast-check';
import type { CommissionDecision } from './commission-decision';
import { ledgerMoves } from './ledger-move';
import type { LedgerCause, LedgerMove } from './ledger-move';
import { statementTotals } from './statement';
import type { StatementTotals } from './statement';
import { daysOfMonth, monthAfter, monthIn, statementPeriod } from './statement-period';

const ms = (at: string) => Date.parse(at);

describe('the month of a time', () => {
  it.each([
    // Summer time ends on 25 October in Berlin and on 1 November in New York.
    ['2026-10-31T22:59:59Z', 'Europe/Berlin', '2026-10'],
    ['2026-10-31T23:00:00Z', 'Europe/Berlin', '2026-11'],
    ['2026-11-01T03:59:59Z', 'America/New_York', '2026-10'],
    ['2026-11-01T04:00:00Z', 'America/New_York', '2026-11'],
    ['2026-12-01T04:59:59Z', 'America/New_York', '2026-11'],
    ['2026-12-01T05:00:00Z', 'America/New_York', '2026-12'],
    ['2026-12-31T23:30:00Z', 'Europe/Berlin', '2027-01'],
    ['2026-12-31T23:30:00Z', 'UTC', '2026-12'],
  ])('of %s in %s is %s', (at, timeZone, month) => {
    expect(monthIn(ms(at), timeZone)).toBe(month);
  });

  it('is followed by the next, and has its first and last day', () => {
    expect(monthAfter('2026-12')).toBe('2027-01');
    expect(monthAfter('2026-09')).toBe('2026-10');
    expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });
});

describe('the statement of an entry', () => {
  const entry = { placedAtMs: ms('2026-10-31T23:30:00Z'), nowMs: ms('2026-12-04T09:00:00Z') };

  it("is that of the order's month in the merchant's time zone", () => {
    expect(statementPeriod({ ...entry, timeZone: 'Europe/Berlin', closedThrough: null })).toBe('2026-11');
    expect(statementPeriod({ ...entry, timeZone: 'America/New_York', closedThrough: null })).toBe('2026-10');
  });

  it('is the first open one if that month is closed', () => {
    const closedThrough = '2026-11';

    expect(statementPeriod({ ...entry, timeZone: 'Europe/Berlin', closedThrough })).toBe('2026-12');
  });

  it('is the current one for an order from the future', () => {
    const placedAtMs = ms('2031-01-01T00:00:00Z');

    expect(statementPeriod({ ...entry, placedAtMs, timeZone: 'UTC', closedThrough: null })).toBe('2026-12');
  });
});

describe('the totals of a statement', () => {
  it('separates commission, corrections and adjustments and adds them up', () => {
    const totals = statementTotals([
      { kind: 'commission', entryCount: 3, amountMinor: 1_500, baseMinor: 30_000 },
      { kind: 'refund', entryCount: 1, amountMinor: -250, baseMinor: -5_000 },
      { kind: 'reversal', entryCount: 1, amountMinor: -500, baseMinor: -10_000 },
      { kind: 'denial', entryCount: 1, amountMinor: -300, baseMinor: 0 },
      { kind: 'adjustment', entryCount: 1, amountMinor: 40, baseMinor: 0 },
    ]);

    expect(totals).toEqual({
      orders: 3,
      revenueMinor: 15_000,
      rateBasisPoints: 500,
      commissionMinor: 1_500,
      correctionsMinor: -750,
      adjustmentsMinor: -260,
      dueMinor: 490,
    });
  });

  it('has no rate without revenue', () => {
    expect(statementTotals([]).rateBasisPoints).toBeNull();
  });
});

type Entry = LedgerMove & { readonly period: string };

interface Simulated {
  readonly placedAtMs: number;
  readonly fullMinor: number;
  leftMinor: number;
  isOwed: boolean;
  decision: CommissionDecision | null;
  readonly entries: Entry[];
}

const event = fc.record({
  waitMs: fc.integer({ min: 0, max: 20 * dayMs }),
  lateMs: fc.integer({ min: 0, max: 5 * dayMs }),
  what: fc.constantFrom('order', 'order', 'order', 'refund', 'cancel', 'approve', 'deny', 'adjust', 'close'),
  which: fc.nat({ max: 50 }),
  amountMinor: fc.integer({ min: 0, max: 50_000 }),
});

describe('statements over all periods', () => {
  it('sum to the ledger and never change once closed, whatever order events come in', () => {
    const scenario = fc.record({
      timeZone: fc.constantFrom('America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'UTC'),
      startMs: fc.integer({ min: ms('2026-01-01T00:00:00Z'), max: ms('2027-01-01T00:00:00Z') }),
      events: fc.array(event, { minLength: 1, maxLength: 60 }),
    });

    fc.assert(
      fc.property(scenario, ({ timeZone, startMs, events }) => {
        const orders: Simulated[] = [];
        const closed = new Map<string, StatementTotals>();
        let closedThrough: string | null = null;
        let nowMs = startMs;
        const all = () => orders.flatMap(({ entries }) => entries);
        const totalsOf = (period: string) =>
          totalsOfEntries(all().filter((entry) => entry.period === period));
        for (const { waitMs, lateMs, what, which, amountMinor } of events) {
          nowMs += waitMs;
          const order = orders[which % Math.max(1, orders.length)];
          const month = monthIn(nowMs, timeZone);
          if (what === 'order') {
            const placedAtMs = nowMs - lateMs;
            const placed = { placedAtMs, fullMinor: amountMinor, leftMinor: amountMinor, isOwed: true };
            orders.push({ ...placed, decision: null, entries: [] });
            settle(orders.at(-1), 'order', { nowMs, timeZone, closedThrough });
          } else if (what === 'close') {
            const periods = [...new Set(all().map(({ period }) => period))].toSorted();
            const next = periods.find((period) => closedThrough === null || period > closedThrough);
            if (next === undefined || next >= month) continue;
            closedThrough = next;
            closed.set(next, totalsOf(next));
          } else if (order !== undefined) {
            settle(order, change(order, what, amountMinor), { nowMs, timeZone, closedThrough });
          }
        }

        const periods = [...new Set(all().map(({ period }) => period))];
        const dueOfStatements = periods.reduce((sum, period) => sum + totalsOf(period).dueMinor, 0);
        expect(dueOfStatements).toBe(all().reduce((sum, entry) => sum + entry.amountMinor, 0));
        expect(dueOfStatements).toBe(orders.reduce((sum, order) => sum + dueOf(order), 0));
        expect(periods.reduce((sum, period) => sum + totalsOf(period).orders, 0)).toBe(orders.length);
        for (const [period, totals] of closed) expect(totalsOf(period)).toEqual(totals);
      }),
      { numRuns: 300 },
    );
  });
});

function change(order: Simulated, what: string, amountMinor: number): LedgerCause {
  switch (what) {
    case 'refund':
      order.leftMinor = Math.max(0, order.leftMinor - amountMinor);
      return 'refund';
    case 'cancel':
      order.isOwed = false;
      return 'cancellation';
    case 'approve':
      order.decision = { status: 'approved', amountMinor: byRule(order), baseMinor: order.leftMinor };
      return 'decision';
    case 'deny':
      order.decision = { status: 'denied', amountMinor: 0, baseMinor: order.leftMinor };
      return 'decision';
    default:
      order.decision = { status: 'adjusted', amountMinor, baseMinor: order.leftMinor };
      return 'decision';
  }
}

function settle(
  order: Simulated | undefined,
  cause: LedgerCause,
  now: { readonly nowMs: number; readonly timeZone: string; readonly closedThrough: string | null },
): void {
  if (order === undefined) return;
  const { entries, isOwed, leftMinor, decision, placedAtMs } = order;
  const moves = ledgerMoves({
    cause,
    ledger: entries,
    isConfirmed: true,
    isOwed,
    decision,
    byRuleMinor: byRule(order),
    baseMinor: leftMinor,
  });
  const period = statementPeriod({ placedAtMs, ...now });
  entries.push(...moves.map((move) => ({ ...move, period })));
}

function byRule({ leftMinor }: Simulated): number {
  return Math.round(leftMinor * 0.05);
}

function dueOf(order: Simulated): number {
  const { isOwed, decision, leftMinor } = order;
  if (!isOwed || decision?.status === 'denied') return 0;
  if (decision?.status !== 'adjusted') return byRule(order);
  const share = decision.baseMinor === 0 ? 1 : leftMinor / decision.baseMinor;
  return Math.round(decision.amountMinor * share);
}

function totalsOfEntries(entries: readonly Entry[]): StatementTotals {
  return statementTotals(entries.map((entry) => ({ ...entry, entryCount: 1 })));
}
