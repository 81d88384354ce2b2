import { SourceFailure, createOfferSources } from '@pricehunt/offer-sources';
import type { OfferSource } from '@pricehunt/offer-sources';
import { dayMs } from '@pricehunt/offers';
import { scriptedWeb } from '@pricehunt/safe-fetch/testing';
import { sampleClick } from '@pricehunt/storage/testing';
import { sourceKeyReader } from '../../sources/source-gate';
import { settledComparison } from '../../testing/comparisons';
import { signInTestAdmin } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';

const catalogEndpoint = 'https://catalog.example/api/ucp/mcp';
const ucpId = 'ucp:catalog.example';

let api: TestApi;
let admin: SignedInCaller;
let isClosed: boolean;

function failingSource(): OfferSource {
  return {
    id: 'broken',
    name: 'Broken',
    retention: { historyAllowed: true, ageMsMax: 3_600_000, mustShowTimestamp: true, disclaimer: null },
    appliesTo: () => true,
    findOffers: () => Promise.reject(new SourceFailure('blocked', 'the shop said 403')),
    circuit: () => (isClosed ? 'closed' : 'open'),
    closeCircuit: () => {
      isClosed = true;
    },
  };
}

function quietSource(id: string): OfferSource {
  return {
    id,
    name: `Source ${id}`,
    retention: { historyAllowed: false, ageMsMax: null, mustShowTimestamp: false, disclaimer: null },
    appliesTo: () => true,
    findOffers: () => Promise.resolve([]),
  };
}

function ucpSource(): OfferSource {
  const [found] = createOfferSources({
    safeFetch: scriptedWeb({}),
    catalog: { findCandidates: async () => [], listOffers: async () => [] },
    readPage: async () => ({ kind: 'empty', evidence: 'nothing' }),
    storefronts: [],
    ucpCatalogs: [{ name: 'Catalog', address: catalogEndpoint }],
    ucpAgentProfile: 'https://pricehunt.example/profile.json',
    now: () => new Date(),
    newId: () => 'id',
  }).filter(({ id }) => id === ucpId);
  if (found === undefined) throw new Error('there is no UCP source');
  return { ...found, appliesTo: () => false };
}

beforeEach(async () => {
  isClosed = true;
  api = await startTestApi({
    offerSources: [quietSource('catalog'), quietSource('outside'), failingSource(), ucpSource()],
  });
  admin = await signInTestAdmin(api, { email: 'ada@pricehunt.example' });
});
afterEach(() => api.close());

const put = (id: string, payload: object) =>
  admin.inject({ method: 'PUT', url: `/api/admin/sources/${id}`, payload });

async function listed(id: string) {
  const answer = await admin.inject({ method: 'GET', url: '/api/admin/sources' });
  return answer.json<{ items: { id: string }[] }>().items.find((source) => source.id === id);
}

let comparisonNumber = 0;
async function compare(): Promise<Readonly<Record<string, string>>> {
  comparisonNumber += 1;
  const { sources } = await settledComparison(api, { query: `desk lamp ${comparisonNumber}` });
  return Object.fromEntries(sources.map(({ id, state }) => [id, state]));
}

async function untilCounted(id: string, calls: number): Promise<void> {
  for (;;) {
    const today = new Date().toISOString().slice(0, 10);
    const counts = await api.services.storage.sourceHealth.countCallsOn(today);
    if ((counts.get(id) ?? 0) >= calls) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('the offer sources', () => {
  it("show their health, today's requests and latest errors", async () => {
    await compare();
    await untilCounted('broken', 1);

    expect(await listed('broken')).toMatchObject({
      isOn: true,
      changed: null,
      quota: { usedToday: 1, callsPerDayMax: null },
      retention: { historyAllowed: true, ageMsMax: 3_600_000, mustShowTimestamp: true },
      health: { failedCount: 1, consecutiveFailures: 1, lastOutcome: 'failed', lastAnsweredAt: null },
      recentErrors: [{ outcome: 'failed', error: 'the shop said 403' }],
    });
    expect(await listed('outside')).toMatchObject({ health: { nothingCount: 1 }, recentErrors: [] });
  });

  it('are not queried while switched off', async () => {
    const before = await compare();

    const answer = await put('outside', { isOn: false, reason: 'They asked us to' });

    const after = await compare();
    expect([before['outside'], after['outside'], after['catalog']]).toEqual([
      'nothing',
      'skipped',
      'nothing',
    ]);
    expect(answer.json().source).toMatchObject({
      isOn: false,
      changed: { by: 'ada@pricehunt.example', reason: 'They asked us to' },
    });
  });

  it('leave only the catalog when every external source is off', async () => {
    const payload = { isOn: false, reason: 'Trouble with the line' };
    await admin.inject({ method: 'PUT', url: '/api/admin/switches/outside-sources', payload });

    const states = await compare();

    expect(states).toMatchObject({ catalog: 'nothing', outside: 'skipped', broken: 'skipped' });
  });

  it('are skipped once the daily limit is used up', async () => {
    await put('outside', { callsPerDayMax: 2 });

    const states = [await compare(), await compare(), await compare()];

    expect(states.map((each) => each['outside'])).toEqual(['nothing', 'nothing', 'skipped']);
  });

  it('are queried again after a circuit reset', async () => {
    isClosed = false;
    const before = await compare();

    await admin.inject({ method: 'POST', url: '/api/admin/sources/broken/reset-circuit' });

    expect([before['broken'], (await compare())['broken'], isClosed]).toEqual(['skipped', 'failed', true]);
  });

  it('accept keys, which are stored encrypted and never shown', async () => {
    const url = `/api/admin/sources/${encodeURIComponent(ucpId)}/keys/access-token`;
    const set = await admin.inject({ method: 'PUT', url, payload: { value: 'a-secret-token-1234' } });
    const list = await admin.inject({ method: 'GET', url: '/api/admin/sources' });
    const log = await admin.inject({ method: 'GET', url: '/api/admin/audit-log.ndjson' });
    const stored = await api.services.storage.settings.listSettings('live:');
    const readKey = sourceKeyReader(api.services.liveSettings, api.services.secretBox);
    const read = readKey(ucpId, 'access-token');
    const removed = await admin.inject({ method: 'DELETE', url });

    expect(set.json().source.keys).toMatchObject([{ name: 'access-token', isSet: true, ending: '1234' }]);
    for (const text of [set.body, list.body, log.body, JSON.stringify(stored)]) {
      expect(text).not.toContain('a-secret-token');
    }
    expect(read).toBe('a-secret-token-1234');
    expect(removed.json().source.keys).toMatchObject([{ isSet: false, ending: null }]);
    expect(readKey(ucpId, 'access-token')).toBeNull();
  });

  it('reject unknown keys and unknown sources', async () => {
    const value = 'a-secret-token-1234';
    const answers = [
      await put('nobody', { isOn: false }),
      await admin.inject({
        method: 'PUT',
        url: '/api/admin/sources/outside/keys/access-token',
        payload: { value },
      }),
    ];

    expect(answers.map((answer) => answer.json().code)).toEqual(['source.not-found', 'source.key-not-taken']);
  });
});

it('counts requests, offers, clicks, duration and failures by cause for each source, per day and period', async () => {
  const { storage } = api.services;
  const now = api.services.now();
  const day = (ago: number) => new Date(now.getTime() - ago * dayMs).toISOString();
  const record = (at: string, more: object) =>
    storage.sourceHealth.recordOutcome({
      sourceId: 'outside',
      outcome: 'found',
      at,
      durationMs: 200,
      error: null,
      ...more,
    });
  await record(day(0), { offers: { found: 5, matched: 2 } });
  await record(day(2), { offers: { found: 1, matched: 1 }, durationMs: 3_000 });
  await record(day(2), { outcome: 'failed', cause: 'blocked' });
  await record(day(9), { outcome: 'failed', cause: 'refused' });
  const click = (id: string, offerId: string, clickedAt: string) => sampleClick({ id, offerId, clickedAt });
  await storage.clicks.recordClicks([
    click('c1', 'outside:abc', day(0)),
    click('c2', 'outside:abc', day(2)),
    click('c3', 'p1-offer', day(2)),
  ]);
  await compare();
  await untilCounted('broken', 1);

  const figuresFor = async (days: string) => {
    const answer = await admin.inject({ method: 'GET', url: `/api/admin/source-figures?days=${days}` });
    return answer.json<{ items: { sourceId: string }[] }>().items;
  };
  const week = await figuresFor('7');

  const outside = week.find(({ sourceId }) => sourceId === 'outside');
  expect(outside).toMatchObject({
    found: 6,
    matched: 3,
    clicked: 2,
    failed: 1,
    causes: [{ cause: 'blocked', count: 1 }],
    days: [
      { day: day(0).slice(0, 10), found: 5, matched: 2, clicked: 1, failed: 0 },
      { day: day(2).slice(0, 10), requests: 2, found: 1, matched: 1, clicked: 1, failed: 1 },
    ],
  });
  expect(week.find(({ sourceId }) => sourceId === 'catalog')).toMatchObject({ clicked: 1 });
  expect(week.find(({ sourceId }) => sourceId === 'broken')).toMatchObject({
    requests: 1,
    failed: 1,
    causes: [{ cause: 'blocked', count: 1 }],
  });
  const [p50Ms, p95Ms] = [outside, outside].map((each, place) =>
    Number(Object(each)[place === 0 ? 'p50Ms' : 'p95Ms']),
  );
  expect(p50Ms).toBeLessThan(260);
  expect(p95Ms).toBeGreaterThanOrEqual(3_000);
  const today = (await figuresFor('1')).find(({ sourceId }) => sourceId === 'outside');
  expect(today).toMatchObject({ found: 5, clicked: 1, failed: 0 });
});
