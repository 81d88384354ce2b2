import { sampleOffer, stubOfferSource } from '@pricehunt/offer-sources/testing';
import { dayMs } from '@pricehunt/offers';
import type { ScriptedAnswer, ScriptedCall } from '@pricehunt/safe-fetch/testing';
import { braveEngine, plainShop, searxngEngine, serpApiEngine, serperEngine } from '@pricehunt/shop-doubles';
import { settledComparison } from '../../testing/comparisons';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestAdmin } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';

const searxngAddress = 'https://search.home.example';
const origin = 'https://www.haus.example';
const link = `${origin}/artikel/sony-wh-1000xm5-black.html`;
const haus = plainShop({ origin });
const known = [
  { link, title: 'Sony WH-1000XM5 Wireless Headphones Black', text: '4548736132610' },
  { link: 'https://www.idealo.de/p/1', title: 'Sony WH-1000XM5 Wireless Headphones Black' },
];
const key = 'a-right-key-of-the-operator';
const keyedHosts = ['api.search.brave.com', 'google.serper.dev', 'serpapi.com'];
type Answering = (call: ScriptedCall) => ScriptedAnswer | Promise<ScriptedAnswer>;

let api: TestApi;
let admin: SignedInCaller;
let searxng: Answering;
let keyed: Answering;
let pagesRequested: string[];
let at = new Date('2026-11-21T12:00:00.000Z');
let tests = 0;

beforeAll(async () => {
  api = await startTestApi({
    searxngAddress,
    now: () => at,
    offerSources: [
      stubOfferSource({
        id: 'always-there',
        offers: [{ offer: sampleOffer({ source: 'always-there' }), productId: null }],
      }),
    ],
    pages: {
      '*': (call) => {
        if (call.link.startsWith(searxngAddress)) return searxng(call);
        if (keyedHosts.includes(new URL(call.link).host)) return keyed(call);
        pagesRequested.push(call.link);
        return haus(call);
      },
    },
  });
});
beforeEach(async () => {
  tests += 1;
  // A new day for each test: budgets are full and pages have expired.
  at = new Date(Date.UTC(2026, 10, 21 + tests, 12));
  admin = await signInTestAdmin(api, { email: `ada${tests}@pricehunt.example` });
  searxng = searxngEngine({ pages: known });
  keyed = () => ({ status: 500 });
  pagesRequested = [];
});
afterAll(() => api.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  admin.inject({ method, url: `/api/admin${url}`, ...(payload === undefined ? {} : { payload }) });
const tryEngine = async (engine: string, query = 'Sony WH-1000XM5') =>
  (await call('POST', '/web-search/trials', { engine, query })).json().trial;
const engineOf = async (id: string) =>
  (await call('GET', '/web-search'))
    .json()
    .webSearch.engines.find((engine: { readonly id: string }) => engine.id === id);
const discovered = async () => (await call('GET', '/discovered-shops')).json().items;
const setKey = (engine: string, value = key) => call('PUT', `/sources/web-search/keys/${engine}`, { value });
const removeKey = (engine: string) => call('DELETE', `/sources/web-search/keys/${engine}`);

async function compare() {
  const comparison = await settledComparison(api, { query: 'Sony WH-1000XM5 Headphones' });
  return {
    states: Object.fromEntries(comparison.sources.map(({ id, state }) => [id, state])),
    body: JSON.stringify(comparison),
    isSettled: comparison.settledAt !== null,
  };
}

describe('a comparison', () => {
  it('shows offers of shops that nobody added, read from their own pages', async () => {
    const { states, body } = await compare();

    expect(states).toEqual({ 'always-there': 'found', 'web-search': 'found' });
    expect(body).toContain(link);
    expect(pagesRequested).toEqual([link]);
  });

  it('reads a page once while it is fresh, and again after', async () => {
    await compare();
    at = new Date(at.getTime() + 29 * 60_000);
    const fresh = await compare();
    const requestedBefore = pagesRequested.length;
    at = new Date(at.getTime() + 2 * 60_000);
    await compare();

    expect(fresh.body).toContain(link);
    expect([requestedBefore, pagesRequested.length]).toEqual([1, 2]);
  });

  it('completes when SearXNG refuses, and the console shows the reason', async () => {
    searxng = searxngEngine({ pages: known, formats: ['html'] });

    const { states, body, isSettled } = await compare();

    expect(states).toEqual({ 'always-there': 'found', 'web-search': 'failed' });
    expect([isSettled, body.includes('sound.example')]).toEqual([true, true]);
    expect(await engineOf('searxng')).toMatchObject({ failure: { problem: 'json-off', resetsAt: null } });
    const { items } = (await call('GET', '/sources')).json();
    const source = items.find(({ id }: { readonly id: string }) => id === 'web-search');
    expect(source.recentErrors[0].error).toContain('search.formats');
  });

  it('completes when an engine never responds', async () => {
    searxng = () => new Promise<never>(() => undefined);

    const { states, isSettled } = await compare();

    expect([states, isSettled]).toEqual([{ 'always-there': 'found', 'web-search': 'failed' }, true]);
    expect(await engineOf('searxng')).toMatchObject({ failure: { problem: 'unreachable' } });
  });

  it('uses an engine with a key when SearXNG fails, and reports both', async () => {
    searxng = () => ({ status: 429 });
    keyed = braveEngine({ pages: known, key });
    await setKey('brave');

    const { states } = await compare();

    expect(states).toMatchObject({ 'web-search': 'found' });
    expect(await engineOf('searxng')).toMatchObject({ failure: { problem: 'limiter' } });
    expect(await engineOf('brave')).toMatchObject({ isReady: true, failure: null, searchesToday: 1 });
    await removeKey('brave');
  });

  it('stops at the daily budgets, which the console shows', async () => {
    const limits = { searchesPerDay: 5, pagesPerDay: 0, pagesPerComparison: 8, pageAgeMinutes: 30 };
    await call('PUT', '/web-search', limits);
    const withoutPages = await compare();
    const { webSearch } = (await call('GET', '/web-search')).json();
    await call('PUT', '/web-search', { ...limits, searchesPerDay: webSearch.usedToday.searches });
    at = new Date(at.getTime() + 29 * 60_000);
    const stillFresh = await compare();
    at = new Date(at.getTime() + 2 * 60_000);
    admin = await signInTestAdmin(api, { email: `grace${tests}@pricehunt.example` });
    const withoutSearches = await compare();
    const { items } = (await call('GET', '/sources')).json();
    await call('PUT', '/web-search', { ...limits, searchesPerDay: 200, pagesPerDay: 500 });

    expect([withoutPages, stillFresh, withoutSearches].map(({ states }) => states['web-search'])).toEqual([
      ...['nothing', 'nothing', 'failed'],
    ]);
    const source = items.find(({ id }: { readonly id: string }) => id === 'web-search');
    expect(source.recentErrors[0].error).toBe('Daily search limit reached');
    expect(pagesRequested).toEqual([]);
    expect(webSearch).toMatchObject({
      limits,
      usedToday: { pages: 0 },
      changed: { by: `ada${tests}@pricehunt.example` },
    });
  });
});

describe("the console's test of SearXNG", () => {
  it('shows the results and which of them a comparison would read', async () => {
    const trial = await tryEngine('searxng');

    expect(trial).toMatchObject({
      kind: 'answered',
      results: [
        { link, leftOut: null },
        { link: 'https://www.idealo.de/p/1', leftOut: 'comparison-site' },
      ],
    });
    expect(pagesRequested).toEqual([]);
  });

  it.each<[string, Answering, string]>([
    ['JSON that is switched off', searxngEngine({ pages: known, formats: ['html'] }), 'json-off'],
    ['the limiter', () => ({ status: 429 }), 'limiter'],
    ['nobody there', () => ({ breaks: 'connection' }), 'unreachable'],
    [
      'engines that do not answer',
      searxngEngine({ pages: [], unresponsive: [['google', 'CAPTCHA']] }),
      'engines-blocked',
    ],
    ['a page in place of JSON', () => '<h1>Sign in</h1>', 'bad-answer'],
  ])('reports %s', async (_what, answering, problem) => {
    searxng = answering;

    expect(await tryEngine('searxng')).toMatchObject({ kind: 'failed', problem });
  });

  it('counts as a search of the day and is rejected when none is left', async () => {
    const limits = { searchesPerDay: 1, pagesPerDay: 500, pagesPerComparison: 8, pageAgeMinutes: 30 };
    await call('PUT', '/web-search', limits);

    const trials = [await tryEngine('searxng'), await tryEngine('searxng')];

    await call('PUT', '/web-search', { ...limits, searchesPerDay: 200 });
    expect(trials).toMatchObject([{ kind: 'answered' }, { kind: 'failed', problem: 'day-used-up' }]);
  });
});

describe.each([
  { id: 'brave', engine: braveEngine, resets: true },
  { id: 'serper', engine: serperEngine, resets: false },
  { id: 'serpapi', engine: serpApiEngine, resets: false },
])("the console's test of $id", ({ id, engine, resets }) => {
  afterEach(() => removeKey(id));

  it('needs a key, which is stored encrypted and never shown', async () => {
    keyed = engine({ pages: known, key });
    const before = [(await engineOf(id)).isReady, await tryEngine(id)];
    const answer = await setKey(id);

    expect(before).toMatchObject([false, { kind: 'failed', problem: 'refused' }]);
    expect(await tryEngine(id)).toMatchObject({ kind: 'answered', results: [{ link }, {}] });
    expect(answer.body).not.toContain(key);
    const settings = JSON.stringify(await api.services.storage.settings.listSettings('live:'));
    expect(settings).toContain(`live:source-key:${id}:web-search`);
    expect(settings).not.toContain(key);
  });

  it('distinguishes an expired key from an exhausted quota, with the time it resets', async () => {
    await setKey(id);
    keyed = engine({ pages: known, key: 'the key before' });
    const expired = await tryEngine(id);
    keyed = engine({ pages: known, key, searchesLeft: 0 });
    const usedUp = await tryEngine(id);

    expect(expired).toMatchObject({ kind: 'failed', problem: 'key-refused' });
    const resetsAt = resets ? new Date(at.getTime() + 1_419_704_000).toISOString() : null;
    expect(usedUp).toMatchObject({ kind: 'failed', problem: 'quota', resetsAt });
    expect(await engineOf(id)).toMatchObject({ failure: { problem: 'quota', resetsAt } });
  });

  it.each<[string, Answering, string]>([
    ['a malformed answer', () => ({ json: { error: 7 } }), 'bad-answer'],
    ['an error of the server', () => ({ status: 503 }), 'too-fast'],
    ['silence', () => ({ breaks: 'timeout' }), 'unreachable'],
  ])('reports %s', async (_what, answering, problem) => {
    await setKey(id);
    keyed = answering;

    expect(await tryEngine(id)).toMatchObject({ kind: 'failed', problem });
  });
});

describe('shops found by web search', () => {
  it('are listed with how often they were found and what was confirmed', async () => {
    const [before] = await discovered();
    await compare();

    const [shop] = await discovered();

    expect(shop).toMatchObject({
      domain: 'haus.example',
      origin,
      decision: 'open',
      lastLink: link,
      lastTitle: 'Sony WH-1000XM5 Wireless Headphones Black',
      lastFoundAt: at.toISOString(),
    });
    expect(shop.timesFound).toBe((before?.timesFound ?? 0) + 1);
    expect(shop.offersConfirmed).toBe((before?.offersConfirmed ?? 0) + 1);
  });

  it('move to the shop list in one request, and are then searched there', async () => {
    await compare();

    const added = await call('POST', '/shops', { address: (await discovered())[0].origin });
    const listed = await discovered();
    pagesRequested = [];
    at = new Date(at.getTime() + 31 * 60_000);
    admin = await signInTestAdmin(api, { email: `grace${tests}@pricehunt.example` });
    const { states } = await compare();
    await call('DELETE', '/shops/haus.example');

    expect([added.statusCode, listed]).toEqual([201, []]);
    expect(states).toMatchObject({ 'shop:haus.example': 'found', 'web-search': 'nothing' });
  });

  it('are never read once blocked, and are read again when unblocked', async () => {
    await compare();
    await call('PUT', '/discovered-shops/haus.example', { decision: 'never' });
    at = new Date(at.getTime() + 31 * 60_000);
    admin = await signInTestAdmin(api, { email: `grace${tests}@pricehunt.example` });
    pagesRequested = [];
    const { states } = await compare();
    const trial = await tryEngine('searxng');
    const whileBlocked = [...pagesRequested];
    const items = await discovered();
    await call('PUT', '/discovered-shops/haus.example', { decision: 'open' });
    const after = await compare();

    expect([states, whileBlocked]).toEqual([{ 'always-there': 'found', 'web-search': 'nothing' }, []]);
    expect(trial.results[0]).toMatchObject({ link, leftOut: 'never' });
    expect(items).toMatchObject([{ domain: 'haus.example', decision: 'never' }]);
    expect(after.states).toMatchObject({ 'web-search': 'found' });
  });

  it('can be blocked before they are found, by any of their addresses', async () => {
    const answer = await call(
      'PUT',
      `/discovered-shops/${encodeURIComponent('https://shop.talk.example/p/1')}`,
      {
        decision: 'never',
      },
    );
    const bad = await call('PUT', '/discovered-shops/nothing', { decision: 'never' });

    expect(answer.json().shop).toMatchObject({ domain: 'talk.example', decision: 'never', timesFound: 0 });
    expect([bad.statusCode, bad.json().code]).toEqual([409, 'shop.not-searchable']);
  });

  it('are deleted 90 days after they were last found, unless blocked', async () => {
    await compare();
    const { retention, webSearch } = api.services.storage;
    const later = (days: number) => new Date(at.getTime() + days * dayMs - 90 * dayMs).toISOString();

    expect(await retention.countBefore('discovered-shops', later(89))).toBe(0);
    expect(await retention.countBefore('discovered-shops', later(91))).toBe(1);
    expect(await webSearch.findShop('talk.example')).toMatchObject({ decision: 'never' });
  });
});

describe('web search', () => {
  it('records changes of budgets and shops in the audit log', async () => {
    const limits = { searchesPerDay: 200, pagesPerDay: 500, pagesPerComparison: 8, pageAgeMinutes: 30 };
    await call('PUT', '/web-search', limits);
    await call('PUT', '/discovered-shops/talk.example', { decision: 'never' });
    await call('PUT', '/discovered-shops/talk.example', { decision: 'open' });

    const log = await call('GET', '/audit-log.ndjson');

    const acts = log.body
      .split('\n')
      .flatMap((line) => /"action":"((?:web-search|discovered-shop)\.[a-z]+)"/.exec(line)?.[1] ?? []);
    expect(acts.slice(-3)).toEqual([
      'web-search.changed',
      'discovered-shop.blocked',
      'discovered-shop.unblocked',
    ]);
  });
});
