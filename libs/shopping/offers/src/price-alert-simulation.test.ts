import { dayMs } from './day-length';
import type { AlertRule } from './price-alert';
import { simulateAlert } from './price-alert-simulation';

const today = '2026-11-21';

/** Daily lows ending today. */
function lows(...prices: readonly number[]) {
  return prices.map((amountMinor, place) => ({
    day: new Date(Date.parse(`${today}T00:00:00Z`) - (prices.length - 1 - place) * dayMs)
      .toISOString()
      .slice(0, 10),
    low: { amountMinor, currency: 'EUR' },
  }));
}

function simulate(rule: AlertRule, points: ReturnType<typeof lows>, days = 180) {
  return simulateAlert({ rule, currency: 'EUR' }, points, { today, days });
}

describe('simulateAlert', () => {
  it('lists the days on which an alert would have been sent', () => {
    const { firings } = simulate(
      { kind: 'target-price', targetMinor: 90 },
      lows(100, 89, 91, 89, 100, 88, 100),
    );

    expect(firings).toEqual([
      { day: '2026-11-16', price: { amountMinor: 89, currency: 'EUR' } },
      { day: '2026-11-20', price: { amountMinor: 88, currency: 'EUR' } },
    ]);
  });

  it('ignores older days', () => {
    const points = lows(100, 80, 100, 100, 80, 100);

    expect(simulate({ kind: 'target-price', targetMinor: 90 }, points, 4).firings).toHaveLength(1);
    expect(simulate({ kind: 'target-price', targetMinor: 90 }, points, 4).points).toEqual(points.slice(2));
  });

  it('measures a drop from the current price', () => {
    const { threshold, firings, isMetNow } = simulate(
      { kind: 'percent-drop', percent: 10, against: 'creation' },
      lows(300, 190, 171, 300, 200),
    );

    expect(threshold?.amountMinor).toBe(180);
    expect(firings.map(({ day }) => day)).toEqual(['2026-11-19']);
    expect(isMetNow).toBe(false);
  });

  it('includes lows from before the period', () => {
    const points = lows(50, 100, 90, 100, 80);

    expect(simulate({ kind: 'new-low', days: null }, points, 4).firings).toEqual([]);
    expect(simulate({ kind: 'new-low', days: 3 }, points, 4).firings).toHaveLength(1);
  });

  it('reports when the price is already met', () => {
    expect(simulate({ kind: 'target-price', targetMinor: 100 }, lows(120, 100)).isMetNow).toBe(true);
  });

  it('suggests a realistic target below the current price if the given one is below all prices', () => {
    const proposed = (...prices: readonly number[]) =>
      simulate({ kind: 'target-price', targetMinor: 5000 }, lows(...prices)).suggestedTarget?.amountMinor;

    expect(proposed(10_000, 8000, 10_000)).toBe(8400);
    expect(proposed(10_000, 8000, 8100)).toBe(8099);
    expect(proposed(10_000, 4900, 10_000)).toBeUndefined();
    expect(proposed(5010, 5001, 5001)).toBeUndefined();
  });

  it('returns nothing without history, in another currency, or for stock', () => {
    const points = lows(100, 80);

    expect(simulate({ kind: 'any-change' }, [])).toMatchObject({
      daysOfData: 0,
      isMetNow: null,
      firings: [],
    });
    expect(simulate({ kind: 'back-in-stock' }, points)).toMatchObject({ isMetNow: null, firings: [] });
    expect(
      simulateAlert({ rule: { kind: 'any-change' }, currency: 'USD' }, points, { today, days: 180 })
        .daysOfData,
    ).toBe(0);
  });
});
