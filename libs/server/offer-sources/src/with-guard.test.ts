import { CircuitOpen, SourceFailure } from './offer-source';
import type { FoundOffer, OfferSource } from './offer-source';
import { sampleRequest, stubOfferSource } from './testing';
import { openGate } from './testing/open-gate';
import { withGuard } from './with-guard';

const request = sampleRequest();
const instantly = { random: () => 0, sleep: async () => undefined };

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the circuit', () => {
  it('stays closed while fewer than half of the calls fail', async () => {
    const { guarded, asked } = guardedFrom((call) => (call % 3 === 2 ? new Error('bad') : []));

    await searches(guarded, 40);

    expect(guarded.circuit()).toBe('closed');
    expect(asked()).toBe(40);
  });

  it('opens when half of twenty calls failed, and then makes no calls', async () => {
    const { guarded, asked } = guardedFrom((call) => (call % 2 === 1 ? new Error('bad') : []));

    const answers = await searches(guarded, 25);

    expect(guarded.circuit()).toBe('open');
    expect(asked()).toBe(20);
    expect(answers.slice(20).every((answer) => answer instanceof CircuitOpen)).toBe(true);
  });

  it('is closed by an operator, who clears earlier failures', async () => {
    const { guarded, asked } = guardedFrom(() => new Error('bad'));
    await searches(guarded, 25);

    guarded.closeCircuit();
    await searches(guarded, 19);

    expect(guarded.circuit()).toBe('closed');
    expect(asked()).toBe(39);
  });

  it("doesn't open on nineteen failures", async () => {
    const { guarded } = guardedFrom(() => new Error('bad'));

    await searches(guarded, 19);

    expect(guarded.circuit()).toBe('closed');
  });

  it('forgets failures after ten seconds, however few calls followed', async () => {
    const { guarded } = guardedFrom(() => new Error('bad'));
    await searches(guarded, 19);

    jest.advanceTimersByTime(10_001);
    await searches(guarded, 19);

    expect(guarded.circuit()).toBe('closed');
  });

  it('lets one call through after thirty seconds, and closes if it succeeds', async () => {
    const { guarded, asked } = guardedFrom((call) => (call < 20 ? new Error('bad') : []));
    await searches(guarded, 20);

    jest.advanceTimersByTime(29_999);
    const before = guarded.circuit();
    jest.advanceTimersByTime(1);
    const after = guarded.circuit();
    await searches(guarded, 1);

    expect([before, after, guarded.circuit()]).toEqual(['open', 'half-open', 'closed']);
    expect(asked()).toBe(21);
  });

  it('rejects other calls during the test call, and reopens if it fails', async () => {
    const gate = openGate();
    const { guarded, asked } = guardedFrom(async (call) => {
      if (call >= 20) await gate.opened;
      return new Error('bad');
    });
    await searches(guarded, 20);
    jest.advanceTimersByTime(30_000);

    const probe = search(guarded);
    const other = await search(guarded);
    gate.open();
    await probe;

    expect(other).toBeInstanceOf(CircuitOpen);
    expect(asked()).toBe(21);
    expect(guarded.circuit()).toBe('open');
  });

  it("doesn't count calls whose callers gave up", async () => {
    const { guarded } = guardedFrom(() => new Promise<never>(() => undefined));

    for (let count = 0; count < 30; count += 1) {
      const controller = new AbortController();
      const given = search(guarded, controller.signal);
      controller.abort();
      await given;
    }

    expect(guarded.circuit()).toBe('closed');
  });

  it('counts missed deadlines', async () => {
    const { guarded } = guardedFrom(() => new Promise<never>(() => undefined));

    for (let count = 0; count < 20; count += 1) {
      const controller = new AbortController();
      const missed = search(guarded, controller.signal);
      controller.abort(new DOMException('too late', 'TimeoutError'));
      await missed;
    }

    expect(guarded.circuit()).toBe('open');
  });

  it("doesn't count our own refusals", async () => {
    const { guarded } = guardedFrom(() => new SourceFailure('refused', 'not allowed'));

    await searches(guarded, 30);

    expect(guarded.circuit()).toBe('closed');
  });
});

describe('the bulkhead', () => {
  it('runs four searches at once, queues twenty and refuses more', async () => {
    const gate = openGate();
    let running = 0;
    let runningMax = 0;
    const { guarded, asked } = guardedFrom(async () => {
      running += 1;
      runningMax = Math.max(runningMax, running);
      await gate.opened;
      running -= 1;
      return [];
    });

    const waiting = Array.from({ length: 24 }, () => search(guarded));
    const refused = await search(guarded);
    gate.open();
    await Promise.all(waiting);

    expect(refused).toMatchObject({ name: 'SourceFailure', reason: 'refused' });
    expect(runningMax).toBe(4);
    expect(asked()).toBe(24);
  });

  it("doesn't start a search whose caller has left the queue", async () => {
    const gate = openGate();
    const { guarded, asked } = guardedFrom(async () => {
      await gate.opened;
      return [];
    });
    const running = Array.from({ length: 4 }, () => search(guarded));
    const controller = new AbortController();

    const queued = search(guarded, controller.signal);
    controller.abort();
    gate.open();
    await Promise.all([...running, queued]);

    expect(asked()).toBe(4);
  });
});

describe('the deadline', () => {
  it('ends a search whose source ignores the signal', async () => {
    const { guarded } = guardedFrom(() => new Promise<never>(() => undefined));
    const controller = new AbortController();

    const pending = search(guarded, controller.signal);
    controller.abort(new DOMException('too late', 'TimeoutError'));

    expect(await pending).toMatchObject({ name: 'TimeoutError' });
  });
});

type Behaviour = (call: number) => readonly FoundOffer[] | Error | Promise<readonly FoundOffer[] | Error>;

function guardedFrom(behave: Behaviour) {
  let calls = 0;
  const source: OfferSource = {
    ...stubOfferSource({ id: 'guarded' }),
    findOffers: async () => {
      calls += 1;
      const answer = await behave(calls - 1);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return { guarded: withGuard(source, instantly), asked: () => calls };
}

async function search(
  source: OfferSource,
  signal: AbortSignal = new AbortController().signal,
): Promise<unknown> {
  try {
    return await source.findOffers(request, signal);
  } catch (failure) {
    return failure;
  }
}

async function searches(source: OfferSource, count: number): Promise<readonly unknown[]> {
  const answers: unknown[] = [];
  for (let done = 0; done < count; done += 1) answers.push(await search(source));
  return answers;
}
