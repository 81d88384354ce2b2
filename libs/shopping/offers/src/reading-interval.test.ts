import fc from 'fast-check';
import { dayMs } from './day-length';
import { hostRest, isNearThreshold, nextReading, readingIntervals } from './reading-interval';
import type { ReadingNews } from './reading-interval';

const { shortestMs, longestMs } = readingIntervals;
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const news = fc.constantFrom<ReadingNews>('moved', 'same', 'unread');
const intervalMs = fc.integer({ min: 0, max: 10 * longestMs });
const pinnedMs = fc.option(fc.integer({ min: 0, max: 10 * longestMs }));
const own = { isNearTarget: false, pinnedMs: null };

describe('when an offer is checked again', () => {
  it('is between 15 minutes and 2 days, whatever happened', () => {
    fc.assert(
      fc.property(
        intervalMs,
        news,
        fc.boolean(),
        pinnedMs,
        random,
        (before, what, isNearTarget, pinned, chance) => {
          const next = nextReading(
            { intervalMs: before, news: what, isNearTarget, pinnedMs: pinned },
            chance,
          );

          for (const ms of [next.intervalMs, next.waitMs]) {
            expect(ms).toBeGreaterThanOrEqual(15 * 60_000);
            expect(ms).toBeLessThanOrEqual(2 * dayMs);
          }
        },
      ),
    );
  });

  it('is sooner after a change, and later the longer nothing happens', () => {
    fc.assert(
      fc.property(fc.integer({ min: shortestMs + 1, max: longestMs - 1 }), random, (before, chance) => {
        const moved = nextReading({ ...own, intervalMs: before, news: 'moved' }, chance);
        const same = nextReading({ ...own, intervalMs: before, news: 'same' }, chance);

        expect(moved.intervalMs).toBeLessThan(before);
        expect(same.intervalMs).toBeGreaterThan(before);
        expect(moved.waitMs).toBeLessThanOrEqual(same.waitMs);
      }),
    );
  });

  it('reaches both limits: 15 minutes for a price that always changes, 2 days for one that never does', () => {
    const after = (what: ReadingNews) =>
      Array.from({ length: 20 }).reduce<number>(
        (before) => nextReading({ ...own, intervalMs: before, news: what }, 0.5).intervalMs,
        6 * 60 * 60_000,
      );

    expect(after('moved')).toBe(shortestMs);
    expect(after('same')).toBe(longestMs);
  });

  it('is sooner while an alert is near its target, without changing the interval', () => {
    const past = { intervalMs: 6 * 60 * 60_000, news: 'same', pinnedMs: null } as const;

    const near = nextReading({ ...past, isNearTarget: true }, 0.5);
    const far = nextReading({ ...past, isNearTarget: false }, 0.5);

    expect(near.waitMs).toBeLessThan(far.waitMs / 2);
    expect(near.intervalMs).toBe(far.intervalMs);
  });

  it('spreads offers that were added together', () => {
    const waits = [0, 0.25, 0.5, 0.75].map(
      (chance) => nextReading({ ...own, intervalMs: 6 * 60 * 60_000, news: 'unread' }, chance).waitMs,
    );

    expect(new Set(waits).size).toBe(4);
  });

  it("follows the operator's interval, whatever the price does", () => {
    const pinned = { isNearTarget: true, pinnedMs: 60 * 60_000, intervalMs: longestMs } as const;

    expect(nextReading({ ...pinned, news: 'moved' }, 0.5).waitMs).toBe(60 * 60_000);
    expect(nextReading({ ...pinned, news: 'same' }, 0.5).waitMs).toBe(60 * 60_000);
  });
});

describe('how long a host is paused', () => {
  it('grows with each failure in a row, up to 2 days, and is at least what it asked for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 7 * dayMs }),
        random,
        (failures, asked, chance) => {
          const rest = hostRest(failures, asked, chance);

          expect(rest).toBeGreaterThanOrEqual(asked);
          expect(hostRest(failures, null, chance)).toBeLessThanOrEqual(longestMs * 1.1 + 1);
          expect(hostRest(failures + 1, asked, chance)).toBeGreaterThanOrEqual(rest);
        },
      ),
    );
  });
});

describe("a price near an alert's threshold", () => {
  it('is at most a twentieth above it', () => {
    expect(isNearThreshold(10_500, 10_000)).toBe(true);
    expect(isNearThreshold(10_501, 10_000)).toBe(false);
    expect(isNearThreshold(10_000, 10_000)).toBe(false);
  });
});
