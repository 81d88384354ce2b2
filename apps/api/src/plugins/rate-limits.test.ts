import { endpoints } from '@pricehunt/api-contract/endpoints';
import type { CallCounts } from '@pricehunt/storage';
import { buildTestApp, openTestServices } from '../testing/test-api';
import type { TestServices } from '../testing/test-api';
import { ownPage } from '../testing/sign-in';
import { callsPerMinute } from './rate-limits';

describe('rate limits over several processes', () => {
  let opened: TestServices;
  beforeEach(async () => {
    opened = await openTestServices();
  });
  afterEach(() => opened.close());

  async function startTwo(callCounts: CallCounts) {
    const build = () => buildTestApp({ ...opened.services, callCounts });
    const apps = [await build(), await build()].map(({ app }) => app);
    const ask = async (place: number) => {
      const answer = await apps[place]?.inject({
        method: 'POST',
        url: '/api/comparisons',
        headers: ownPage,
        payload: {},
      });
      return answer?.statusCode ?? 0;
    };
    return { ask, close: () => Promise.all(apps.map((app) => app.close())) };
  }

  it('check the shared store only for callers within their budget, so that a flood costs no more', async () => {
    let requested = 0;
    const counts: CallCounts = {
      countCall: async () => {
        requested += 1;
        return { calls: requested, leftMs: 60_000 };
      },
      purgeCalls: async () => undefined,
    };
    const { ask, close } = await startTwo(counts);

    const statuses: number[] = [];
    for (let call = 0; call < callsPerMinute.compare + 20; call += 1) statuses.push(await ask(0));
    const atTheOther = await ask(1);
    await close();

    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(atTheOther).toBe(429);
    expect(requested).toBe(callsPerMinute.compare + 1);
  });

  it('count alone while the shared store is away or silent, and report it in the metrics', async () => {
    const counts: CallCounts = {
      countCall: () => Promise.reject(new Error('away')),
      purgeCalls: async () => undefined,
    };
    const { ask, close } = await startTwo(counts);

    const statuses: number[] = [];
    for (let call = 0; call < callsPerMinute.compare + 1; call += 1) statuses.push(await ask(0));
    await close();

    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    const { values } = await opened.services.metrics.uncountedCalls.get();
    expect(values[0]?.value).toBe(callsPerMinute.compare);
  });
});

describe('rate limits of unauthenticated calls', () => {
  let opened: TestServices;
  beforeAll(async () => {
    opened = await openTestServices();
  });
  afterAll(() => opened.close());

  const refusedCalls = endpoints.filter(
    ({ audience, session, rateClass }) =>
      rateClass !== 'redirect' && audience !== 'public' && audience !== 'shop' && session !== 'optional',
  );

  it('count every refused call before the guard looks anything up', async () => {
    const counted: string[] = [];
    const callCounts: CallCounts = {
      countCall: async (key) => {
        counted.push(key);
        return { calls: 1, leftMs: 60_000 };
      },
      purgeCalls: async () => undefined,
    };
    const { app } = await buildTestApp({ ...opened.services, callCounts });

    const uncounted: string[] = [];
    for (const { name, method, path } of refusedCalls) {
      const before = counted.length;
      const remoteAddress = `198.51.${Math.floor(counted.length / 250)}.${counted.length % 250}`;
      const { statusCode } = await app.inject({
        method,
        url: path.replaceAll(/:\w+/g, 'none'),
        remoteAddress,
        headers: {},
      });
      if (counted.length !== before + 1 || statusCode !== 401) uncounted.push(`${name} ${statusCode}`);
    }
    await app.close();

    expect(refusedCalls.length).toBeGreaterThan(150);
    expect(uncounted).toEqual([]);
  });

  it('refuse the calls of one address over its budget', async () => {
    const { app } = await buildTestApp(opened.services);
    const statuses: number[] = [];
    for (let call = 0; call < callsPerMinute.write + 5; call += 1) {
      const answer = await app.inject({ method: 'POST', url: '/api/business/team/invitations', payload: {} });
      statuses.push(answer.statusCode);
    }
    await app.close();

    expect(statuses.filter((status) => status === 401)).toHaveLength(callsPerMinute.write);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});
