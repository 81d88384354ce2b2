import fc from 'fast-check';
import { dayMs } from './day-length';
import type { PricePoint } from './price-history';
import { dealVerdict } from './price-history';

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const today = '2026-03-01';

function history(lows: readonly number[]): readonly PricePoint[] {
  const end = Date.parse(`${today}T00:00:00Z`);
  return lows.map((low, index) => ({
    day: new Date(end - (lows.length - index) * dayMs).toISOString().slice(0, 10),
    low: eur(low),
  }));
}

const days = (count: number, low: number) => Array.from({ length: count }, () => low);
const judge = (lows: readonly number[], price: number) =>
  dealVerdict(history(lows), { day: today, price: eur(price) });

describe('dealVerdict', () => {
  it.each([
    ['great for a clear lowest ever', days(90, 1000), 880, 'great'],
    ['great for a lowest ever of five percent', days(90, 1000), 950, 'great'],
    ['fair for a lowest ever that hardly differs', days(90, 1000), 980, 'fair'],
    ['good near the 30-day low', [...days(60, 1000), ...days(10, 900), ...days(20, 1000)], 920, 'good'],
    ['fair for the usual price', days(90, 1000), 1000, 'fair'],
    ['high well above the median', days(90, 1000), 1060, 'high'],
    ['not enough data under fourteen days', days(13, 1000), 500, 'not-enough-data'],
    ['not enough data without history', [], 500, 'not-enough-data'],
  ])('is %s', (_name, lows, price, verdict) => {
    expect(judge(lows, price).verdict).toBe(verdict);
  });

  it("doesn't praise a price cut after a rise", () => {
    const raised = [...days(50, 1200), ...days(20, 900), ...days(20, 1300)];

    expect(judge(raised, 1000).verdict).toBe('fair');
  });

  it("doesn't praise a price above a falling trend", () => {
    const falling = Array.from({ length: 90 }, (_day, index) => 2000 - index * 10);

    const { verdict, evidence } = judge(falling, 1150);

    expect(verdict).not.toBe('good');
    expect(evidence.trend).toBe('falling');
  });

  it('returns the figures behind the verdict', () => {
    const { evidence } = judge([...days(10, 700), ...days(60, 1000), ...days(30, 950)], 880);

    expect(evidence).toEqual({
      median90: eur(1000),
      low30: eur(950),
      low90: eur(950),
      allTimeLow: eur(700),
      expectedToday: expect.objectContaining({ currency: 'EUR' }),
      trend: 'falling',
      daysOfData: 90,
      daysSinceFirstSeen: 100,
      percentBelowMedian: 12,
      isLowestEver: false,
      confidence: 'high',
    });
  });

  it('has low confidence at first and medium for five weeks', () => {
    expect(judge(days(13, 1000), 1000).evidence.confidence).toBe('low');
    expect(judge(days(14, 1000), 1000).evidence.confidence).toBe('medium');
    expect(judge(days(35, 1000), 1000).evidence.confidence).toBe('high');
  });

  it('ignores future days, other currencies and invalid days', () => {
    const points = [
      { day: today, low: eur(1) },
      { day: '2026-03-02', low: eur(1) },
      { day: '2026-02-28', low: { amountMinor: 1, currency: 'USD' } },
      { day: 'yesterday', low: eur(1) },
      { day: '2025-11-31', low: eur(1) },
    ];

    const { evidence } = dealVerdict(points, { day: today, price: eur(1000) });

    expect(evidence.daysOfData).toBe(0);
    expect(evidence.allTimeLow).toBeNull();
  });

  it('uses the lower of two points on a day, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 40 }), (lows) => {
        const points = history(lows);
        const doubled = [
          ...points.map(({ day, low }) => ({ day, low: eur(low.amountMinor + 7) })),
          ...points,
        ];

        const plain = dealVerdict(points, { day: today, price: eur(500) });

        expect(dealVerdict(doubled.toReversed(), { day: today, price: eur(500) })).toEqual(plain);
      }),
    );
  });

  it('never rates a lower price worse', () => {
    const order = ['high', 'fair', 'good', 'great'];
    const prices = fc.array(fc.integer({ min: 500, max: 1500 }), { minLength: 14, maxLength: 100 });
    fc.assert(
      fc.property(prices, fc.integer({ min: 400, max: 1600 }), fc.nat(300), (lows, price, less) => {
        const dearer = order.indexOf(judge(lows, price).verdict);

        const cheaper = order.indexOf(judge(lows, price - less).verdict);

        expect(cheaper).toBeGreaterThanOrEqual(dearer);
      }),
    );
  });
});
