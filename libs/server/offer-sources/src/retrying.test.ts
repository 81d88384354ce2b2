import { SourceFailure } from './offer-source';
import { createRetrying } from './retrying';

const signal = new AbortController().signal;
const unreachable = new SourceFailure('unreachable', 'no answer');

describe('createRetrying', () => {
  it('never makes more than a tenth more calls, however long all fail', async () => {
    const { attempt, calls } = retryingFrom(() => unreachable);

    for (let count = 0; count < 1_000; count += 1) await attempt();

    expect(calls()).toBe(1_100);
  });

  it('makes at most ten retries in a row after a long time without errors', async () => {
    let isDown = false;
    const { attempt, calls } = retryingFrom(() => (isDown ? unreachable : null));
    for (let count = 0; count < 1_000; count += 1) await attempt();
    isDown = true;

    for (let count = 0; count < 20; count += 1) await attempt();

    expect(calls() - 1_000).toBeLessThanOrEqual(20 + 11);
  });

  it('returns the result of the second try', async () => {
    let isDown = false;
    const { attempt } = retryingFrom(() => (isDown ? ((isDown = false), unreachable) : null));
    for (let count = 0; count < 10; count += 1) await attempt();
    isDown = true;

    const answer = await attempt();

    expect(answer).toBe('answer');
  });

  it.each([
    ['at the least chance', 0, 0],
    ['at an even chance', 0.5, 200],
    ['at the greatest chance', 0.999, 399.6],
  ])('waits within its limits %s', async (_what, chance, waitMs) => {
    const { attempt, waits } = retryingFrom(() => unreachable, chance);

    for (let count = 0; count < 10; count += 1) await attempt();

    expect(waits).toEqual([waitMs]);
  });

  it('waits as long as the source asks if that is short', async () => {
    const { attempt, waits } = retryingFrom(() => new SourceFailure('rate-limited', 'busy', 1_500));

    for (let count = 0; count < 10; count += 1) await attempt();

    expect(waits).toEqual([1_500]);
  });

  it.each([
    ['the source asks for a long rest', new SourceFailure('rate-limited', 'busy', 60_000)],
    ['the source is busy and does not say for how long', new SourceFailure('rate-limited', 'busy')],
    ['the source blocks', new SourceFailure('blocked', 'no')],
    ['the answer is bad', new SourceFailure('bad-answer', 'nonsense')],
    ['it is our own doing', new SourceFailure('refused', 'not allowed')],
    ['it is a bug', new TypeError('x is not a function')],
  ])("doesn't retry when %s", async (_what, failure) => {
    const { attempt, calls } = retryingFrom(() => failure);

    for (let count = 0; count < 50; count += 1) await attempt();

    expect(calls()).toBe(50);
  });

  it("doesn't retry after the caller gave up", async () => {
    const left = AbortSignal.abort();
    const { attempt, calls } = retryingFrom(() => unreachable);

    for (let count = 0; count < 50; count += 1) await attempt(left);

    expect(calls()).toBe(50);
  });
});

function retryingFrom(fail: () => Error | null, chance = 0) {
  let calls = 0;
  const waits: number[] = [];
  const retrying = createRetrying({
    random: () => chance,
    sleep: async (ms) => {
      waits.push(ms);
    },
  });
  const attempt = async (until: AbortSignal = signal): Promise<unknown> => {
    try {
      return await retrying.attempt(async () => {
        calls += 1;
        const failure = fail();
        if (failure !== null) throw failure;
        return 'answer';
      }, until);
    } catch (failure) {
      return failure;
    }
  };
  return { attempt, waits, calls: () => calls };
}
