import { scriptedWeb } from './scripted-web';
import { steppedClock } from './stepped-clock';

describe('the scripted web', () => {
  it('returns its pages and records the requests', async () => {
    const web = scriptedWeb({
      'https://shop.example/p': '<title>Kettle</title>',
      'https://api.example/q': (call) => ({ json: { asked: call.body } }),
    });

    const page = await web.fetch('https://shop.example/p#top', { accept: 'html' });
    const answer = await web.fetch('https://api.example/q', {
      accept: 'json',
      method: 'POST',
      body: '{"a":1}',
    });

    expect(page.kind === 'ok' && page.text()).toBe('<title>Kettle</title>');
    expect(answer.kind === 'ok' && JSON.parse(answer.text())).toEqual({ asked: '{"a":1}' });
    expect(web.calls.map(({ link, method }) => `${method} ${link}`)).toEqual([
      'GET https://shop.example/p',
      'POST https://api.example/q',
    ]);
  });

  it('follows redirects and refuses what production refuses', async () => {
    const web = scriptedWeb({
      'https://shop.example/old': { status: 301, headers: { Location: '/new' } },
      'https://shop.example/new': 'here',
      'https://shop.example/in': { status: 302, headers: { location: 'https://10.0.0.1/' } },
      'https://shop.example/plain': { status: 302, headers: { location: 'http://shop.example/new' } },
    });

    const followed = await web.fetch('https://shop.example/old', { accept: 'html' });
    const inside = await web.fetch('https://shop.example/in', { accept: 'html' });
    const downgraded = await web.fetch('https://shop.example/plain', { accept: 'html' });
    const local = await web.fetch('http://localhost/', { accept: 'html' });

    expect(followed).toMatchObject({ kind: 'ok', finalLink: 'https://shop.example/new' });
    expect(inside).toEqual({ kind: 'refused', reason: 'address' });
    expect(downgraded).toEqual({ kind: 'refused', reason: 'downgrade' });
    expect(local).toEqual({ kind: 'refused', reason: 'host' });
  });

  it('ends an unknown link as an unknown host and marks the call', async () => {
    const web = scriptedWeb({});

    const outcome = await web.fetch('https://nowhere.example/', { accept: 'any' });

    expect(outcome).toEqual({ kind: 'error', reason: 'name', status: null });
    expect(web.calls).toEqual([expect.objectContaining({ isScripted: false })]);
  });

  it('fails where scripted, and uses the default page for other links', async () => {
    const web = scriptedWeb({ 'https://shop.example/': { breaks: 'connection' }, '*': { status: 404 } });

    const broken = await web.fetch('https://shop.example/', { accept: 'html' });
    const other = await web.fetch('https://other.example/', { accept: 'html' });

    expect(broken).toEqual({ kind: 'error', reason: 'connection', status: null });
    expect(other).toEqual({ kind: 'gone', status: 404 });
  });

  it('returns the beginning of an error response only to callers that request it', async () => {
    const web = scriptedWeb({
      'https://api.example/long': { status: 403, body: 'x'.repeat(100_000) },
      '*': { status: 401, json: { error: 'invalid_client' } },
    });
    const ask = (link: string, wantsExplanation: boolean) =>
      web.fetch(link, { accept: 'any', wantsExplanation });

    const explained = await ask('https://api.example/token', true);
    const silent = await ask('https://api.example/token', false);
    const long = await ask('https://api.example/long', true);

    expect(explained).toEqual({
      kind: 'error',
      reason: 'status',
      status: 401,
      explanation: '{"error":"invalid_client"}',
    });
    expect(silent).toEqual({ kind: 'error', reason: 'status', status: 401 });
    expect(long).toMatchObject({ kind: 'blocked', status: 403, explanation: 'x'.repeat(16 * 1024) });
  });

  it('returns rate limit headers, whatever their names', async () => {
    const headers = { 'x-ratelimit-remaining': '7', 'x-remaining-today': '41', 'set-cookie': 'id=1' };
    const web = scriptedWeb({ '*': { headers, json: {} } });

    const answer = await web.fetch('https://api.example/', { accept: 'json' });

    expect(answer).toMatchObject({
      headers: { 'x-ratelimit-remaining': '7', 'x-remaining-today': '41' },
    });
    expect(answer).not.toMatchObject({ headers: { 'set-cookie': expect.anything() } });
  });

  it("delays on the test's clock, and times out on the same clock", async () => {
    const clock = steppedClock();
    const web = scriptedWeb(
      { 'https://fast.example/': { delayMs: 2_000 }, 'https://slow.example/': { delayMs: 20_000 } },
      { clock },
    );
    const finished: string[] = [];

    const fast = web.fetch('https://fast.example/', { accept: 'html' }).then(() => finished.push('fast'));
    const slow = web.fetch('https://slow.example/', { accept: 'html' });
    await clock.advance(1_999);
    const finishedEarly = [...finished];
    await clock.advance(1);
    await fast;
    await clock.advance(8_000);

    expect(finishedEarly).toEqual([]);
    expect(await slow).toEqual({ kind: 'error', reason: 'timeout', status: null });
  });
});

describe('a page with a challenge', () => {
  it.each([
    ['by its title', { body: '<title>Robot Check</title>' }],
    ['by its title with dots', { body: '<head><title>Just a moment...</title>' }],
    ['by its form', { body: '<form action="/errors/validateCaptcha">' }],
    ['by its header', { body: 'x', headers: { 'cf-mitigated': 'challenge' } }],
  ])('is reported as blocked: %s', async (_how, page) => {
    const web = scriptedWeb({ 'https://shop.example/p': page });

    const outcome = await web.fetch('https://shop.example/p', { accept: 'html' });

    expect(outcome).toEqual({ kind: 'blocked', reason: 'captcha', status: 200, retryAfterMs: null });
  });

  it("is reported as blocked by the redirect's target", async () => {
    const web = scriptedWeb({
      'https://shop.example/p': { status: 302, headers: { location: '/splashui/captcha?x=1' } },
      'https://shop.example/splashui/captcha?x=1': 'please',
    });

    const outcome = await web.fetch('https://shop.example/p', { accept: 'html' });

    expect(outcome).toMatchObject({ kind: 'blocked', reason: 'captcha' });
  });

  it.each([
    '<title>Just a Moment: a novel</title>',
    '<title>Kettle</title><script src="https://www.google.com/recaptcha/api.js"></script>',
    '<title>Robot check</title><script type="application/ld+json">{"@type":"Product"}</script>',
  ])("isn't detected in a shop page such as %s", async (body) => {
    const web = scriptedWeb({ 'https://shop.example/p': { body } });

    const outcome = await web.fetch('https://shop.example/p', { accept: 'html' });

    expect(outcome.kind).toBe('ok');
  });
});

describe('robots.txt', () => {
  const rules = {
    body: 'User-agent: *\nDisallow: /private\nUser-agent: PriceHunt-test\nDisallow: /hidden',
    headers: { 'content-type': 'text/plain' },
  };

  it('is respected for our user agent and fetched once an hour', async () => {
    const clock = steppedClock();
    const web = scriptedWeb(
      { 'https://shop.example/robots.txt': rules, '*': 'page' },
      { clock, respectRobots: true },
    );

    const kinds = [];
    for (const path of ['/hidden/1', '/private/1', '/p']) {
      kinds.push((await web.fetch(`https://shop.example${path}`, { accept: 'html' })).kind);
    }
    await clock.advance(3_600_001);
    await web.fetch('https://shop.example/p', { accept: 'html' });

    expect(kinds).toEqual(['blocked', 'ok', 'ok']);
    expect(web.calls.filter(({ link }) => link.endsWith('/robots.txt'))).toHaveLength(2);
  });

  it.each([
    [404, 'ok'],
    [401, 'ok'],
    [500, 'blocked'],
    [429, 'blocked'],
  ])('with status %i makes the page %s', async (status, kind) => {
    const web = scriptedWeb(
      { 'https://shop.example/robots.txt': { status }, '*': 'page' },
      { respectRobots: true },
    );

    const outcome = await web.fetch('https://shop.example/p', { accept: 'html' });

    expect(outcome.kind).toBe(kind);
  });

  it('is fetched once for many pages at the same time', async () => {
    const web = scriptedWeb(
      { 'https://shop.example/robots.txt': rules, '*': 'page' },
      { respectRobots: true, politeness: { perHostConcurrent: 5 } },
    );

    await Promise.all(
      ['/1', '/2', '/3'].map((path) => web.fetch(`https://shop.example${path}`, { accept: 'html' })),
    );

    expect(web.calls.filter(({ link }) => link.endsWith('/robots.txt'))).toHaveLength(1);
  });

  it("isn't fetched for an API whose owner requested the call", async () => {
    const web = scriptedWeb({ 'https://api.example/q': { json: 1 } }, { respectRobots: true });

    await web.fetch('https://api.example/q', { accept: 'json', respectRobots: false });

    expect(web.calls).toHaveLength(1);
  });

  it("doesn't block a page if its own redirect can't be followed, and reports it", async () => {
    const web = scriptedWeb(
      {
        'https://shop.example/robots.txt': { status: 302, headers: { location: 'http://127.0.0.1/' } },
        '*': 'p',
      },
      { respectRobots: true },
    );

    const outcome = await web.fetch('https://shop.example/p', { accept: 'html' });

    expect(outcome).toMatchObject({ kind: 'blocked', reason: 'robots' });
  });
});

describe('a host with Retry-After', () => {
  it("isn't fetched until then", async () => {
    const clock = steppedClock();
    const web = scriptedWeb(
      { 'https://shop.example/p': { status: 429, headers: { 'retry-after': '60' } }, '*': 'page' },
      { clock },
    );

    await web.fetch('https://shop.example/p', { accept: 'html' });
    await clock.advance(20_000);
    const meanwhile = await web.fetch('https://shop.example/other', { accept: 'html' });
    const elsewhere = await web.fetch('https://other.example/', { accept: 'html' });
    await clock.advance(40_000);
    const later = await web.fetch('https://shop.example/other', { accept: 'html' });

    expect(meanwhile).toEqual({ kind: 'blocked', reason: 'resting', status: null, retryAfterMs: 40_000 });
    expect(elsewhere.kind).toBe('ok');
    expect(later.kind).toBe('ok');
  });
});
