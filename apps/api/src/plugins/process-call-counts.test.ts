import { createProcessCallCounts } from './process-call-counts';

describe('the counts of one process', () => {
  it('restart when the window is over, and return the time left in it', async () => {
    let now = 1_000;
    const counts = createProcessCallCounts(() => now);

    const first = await counts.countCall('a', 60_000);
    now += 20_000;
    const second = await counts.countCall('a', 60_000);
    now += 40_000;
    const third = await counts.countCall('a', 60_000);

    expect([first, second, third]).toEqual([
      { calls: 1, leftMs: 60_000 },
      { calls: 2, leftMs: 40_000 },
      { calls: 1, leftMs: 60_000 },
    ]);
  });

  it('count each key separately', async () => {
    const counts = createProcessCallCounts(() => 0);

    await counts.countCall('a', 60_000);

    expect(await counts.countCall('b', 60_000)).toMatchObject({ calls: 1 });
  });

  it('drop the oldest key when there are too many', async () => {
    const counts = createProcessCallCounts(() => 0);
    await counts.countCall('first', 60_000);
    await counts.countCall('second', 60_000);

    for (let place = 0; place < 19_999; place += 1) await counts.countCall(`k${place}`, 60_000);

    expect(await counts.countCall('second', 60_000)).toMatchObject({ calls: 2 });
    expect(await counts.countCall('first', 60_000)).toMatchObject({ calls: 1 });
  });
});
