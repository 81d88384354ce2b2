import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { startTestApi } from '../../testing/test-api';
import type { TestApi, TestWorld } from '../../testing/test-api';

const browser =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
let api: TestApi;

async function start(world: TestWorld = {}): Promise<void> {
  api = await startTestApi(world);
}

function follow(
  query: Record<string, string>,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  return api.app.inject({
    method,
    url: '/api/redirect',
    query,
    headers: { 'user-agent': browser, ...headers },
  });
}

/** Ordered by time, since ids within one millisecond have no order. */
async function clicks() {
  const rows = await api.services.storage.clicks.listClicks({ after: null, limit: 100 });
  return rows.toSorted((one, other) => one.clickedAt.localeCompare(other.clickedAt));
}

describe('GET /api/redirect', () => {
  afterEach(() => api.close());

  it('redirects to a signed target and stores the click first', async () => {
    await start();
    const outbound = api.services.outboundSigner.sign('https://small-shop.example/p/1?size=m', 'offer-1');

    const response = await follow({ ...outbound, source: 'comparison', timestamp: '1763700000000' });

    expect(response.statusCode).toBe(302);
    expect(response.headers['location']).toBe('https://small-shop.example/p/1?size=m');
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers['referrer-policy']).toBe('no-referrer');
    expect(await clicks()).toMatchObject([
      {
        target: 'https://small-shop.example/p/1?size=m',
        source: 'comparison',
        requestedAt: 1763700000000,
        offerId: 'offer-1',
        visit: 'person',
      },
    ]);
  });

  it('sends the redirect only once its click is stored', async () => {
    let commit: (() => void) | undefined;
    await start({
      clickDatabase: (usual) => ({ ...usual, record: () => new Promise((resolve) => (commit = resolve)) }),
    });
    let isSent = false;

    const sending = follow({ to: 'https://www.amazon.de/dp/B09XS7JWHH' }).then(() => (isSent = true));
    while (commit === undefined) await nextTurn();
    for (let turn = 0; turn < 10; turn += 1) await nextTurn();
    const wasSentBefore = isSent;
    commit();
    await sending;

    expect([wasSentBefore, isSent]).toEqual([false, true]);
  });

  it('uses the default source of S§9 when the call has none', async () => {
    await start();

    await follow({ to: 'https://www.amazon.de/dp/B09XS7JWHH' });

    expect(await clicks()).toMatchObject([{ source: 'product_suggestion', requestedAt: null }]);
  });

  it('tags the link of a retailer with the operator’s id and the click id as sub-id', async () => {
    await start({ affiliateIds: { amazon: { 'amazon.de': 'hunt-21' } } });

    const response = await follow({ to: 'https://www.amazon.de/dp/B09XS7JWHH?th=1' });

    const sentTo = new URL(String(response.headers['location']));
    const [click] = await clicks();
    expect(sentTo.searchParams.get('tag')).toBe('hunt-21');
    expect(sentTo.searchParams.get('ascsubtag')).toBe(click?.id);
    expect(sentTo.searchParams.get('th')).toBe('1');
    expect(click?.sentTo).toBe(sentTo.href);
  });

  it('sends the tagged link as an address of plain characters, whatever the operator’s template contains', async () => {
    await start({ affiliateIds: { costco: { template: 'https://network.test/ä?s={sub}&u={url}' } } });

    const response = await follow({ to: 'https://www.costco.com/mug.html' });

    expect(response.headers['location']).toMatch(
      /^https:\/\/network\.test\/%C3%A4\?s=[\da-f-]{36}&u=https%3A/,
    );
  });

  it('adds UTM values and a reference id to the link of a Shopify shop (S§5, S§9)', async () => {
    await start();
    const link = 'https://oak-and-iron.myshopify.com/products/lamp?variant=7';

    const response = await follow({ ...api.services.outboundSigner.sign(link, 'offer-1') });

    const sentTo = new URL(String(response.headers['location']));
    const [click] = await clicks();
    expect(Object.fromEntries(sentTo.searchParams)).toEqual({
      variant: '7',
      utm_source: 'pricehunt',
      utm_medium: 'price_comparison',
      utm_campaign: 'product_referral',
      pricehunt_ref: click?.referenceId,
    });
    expect(click?.referenceId).toMatch(/^aff_oak-and-iron\.myshopify\.com_\d{13}_[0-9a-f]{12}$/);
    expect(click?.sentTo).toBe(sentTo.href);
  });

  it('tells visitors of a merchant’s shop apart for a day, except those who opt out', async () => {
    let nowMs = Date.parse('2026-11-21T10:00:00Z');
    await start({ now: () => new Date((nowMs += 1_000)) });
    const link = api.services.outboundSigner.sign('https://klangwerk.myshopify.com/products/dose', 'offer-1');
    const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131.0.0.0 Mobile Safari/537.36';

    await follow(link);
    await follow(link);
    await follow(link, { 'user-agent': phone });
    await follow(link, { 'sec-gpc': '1' });
    await follow(link, { dnt: '1' });
    await follow({ to: 'https://www.amazon.de/dp/B09XS7JWHH' });

    const rows = await clicks();
    const [first, again, other, ...rest] = rows.map(({ visitorHash }) => visitorHash);
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(rest).toEqual([null, null, null]);
    expect(rows.map(({ device }) => device)).toEqual([
      ...['desktop', 'desktop', 'mobile', 'desktop', 'desktop', null],
    ]);
  });

  it('redirects to the shops of the catalog', async () => {
    await start();
    await api.services.storage.products.saveProducts([sampleProduct({ id: 'p1' })]);
    await api.services.storage.offers.saveOffers([{ productId: 'p1', offer: sampleOffer({ id: 'o1' }) }]);

    const response = await follow({ to: 'https://www.shop-one.example/another/page' });

    expect(response.statusCode).toBe(302);
  });

  it.each([
    'https://www.costco.co.uk/p/1',
    'https://www.apple.com/shop/buy-iphone',
    'https://store.playstation.com/en-us/product/1',
    'https://www.walmart.com.mx/ip/1',
    'https://www.bestbuy.ca/en-ca/product/1',
    'https://www.neweggbusiness.com/product/product.aspx?item=1',
    'https://www.ebay.com.hk/itm/302474151804',
  ])('redirects directly to %s, a country or sister site of a retailer of S§5', async (to) => {
    await start();

    const response = await follow({ to });

    expect([response.statusCode, response.headers['location']]).toEqual([302, to]);
  });

  it.each([
    'https://costco.co.uk.evil.example/p/1',
    'https://evil.example/',
    'https://amazon.com.evil.example/dp/B09XS7JWHH',
    'https://evil.example/?https://amazon.com',
    'http://127.0.0.1:4000/api/categories',
    'https://shop-one.example.evil.example/',
  ])('is no open redirect: %s gets the page that shows the host', async (to) => {
    await start({ affiliateIds: { amazon: { 'amazon.com': 'hunt-20' } } });

    const response = await follow({ to });

    expect(response.statusCode).toBe(200);
    expect(response.headers['location']).toBeUndefined();
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(response.body).toContain(`You’re leaving PriceHunt for ${new URL(to).host}`);
    expect(response.body).not.toMatch(/<script|http-equiv/i);
    expect(response.body).not.toContain('hunt-20');
    expect(await clicks()).toEqual([]);
  });

  it('rejects a signature for another target or another offer', async () => {
    await start();
    const { signature, offer } = api.services.outboundSigner.sign(
      'https://small-shop.example/p/1',
      'offer-1',
    );

    const moved = await follow({ to: 'https://evil.example/', offer, signature });
    const otherOffer = await follow({ to: 'https://small-shop.example/p/1', offer: 'offer-2', signature });

    expect([moved.statusCode, otherOffer.statusCode]).toEqual([200, 200]);
  });

  it.each([
    ['no target', {}],
    ['a script', { to: 'javascript:alert(1)' }],
    ['a file', { to: 'file:///etc/passwd' }],
    ['a user name before the host', { to: 'https://amazon.com@evil.example/' }],
    ['a path without a host', { to: '//evil.example/' }],
    ['a target over the limit', { to: `https://www.amazon.com/${'a'.repeat(4100)}` }],
  ])('refuses %s', async (_what, query) => {
    await start();

    const response = await follow(query);

    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('redirect.bad-target');
  });

  it('writes the parsed URL, never the text that was sent', async () => {
    await start();

    const response = await follow({ to: 'https://www.amazon.com/dp/B09XS7JWHH\r\nSet-Cookie: a=b' });

    expect(String(response.headers['location'])).not.toMatch(/[\r\n]/);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('shows host names with markup as text', async () => {
    await start();

    const response = await follow({ to: 'https://evil.example/?"><img src=x onerror=alert(1)>' });

    expect(response.body).not.toContain('<img');
  });

  it('responds to HEAD and prefetch without counting', async () => {
    await start();
    const to = 'https://www.amazon.de/dp/B09XS7JWHH';

    const head = await follow({ to }, {}, 'HEAD');
    const prefetch = await follow({ to }, { 'sec-purpose': 'prefetch' });

    expect([head.statusCode, prefetch.statusCode]).toEqual([302, 302]);
    expect(await clicks()).toEqual([]);
  });

  it('records a bot with the reason', async () => {
    await start();

    await follow({ to: 'https://www.amazon.de/dp/B09XS7JWHH' }, { 'user-agent': 'Googlebot/2.1' });

    expect(await clicks()).toMatchObject([{ visit: 'bot', botReason: 'bot-user-agent' }]);
  });

  it('redirects when recording the click fails, and the click is replayed later', async () => {
    let isDown = true;
    await start({
      clickDatabase: (usual) => ({
        ...usual,
        record: (rows) => (isDown ? Promise.reject(new Error('database is locked')) : usual.record(rows)),
      }),
    });

    const response = await follow({ to: 'https://www.amazon.de/dp/B09XS7JWHH' });
    const before = await clicks();
    isDown = false;
    await api.services.clickRecorder.replayJournal();

    expect(response.statusCode).toBe(302);
    expect(before).toEqual([]);
    expect(await clicks()).toHaveLength(1);
    expect(api.reported).toHaveLength(1);
  });

  it('runs none of the hooks of the other calls', async () => {
    await start();

    const response = await follow({ to: 'https://www.amazon.de/dp/B09XS7JWHH' });

    expect(Object.keys(response.headers).sort()).toEqual([
      'cache-control',
      'connection',
      'content-length',
      'date',
      'location',
      'referrer-policy',
      'strict-transport-security',
      'x-robots-tag',
    ]);
  });

  it('counts each click by who made it and where it was stored', async () => {
    let isDown = false;
    await start({
      clickDatabase: (usual) => ({
        ...usual,
        record: (rows) => (isDown ? Promise.reject(new Error('database is locked')) : usual.record(rows)),
      }),
    });
    const to = 'https://www.amazon.de/dp/B09XS7JWHH';

    await Promise.all([
      follow({ to }),
      follow({ to }),
      follow({ to }, { 'user-agent': 'Googlebot/2.1' }),
      follow({ to }, { 'sec-purpose': 'prefetch' }),
    ]);
    isDown = true;
    await follow({ to });

    const { values } = await api.services.metrics.clicks.get();
    expect(values.map(({ labels, value }) => [labels.visit, labels.kept, value])).toEqual([
      ['person', 'database', 2],
      ['bot', 'database', 1],
      ['person', 'journal', 1],
    ]);
  });

  it('closes its connections while the server drains', async () => {
    await start();
    api.startDraining();

    const response = await follow({ to: 'https://www.amazon.de/dp/B09XS7JWHH' });

    expect(response.headers['connection']).toBe('close');
  });

  it('returns 405 with its methods', async () => {
    await start();

    const response = await api.app.inject({ method: 'POST', url: '/api/redirect' });

    expect([response.statusCode, response.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it('is never rate limited', async () => {
    await start();

    const answers = await Promise.all(
      Array.from({ length: 300 }, () => follow({ to: 'https://www.amazon.de/dp/B09XS7JWHH' })),
    );

    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([302]));
    expect(await clicks()).toHaveLength(100);
  });
});

describe('the targets of a redirect', () => {
  const inCatalog = [
    'http://www.plain-shop.example/p/1',
    'https://www.odd-port.example:8443/p/1',
    'https://oak-and-iron.myshopify.com/products/lamp',
    'https://myshopify.com/p/1',
  ];

  beforeAll(async () => {
    api = await startTestApi({ listedPlaces: ['listed.example:8080'] });
    await api.services.storage.products.saveProducts([sampleProduct({ id: 'p1' })]);
    const offers = inCatalog.map((link, at) => ({
      productId: 'p1',
      offer: sampleOffer({ id: `o${at}`, link, retailer: { name: 'Shop', domain: new URL(link).host } }),
    }));
    await api.services.storage.offers.saveOffers(offers);
  });
  afterAll(() => api.close());

  it.each([
    ['a signed link without https', 'http://small-shop.example/p/1'],
    ['a signed link on another port', 'https://small-shop.example:8443/p/1'],
    ['a signed link to an address of this machine', 'http://127.0.0.1:4000/api/categories'],
    ['a signed link beside one of the catalog', 'http://www.plain-shop.example/p/2'],
    ['a signed link on another port of a listed host', 'http://listed.example:8081/p/1'],
  ])('shows the leaving page for %s', async (_what, to) => {
    const response = await follow({ ...api.services.outboundSigner.sign(to, 'offer-1') });

    expect([response.statusCode, response.headers['location']]).toEqual([200, undefined]);
    expect(response.body).toContain(`You’re leaving PriceHunt for ${new URL(to).host}`);
  });

  it.each([
    ['a known retailer without https', 'http://www.amazon.de/dp/B09XS7JWHH'],
    ['a known retailer on another port', 'https://www.amazon.de:8443/dp/B09XS7JWHH'],
    ['a Shopify shop that nobody registered', 'https://evil.myshopify.com/products/lamp'],
    ['a Shopify shop that nobody registered, under a shop', 'https://a.oak-and.myshopify.com/products/lamp'],
    ['Shopify itself', 'https://shopify.com/evil'],
    ['a shop of the catalog without https', 'http://oak-and-iron.myshopify.com/products/lamp'],
    ['a listed host that no shop is at', 'http://listed.example:8080/p/1'],
  ])('shows the leaving page for an unsigned link to %s', async (_what, to) => {
    const response = await follow({ to });

    expect([response.statusCode, response.headers['location']]).toEqual([200, undefined]);
  });

  it.each([
    ['the catalog has without https', inCatalog[0]],
    ['the catalog has on another port', inCatalog[1]],
    ['the operator lists with its port', 'http://listed.example:8080/p/1'],
  ])('redirects directly to a signed link that %s', async (_what, to = '') => {
    const response = await follow({ ...api.services.outboundSigner.sign(to, 'offer-1') });

    expect([response.statusCode, response.headers['location']]).toEqual([302, to]);
  });

  it.each([
    ['a Shopify shop of the catalog', 'https://oak-and-iron.myshopify.com/products/chair'],
    ['the very link of the catalog', inCatalog[1]],
  ])('redirects directly to an unsigned link to %s', async (_what, to = '') => {
    const response = await follow({ to });

    expect(response.statusCode).toBe(302);
  });
});
