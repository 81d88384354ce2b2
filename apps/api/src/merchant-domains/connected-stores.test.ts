import { openConnectedStores } from './connected-stores';

const minuteMs = 60_000;

async function open(first: readonly string[]) {
  const state = { domains: first, nowMs: 0, failure: null as Error | null, reports: [] as unknown[] };
  const read = async () => {
    if (state.failure !== null) throw state.failure;
    return state.domains;
  };
  const stores = await openConnectedStores({
    storage: { shopifyConnections: Object.assign(Object.create(null), { listConnectedDomains: read }) },
    nowMs: () => state.nowMs,
    report: (failure) => state.reports.push(failure),
  });
  return { state, stores };
}

it.each([
  ['lamps.example', true],
  ['www.lamps.example', true],
  ['otherlamps.example', false],
  ['example', false],
])('recognises whether %s belongs to a connected store: %s', async (host, isKnown) => {
  const { stores } = await open(['lamps.example']);

  expect(stores.has(host)).toBe(isKnown);
});

it('rereads the stores only once they are stale', async () => {
  const { state, stores } = await open([]);
  state.domains = ['lamps.example'];

  stores.has('lamps.example');
  await Promise.resolve();
  const early = stores.has('lamps.example');
  state.nowMs = minuteMs;
  stores.has('lamps.example');
  await Promise.resolve();

  expect([early, stores.has('lamps.example')]).toEqual([false, true]);
});

it('keeps the known stores and reports a failure when they cannot be read', async () => {
  const { state, stores } = await open(['lamps.example']);
  state.failure = new Error('the database is away');

  await stores.refresh();

  expect(stores.has('lamps.example')).toBe(true);
  expect(state.reports).toEqual([state.failure]);
});
