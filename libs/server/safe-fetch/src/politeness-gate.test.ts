import { systemClock } from './fetch-options';
import type { Turn } from './politeness-gate';
import { createPolitenessGate } from './politeness-gate';

const politeness = { perHostConcurrent: 2, perHostSpacingMs: 0, concurrentMax: 3, queueMax: 2 };
const never = new AbortController().signal;

describe('the politeness gate', () => {
  afterEach(() => jest.useRealTimers());

  it('spaces the starts of fetches to one host', async () => {
    jest.useFakeTimers({ now: 0 });
    const gate = createPolitenessGate(
      { ...politeness, perHostSpacingMs: 120, perHostConcurrent: 9 },
      systemClock,
    );
    const starts: number[] = [];

    const turns = [1, 2, 3].map(async () => {
      leave(await gate.enter('shop.example:443', never));
      starts.push(Date.now());
    });
    await jest.advanceTimersByTimeAsync(1_000);
    await Promise.all(turns);

    expect(starts).toEqual([0, 120, 240]);
  });

  it('gives a host two slots at once and the next one when one is released', async () => {
    const gate = createPolitenessGate(politeness, systemClock);
    const first = await gate.enter('shop.example:443', never);
    await gate.enter('shop.example:443', never);
    const third = gate.enter('shop.example:443', never);
    const waitingBefore = gate.waiting();

    leave(first);

    expect((await third).kind).toBe('turn');
    expect([waitingBefore, gate.waiting()]).toEqual([1, 0]);
  });

  it('refuses one more than may wait, but not for an idle host', async () => {
    const gate = createPolitenessGate(politeness, systemClock);
    for (let held = 0; held < 2; held += 1) await gate.enter('slow.example:443', never);
    for (let waits = 0; waits < 2; waits += 1) void gate.enter('slow.example:443', never);

    const oneMore = await gate.enter('slow.example:443', never);
    const free = await gate.enter('free.example:443', never);
    const noneLeft = await gate.enter('other.example:443', never);

    expect([oneMore.kind, free.kind, noneLeft.kind]).toEqual(['busy', 'turn', 'busy']);
  });

  it('drops callers who give up waiting, and gives the slot to the next', async () => {
    const gate = createPolitenessGate({ ...politeness, perHostConcurrent: 1 }, systemClock);
    const caller = new AbortController();
    const first = await gate.enter('shop.example:443', never);
    const second = gate.enter('shop.example:443', caller.signal);
    const third = gate.enter('shop.example:443', never);

    caller.abort();
    const gaveUp = await second;
    leave(first);

    expect(gaveUp.kind).toBe('busy');
    expect((await third).kind).toBe('turn');
    expect(gate.waiting()).toBe(0);
  });

  it('holds a slot until it is released, even if the signal aborts', async () => {
    const gate = createPolitenessGate({ ...politeness, perHostConcurrent: 1 }, systemClock);
    const caller = new AbortController();
    const first = await gate.enter('shop.example:443', caller.signal);
    const second = gate.enter('shop.example:443', never);

    caller.abort();
    await new Promise((resolve) => setImmediate(resolve));
    const waitingWhileHeld = gate.waiting();
    leave(first);

    expect(waitingWhileHeld).toBe(1);
    expect((await second).kind).toBe('turn');
  });
});

function leave(turn: Turn): void {
  if (turn.kind !== 'turn') throw new Error(`there was no turn: ${turn.kind}`);
  turn.leave();
}
