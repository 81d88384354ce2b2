import fc from 'fast-check';
import { retryDelayMs } from './retry-delay';

const retry = { firstMs: 1_000, maxMs: 60_000 };

describe('the retry delay', () => {
  it('is between 0 and a limit that doubles up to the maximum', () => {
    const longest = [1, 2, 3, 4, 7, 50].map((attempt) => retryDelayMs(attempt, retry, () => 0.999_999));

    expect(longest).toEqual([999, 1_999, 3_999, 7_999, 59_999, 59_999]);
    expect(retryDelayMs(9, retry, () => 0)).toBe(0);
  });

  it('is never negative or above the maximum, for any attempt and random number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.double({ min: 0, max: 0.999_999, noNaN: true }),
        (attempt, chance) => {
          const delay = retryDelayMs(attempt, retry, () => chance);

          expect(delay).toBeGreaterThanOrEqual(0);
          expect(delay).toBeLessThanOrEqual(retry.maxMs);
        },
      ),
    );
  });
});
