import { longestTurn, median, percentile, processorTimed, timed } from './measured';

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[10, 2, 4, 8], 6],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it('is no number where nothing was measured', () => {
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

  it('is no number where nothing was measured', () => {
    expect(percentile([], 0.95)).toBeNaN();
  });
});

describe('timed', () => {
  it('gives the result of the work with the time it took', async () => {
    const { ms, result } = await timed(async () => 'done');

    expect(result).toBe('done');
    expect(ms).toBeGreaterThanOrEqual(0);
  });
});

describe('processorTimed', () => {
  it('counts the work of the processor, not the waiting', async () => {
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

  it('is the longest piece of work without a turn of the loop, not the sum of the pieces', async () => {
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
