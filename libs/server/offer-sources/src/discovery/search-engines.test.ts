import { scriptedWeb } from '@pricehunt/safe-fetch/testing';
import { braveEngine, searxngEngine, serpApiEngine, serperEngine } from '@pricehunt/shop-doubles';
import { keyedSearches, webSearchHeaderNames } from './keyed-search';
import { searxngSearch } from './searxng';
import { pagesOfShop, searxngAddress } from './testing-web-search';
import type { WebSearchEngine } from './web-search';
import { WebSearchFailure } from './web-search';

const pages = pagesOfShop('https://haus.example');
const found = { link: 'https://haus.example/artikel/sony-wh-1000xm5-black.html', title: pages[0]?.title };
const query = { text: 'Sony WH-1000XM5', country: 'DE' };
const forEver = () => new AbortController().signal;
type Pages = Parameters<typeof scriptedWeb>[0];

async function problemOf(search: Promise<unknown>): Promise<WebSearchFailure> {
  const failure: unknown = await search.catch((thrown: unknown) => thrown);
  if (!(failure instanceof WebSearchFailure)) throw new Error(`no failure of an engine: ${String(failure)}`);
  return failure;
}

describe('SearXNG', () => {
  const ask = (answer: Pages[string], address = searxngAddress, text = query.text) => {
    const web = scriptedWeb({ '*': answer }, { respectRobots: true });
    const search = searxngSearch({ safeFetch: web, address }).search({ ...query, text }, forEver());
    return { web, search };
  };

  it('returns links and titles, without prices', async () => {
    const { search, web } = ask(searxngEngine({ pages, limiter: true }));

    expect(await search).toEqual({ results: [found], unresponsive: [], quota: null });
    expect(web.calls).toHaveLength(1);
  });

  it('uses the path of its URL', async () => {
    const { search, web } = ask(searxngEngine({ pages }), 'https://home.example/searxng');

    expect((await search).results).toEqual([found]);
    expect(web.calls[0]?.link).toMatch(
      /^https:\/\/home\.example\/searxng\/search\?q=Sony\+WH-1000XM5&format=json/,
    );
    expect(web.calls[0]?.link).toContain('language=de-DE');
  });

  it('distinguishes disabled JSON from the limiter', async () => {
    const off = await problemOf(ask(searxngEngine({ pages, formats: ['html'] })).search);
    const limited = searxngEngine({ pages, limiter: true });
    for (let calls = 0; calls < 4; calls += 1) await ask(limited).search;
    const limiter = await problemOf(ask(limited).search);

    expect([off.problem, limiter.problem]).toEqual(['json-off', 'limiter']);
    expect(off.message).toContain('search.formats');
    expect(limiter.message).toContain('server.limiter');
  });

  it('reports failing engines instead of no results', async () => {
    const unresponsive = [['google', 'CAPTCHA']] as const;
    const blocked = await problemOf(ask(searxngEngine({ pages: [], unresponsive })).search);
    const empty = await ask(searxngEngine({ pages: [] })).search;
    const some = await ask(searxngEngine({ pages, unresponsive })).search;

    expect([blocked.problem, blocked.message]).toEqual([
      'engines-blocked',
      'SearXNG: its search engines don’t respond: google (CAPTCHA)',
    ]);
    expect(empty.results).toEqual([]);
    expect(some.unresponsive).toEqual([{ name: 'google', reason: 'CAPTCHA' }]);
  });

  it.each<[string, Pages[string], string]>([
    ['a page in place of JSON', '<h1>Sign in</h1>', 'bad-answer'],
    ['JSON of another form', { json: { results: 'none' } }, 'bad-answer'],
    ['an error of the server', { status: 500 }, 'unreachable'],
    ['nobody there', { breaks: 'connection' }, 'unreachable'],
  ])('reports %s', async (_what, answer, problem) => {
    expect((await problemOf(ask(answer).search)).problem).toBe(problem);
  });

  it('leaves out invalid results', async () => {
    const results = [null, 'x', { title: 'no address' }, { url: 7 }, { url: 'javascript:alert(1)' }];

    expect((await ask({ json: { results } }).search).results).toEqual([
      { link: 'javascript:alert(1)', title: '' },
    ]);
  });
});

describe.each([
  { id: 'brave', double: braveEngine },
  { id: 'serper', double: serperEngine },
  { id: 'serpapi', double: serpApiEngine },
] as const)('$id', ({ id, double }) => {
  const ask = (answer: Pages[string], { key = 'a right key', text = query.text } = {}) => {
    const web = scriptedWeb({ '*': answer }, { headerNames: webSearchHeaderNames, respectRobots: true });
    return { web, search: engineWith(id, web, key).search({ ...query, text }, forEver()) };
  };

  it('returns links and titles, without prices in snippets', async () => {
    const { results } = await ask(double({ pages, key: 'a right key' })).search;

    expect(results).toEqual([found]);
  });

  it('finds nothing without failing', async () => {
    const { search } = ask(double({ pages, key: 'a right key' }), { text: 'nothing of this kind' });

    expect((await search).results).toEqual([]);
  });

  it('distinguishes a rejected key from an exhausted quota', async () => {
    const refused = await problemOf(ask(double({ pages, key: 'another key' })).search);
    const usedUp = await problemOf(ask(double({ pages, key: 'a right key', searchesLeft: 0 })).search);

    expect([refused.problem, refused.reason]).toEqual(['key-refused', 'blocked']);
    expect([usedUp.problem, usedUp.reason]).toEqual(['quota', 'rate-limited']);
  });

  it.each<[string, Pages[string], string]>([
    ['HTTP 402', { status: 402 }, 'quota'],
    ['a page in place of JSON', '<h1>Maintenance</h1>', 'bad-answer'],
    ['JSON of another form', { json: { results: [] } }, 'bad-answer'],
    ['broken JSON', { headers: { 'content-type': 'application/json' }, body: '{"type":' }, 'bad-answer'],
    ['an error of the server', { status: 502 }, 'unreachable'],
  ])('reports %s', async (_what, answer, problem) => {
    expect((await problemOf(ask(answer).search)).problem).toBe(problem);
  });

  it("isn't ready without a key, and never includes the key in an error", async () => {
    const web = scriptedWeb({ '*': { status: 500 } }, { headerNames: webSearchHeaderNames });
    const failure = await problemOf(engineWith(id, web, 'a secret key').search(query, forEver()));

    expect(engineWith(id, web, null).isReady()).toBe(false);
    expect(failure.message).not.toContain('secret');
  });
});

describe('a quota', () => {
  it('of Brave has its remaining calls and reset time', async () => {
    const key = 'a right key';
    const headerNames = webSearchHeaderNames;
    const open = scriptedWeb({ '*': braveEngine({ pages, key, searchesLeft: 7 }) }, { headerNames });
    const empty = scriptedWeb({ '*': braveEngine({ pages, key, searchesLeft: 0 }) }, { headerNames });

    const answer = await engineWith('brave', open, key).search(query, forEver());
    const failure = await problemOf(engineWith('brave', empty, key).search(query, forEver()));

    expect(answer.quota).toEqual({ left: 6, resetsInMs: 1_419_704_000 });
    expect(failure.retryAfterMs).toBe(1_419_704_000);
  });

  it('of SerpApi differs from an hourly limit', async () => {
    const key = 'a right key';
    const web = scriptedWeb({ '*': serpApiEngine({ pages, key, isHourFull: true }) });

    const failure = await problemOf(engineWith('serpapi', web, key).search(query, forEver()));

    expect(failure.problem).toBe('too-fast');
  });
});

function engineWith(id: WebSearchEngine, safeFetch: ReturnType<typeof scriptedWeb>, key: string | null) {
  const engine = keyedSearches({ safeFetch, readKey: (name) => (name === id ? key : null) }).find(
    (each) => each.id === id,
  );
  if (engine === undefined) throw new Error(`there is no engine ${id}`);
  return engine;
}
