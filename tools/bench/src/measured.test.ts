import { longestTurn, median, percentile, processorTimed, timed } from './measured';

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[10, 2, 4, 8], 6],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it('is NaN without measurements', () => {
    expect(median([])).toBeNaN();
  });
});

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, place) => 100 - place);

  it.each([
    [0, 1],
    [0.5, 50],
    [0.95, 95],
    [1, 100],
  ])('%d of 1 to 100 is %d', (share, value) => {
    expect(percentile(hundred, share)).toBe(value);
  });

  it('is NaN without measurements', () => {
    expect(percentile([], 0.95)).toBeNaN();
  });
});

describe('timed', () => {
  it('returns the result of the work with its duration', async () => {
    const { ms, result } = await timed(async () => 'done');

    expect(result).toBe('done');
    expect(ms).toBeGreaterThanOrEqual(0);
  });
});

describe('processorTimed', () => {
  it('counts processor time, not waiting', async () => {
    const startedAt = performance.now();

    const { processorMs, result } = await processorTimed(async () => {
      let sum = 0;
      while (performance.now() - startedAt < 20) sum += 1;
      return sum;
    });

    expect(result).toBeGreaterThan(0);
    expect(processorMs).toBeGreaterThan(0);
  });
});

describe('longestTurn', () => {
  const busy = (ms: number) => {
    const { user, system } = process.cpuUsage();
    const used = () => {
      const now = process.cpuUsage();
      return (now.user + now.system - user - system) / 1000;
    };
    let sum = 0;
    while (used() < ms) sum += 1;
    return sum;
  };

  it('is the longest block of the event loop, not the sum', async () => {
    const held = await longestTurn(async () => {
      for (const ms of [5, 40, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]) {
        busy(ms);
        await new Promise((resolve) => setImmediate(resolve));
      }
    });

    // Two clocks differ by a millisecond or two; the other parts take 5 ms each, all together 95.
    expect(held).toBeGreaterThan(30);
    expect(held).toBeLessThan(80);
  });
});
