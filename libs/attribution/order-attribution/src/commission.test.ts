import fc from 'fast-check';
import type { CommissionRule } from './commission';
import { commissionMinor, commissionableMinor, remainingLines, ruleFor, rulesProblem } from './commission';
import type { OrderLine, OrderRefund } from './order-facts';

const line = (lineId: string, changes: Partial<OrderLine> = {}): OrderLine => ({
  lineId,
  itemId: null,
  sku: null,
  title: null,
  category: null,
  quantity: 1,
  totalMinor: 10_000,
  ...changes,
});
const percent = (basisPoints: number): CommissionRule['pays'] => ({ kind: 'percent', basisPoints });
const byDefault: CommissionRule = { applies: { to: 'default' }, pays: percent(500) };
const forAudio: CommissionRule = { applies: { to: 'category', category: 'Audio' }, pays: percent(300) };
const forHeadphones: CommissionRule = {
  applies: { to: 'category', category: 'audio > Headphones' },
  pays: percent(800),
};
const forItem: CommissionRule = {
  applies: { to: 'item', itemId: 'KW-1' },
  pays: { kind: 'fixed', amount: { amountMinor: 250, currency: 'EUR' } },
};
const rules = [byDefault, forAudio, forHeadphones, forItem];
const refund = (lines: OrderRefund['lines'], totalMinor = 0): OrderRefund => ({
  externalId: 'r1',
  atMs: 0,
  totalMinor,
  lines,
});

describe('ruleFor', () => {
  it.each([
    [line('1'), byDefault],
    [line('1', { category: 'Audio > Speakers' }), forAudio],
    [line('1', { category: 'Audio > Headphones > Wireless' }), forHeadphones],
    [line('1', { category: 'Audio > Headphones', itemId: 'KW-1' }), forItem],
    [line('1', { sku: 'KW-1' }), forItem],
    [line('1', { category: 'Audiobooks' }), byDefault],
  ])('applies the most specific rule to %j', (each, expected) => {
    expect(ruleFor(each, rules)).toBe(expected);
  });

  it('finds no rule if none matches', () => {
    expect(ruleFor(line('1'), [forAudio])).toBeNull();
  });
});

describe('commissionMinor', () => {
  it('calculates each line by its own rule', () => {
    const lines = remainingLines(
      [line('1'), line('2', { category: 'Audio' }), line('3', { itemId: 'KW-1', quantity: 3 })],
      [],
    );

    expect(commissionMinor(lines, rules, 'EUR')).toBe(500 + 300 + 750);
  });

  it('pays nothing for a fixed amount in another currency, and never more than the line is worth', () => {
    const cheap = remainingLines([line('1', { itemId: 'KW-1', totalMinor: 100 })], []);

    expect(commissionMinor(cheap, rules, 'EUR')).toBe(100);
    expect(commissionMinor(cheap, rules, 'USD')).toBe(0);
  });

  it('pays nothing without a rule', () => {
    expect(commissionMinor(remainingLines([line('1')], []), [], 'EUR')).toBe(0);
  });
});

describe('remainingLines', () => {
  it('subtracts a refund from the lines it lists', () => {
    const left = remainingLines(
      [line('1', { quantity: 2 }), line('2')],
      [refund([{ lineId: '1', quantity: 1, totalMinor: 5_000 }])],
    );

    expect(left.map(({ quantity, totalMinor }) => [quantity, totalMinor])).toEqual([
      [1, 5_000],
      [1, 10_000],
    ]);
  });

  it('spreads a refund without lines over all of them', () => {
    const left = remainingLines(
      [line('1', { totalMinor: 3_000 }), line('2', { totalMinor: 1_000 })],
      [refund(null, 400)],
    );

    expect(left.map(({ totalMinor }) => totalMinor)).toEqual([2_700, 900]);
  });

  it('never subtracts more than the remaining amount', () => {
    const left = remainingLines(
      [line('1')],
      [refund([{ lineId: '1', quantity: 9, totalMinor: 99_999 }]), refund(null, 5_000)],
    );

    expect(commissionableMinor(left)).toBe(0);
    expect(left[0]?.quantity).toBe(0);
  });
});

describe('rulesProblem', () => {
  it('finds a duplicate rule and an unknown currency', () => {
    const twin: CommissionRule = {
      applies: { to: 'category', category: 'AUDIO>headphones' },
      pays: percent(1),
    };
    const nowhere: CommissionRule = {
      applies: { to: 'default' },
      pays: { kind: 'fixed', amount: { amountMinor: 1, currency: 'XQX' } },
    };

    expect(rulesProblem(rules)).toBeNull();
    expect(rulesProblem([...rules, twin])).toEqual({ place: 4, why: 'double' });
    expect(rulesProblem([nowhere])).toEqual({ place: 0, why: 'currency' });
  });
});

describe('commission after refunds', () => {
  it('falls with every refund, but never below zero', () => {
    const lines = [line('1', { quantity: 3, totalMinor: 9_001 }), line('2', { totalMinor: 777 })];
    const refunds = fc.array(
      fc.oneof(
        fc.integer({ min: 0, max: 5_000 }).map((totalMinor) => refund(null, totalMinor)),
        fc
          .record({
            lineId: fc.constantFrom('1', '2'),
            quantity: fc.integer({ min: 0, max: 3 }),
            totalMinor: fc.integer({ min: 0, max: 5_000 }),
          })
          .map((part) => refund([part])),
      ),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(refunds, (list) => {
        let before = Number.POSITIVE_INFINITY;
        for (let count = 0; count <= list.length; count += 1) {
          const due = commissionMinor(remainingLines(lines, list.slice(0, count)), rules, 'EUR');

          expect(due).toBeGreaterThanOrEqual(0);
          expect(due).toBeLessThanOrEqual(before);
          before = due;
        }
      }),
    );
  });
});
