import { ebayPlatform, marketplaceWeb, sampleAccounts } from '@pricehunt/marketplace-doubles';
import { createOfferSources } from '@pricehunt/offer-sources';
import { createSafeFetch } from '@pricehunt/safe-fetch';
import type { ScriptedAnswer, ScriptedCall } from '@pricehunt/safe-fetch/testing';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { outboundHeaderNames } from '../../outbound/outbound-headers';
import { settledComparison } from '../../testing/comparisons';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestAdmin } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';

const account = { clientId: 'PriceHun-shop-PRD-1234', clientSecret: 'PRD-9f3c51aa-secret' };
const now = () => new Date('2026-11-21T12:00:00.000Z');

let api: TestApi;
let admin: SignedInCaller;
/** Responds in place of eBay. */
let answer: (call: ScriptedCall) => ScriptedAnswer | Promise<ScriptedAnswer>;
let calls: () => number;

function useEbay(callsMax?: number): void {
  const platform = ebayPlatform({ now, ...account, ...(callsMax === undefined ? {} : { callsMax }) });
  ({ answer, calls } = platform);
}

beforeEach(async () => {
  useEbay();
  api = await startTestApi({ now, hasMarketplaces: true, pages: { '*': (call) => answer(call) } });
  admin = await signInTestAdmin(api, { email: 'ada@pricehunt.example' });
});
afterEach(() => api.close());

const setKey = (name: string, value: string) =>
  admin.inject({ method: 'PUT', url: `/api/admin/sources/ebay/keys/${name}`, payload: { value } });

async function setKeys(secret = account.clientSecret): Promise<void> {
  await setKey('client-id', account.clientId);
  await setKey('client-secret', secret);
}

async function tested() {
  const tried = await admin.inject({ method: 'POST', url: '/api/admin/sources/ebay/test-keys' });
  return tried.json().test;
}

async function listed() {
  const list = await admin.inject({ method: 'GET', url: '/api/admin/sources' });
  return list.json<{ items: { id: string }[] }>().items.find(({ id }) => id === 'ebay');
}

async function compared() {
  const query = 'Sony WH-1000XM5 Wireless Headphones Black';
  const { requestId, sources, offers } = await settledComparison(
    api,
    { query },
    { country: 'US', currency: 'USD' },
  );
  return {
    requestId,
    state: sources.find(({ id }) => id === 'ebay')?.state,
    ranked: offers.ranked.map(({ offer }) => offer.source),
  };
}

describe('a marketplace that needs keys', () => {
  it('is skipped until its keys are set, then finds offers', async () => {
    const before = await compared();
    await setKeys();

    const after = await compared();

    expect([before.state, after.state]).toEqual(['skipped', 'found']);
    expect(after.ranked).toContain('ebay');
  });

  it('tests keys with a live request: missing, accepted, rejected', async () => {
    const outcomes = [await tested()];
    await setKeys();
    outcomes.push(await tested());
    await setKeys('PRD-another-secret');
    outcomes.push(await tested());

    expect(outcomes).toEqual([
      { outcome: 'missing', endsAt: null },
      { outcome: 'accepted', endsAt: null },
      { outcome: 'refused', endsAt: null },
    ]);
  });

  it('shows when an exhausted quota resets', async () => {
    useEbay(0);
    await setKeys();

    expect(await tested()).toEqual({ outcome: 'quota-reached', endsAt: '2026-11-22T00:00:00.000Z' });
    expect(await listed()).toMatchObject({
      quota: { documentedPerDay: 5_000, told: { remaining: 0, endsAt: '2026-11-22T00:00:00.000Z' } },
    });
  });

  it('counts each request and sends none over the daily limit', async () => {
    await setKeys();
    const limit = { method: 'PUT', url: '/api/admin/sources/ebay', payload: { callsPerDayMax: 2 } } as const;
    await admin.inject(limit);

    await compared();
    const last = await compared();

    expect(calls()).toBe(2);
    expect(await listed()).toMatchObject({ quota: { usedToday: 2, callsPerDayMax: 2 } });
    expect(last.state).toBe('skipped');
  });

  it.each<[string, () => ScriptedAnswer | Promise<ScriptedAnswer>, string]>([
    [
      'refused keys',
      () => ({ status: 401, json: { error: 'invalid_client' } }),
      'ebay: the keys were rejected (401)',
    ],
    ['half a document', () => ({ body: '{"itemSumm' }), 'ebay is not JSON'],
    ['an outage', () => ({ status: 500 }), 'ebay didn’t respond (500)'],
  ])(
    'completes a comparison despite %s, and the console shows the first cause',
    async (_what, broken, cause) => {
      await setKeys();
      answer = broken;

      const { state } = await compared();

      expect(state).toBe('failed');
      for (;;) {
        const source = await listed();
        const [first] = (source as { recentErrors?: { error: string }[] } | undefined)?.recentErrors ?? [];
        if (first !== undefined) {
          expect(first.error).toBe(cause);
          break;
        }
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  );

  it('renews an expired token while running', async () => {
    await setKeys();
    const platform = ebayPlatform({ now, ...account });
    ({ answer } = platform);
    await compared();
    platform.expireTokens();

    expect((await compared()).state).toBe('found');
  });

  it('never shows, logs or stores a key in plain text, and shows values that are not secret', async () => {
    await setKeys();
    await tested();
    answer = () => ({ status: 401, json: { message: account.clientSecret } });
    await compared();

    const list = await admin.inject({ method: 'GET', url: '/api/admin/sources' });
    const log = await admin.inject({ method: 'GET', url: '/api/admin/audit-log.ndjson' });
    const stored = await api.services.storage.settings.listSettings('');

    const texts = [list.body, log.body, JSON.stringify(stored), api.reported.join()];
    for (const text of texts) expect(text).not.toContain(account.clientSecret);
    expect(await listed()).toMatchObject({
      keys: [
        { name: 'client-id', isSecret: false, isSet: true, ending: account.clientId },
        { name: 'client-secret', isSecret: true, isSet: true, ending: 'cret' },
      ],
    });
  });

  it('rejects a malformed key', async () => {
    const refused = await setKey('client-secret', 'two words');

    expect(refused.json()).toMatchObject({ code: 'request.invalid', fields: [{ path: 'value' }] });
  });
});

describe('all marketplaces over HTTP', () => {
  it("respond over the production egress, at the operator's URLs", async () => {
    const web = marketplaceWeb({ now: () => new Date() });
    const hostOf = new Map(sampleAccounts.map(({ id, hosts }) => [id, hosts[0] ?? '']));
    const server = createServer((request, reply) => {
      void readBody(request).then((body) => {
        const [, id = '', path = ''] = /^\/(\w+)(\/.*)$/s.exec(request.url ?? '') ?? [];
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        );
        const method = request.method === 'POST' ? 'POST' : 'GET';
        const answered = web({ link: `https://${hostOf.get(id) ?? ''}${path}`, method, headers, body });
        reply.writeHead(answered.status, answered.headers).end(answered.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const place = server.address();
    if (place === null || typeof place === 'string') throw new Error('the server has no port');
    const safeFetch = createSafeFetch({
      userAgent: 'PriceHunt-test/1.0',
      allow: [`127.0.0.1:${place.port}`],
      respectRobots: true,
      headerNames: outboundHeaderNames,
    });
    const addresses = Object.fromEntries(
      sampleAccounts.map(({ id }) => [id, `http://127.0.0.1:${place.port}/${id}`]),
    );
    const sources = createOfferSources({
      safeFetch,
      now: () => new Date(),
      newId: () => 'id',
      ucpAgentProfile: '',
      storefronts: [],
      ucpCatalogs: [],
      catalog: { findCandidates: async () => [], listOffers: async () => [] },
      readPage: async () => ({ kind: 'empty', evidence: 'nothing' }),
      readKey: (id, name) => sampleAccounts.find((each) => each.id === id)?.keys[name] ?? null,
      marketplaces: { affiliateIds: () => ({}), takeCall: async () => true, addresses },
    }).filter(({ account }) => account !== undefined);

    const tests = await Promise.all(
      sources.map(async ({ id, account: own }) => [
        id,
        (await own?.testKeys(new AbortController().signal))?.outcome,
      ]),
    );
    await safeFetch.close();
    server.close();

    expect(tests).toEqual(sampleAccounts.map(({ id }) => [id, 'accepted']));
  });
});

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('utf8');
}
