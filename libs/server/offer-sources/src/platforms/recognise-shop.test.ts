import { scriptedWeb } from '@pricehunt/safe-fetch/testing';
import { plainShop, scriptedShop, wooCommerceShop } from '@pricehunt/shop-doubles';
import type { ShopDouble } from '@pricehunt/shop-doubles';
import { sampleRequest } from '../testing';
import { createShopRecogniser } from './recognise-shop';
import { offersFrom, shopOrigin, shopServices, webOf } from './testing-shops';

const signal = new AbortController().signal;

const recogniseAt = (double: ShopDouble, address = 'klang.example/some/page?x=1') =>
  createShopRecogniser(shopServices(webOf(double))).recognise(address, signal);

const behindRedirect =
  (double: ShopDouble): ShopDouble =>
  (request) =>
    request.link.startsWith('https://klang.example/')
      ? { status: 301, headers: { location: `${shopOrigin}/` }, body: '' }
      : double(request);

describe('recognising a shop', () => {
  it('returns platform, currency, decimals and barcode place of a WooCommerce shop', async () => {
    const finding = await recogniseAt(behindRedirect(wooCommerceShop({ origin: shopOrigin, decimals: 0 })));

    expect(finding).toMatchObject({
      kind: 'shop',
      software: 'woocommerce',
      isOpen: true,
      decimals: 0,
      barcodes: 'pages',
      shop: {
        platform: 'woocommerce',
        domain: 'klang.example',
        origin: shopOrigin,
        currency: 'EUR',
        apiBase: `${shopOrigin}/wp-json/wc/store/v1`,
      },
    });
  });

  it('fetches the home page and makes one probe, whatever the result', async () => {
    for (const double of [
      wooCommerceShop({ origin: shopOrigin }),
      wooCommerceShop({ origin: shopOrigin, storeApi: 'closed' }),
      plainShop({ origin: shopOrigin, search: 'description' }),
    ]) {
      const web = webOf(double);

      await createShopRecogniser(shopServices(web)).recognise(shopOrigin, signal);

      expect(web.calls).toHaveLength(2);
    }
  });

  it('finds a WooCommerce shop with plain permalinks', async () => {
    const double = wooCommerceShop({ origin: shopOrigin, storeApi: 'plain-links' });

    const finding = await recogniseAt(double, shopOrigin);

    if (finding.kind !== 'shop') throw new Error('no shop was found');
    expect(await offersFrom(finding.shop, webOf(double), sampleRequest())).toHaveLength(1);
  });

  it.each(['closed', 'challenge'] as const)(
    "falls back to the search page if the platform's API is %s",
    async (storeApi) => {
      const finding = await recogniseAt(wooCommerceShop({ origin: shopOrigin, storeApi }), shopOrigin);

      expect(finding).toMatchObject({
        kind: 'shop',
        software: 'woocommerce',
        isOpen: false,
        shop: { platform: 'generic', searchTemplate: `${shopOrigin}/?post_type=product&s={query}` },
      });
    },
  );

  it.each(['action', 'description', 'form'] as const)(
    'finds the search of a shop on unknown software by its %s',
    async (search) => {
      const finding = await recogniseAt(plainShop({ origin: shopOrigin, search }), shopOrigin);

      expect(finding).toMatchObject({
        kind: 'shop',
        software: 'generic',
        isOpen: null,
        shop: {
          platform: 'generic',
          name: 'Haus & Klang',
          country: 'AT',
          currency: 'EUR',
          searchTemplate: `${shopOrigin}/suche?${search === 'form' ? 'lang=de&' : ''}q={query}`,
        },
      });
    },
  );

  it('takes the name from the markup of the home page', async () => {
    const markup = {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'BreadcrumbList', name: 'Start' },
        { '@type': 'OnlineStore', name: 'Radio Wessel' },
      ],
    };
    const home = `<script type="application/ld+json">${JSON.stringify(markup)}</script><form action="/suche" role="search"><input type="search" name="q"></form>`;
    const services = shopServices(scriptedWeb({ [`${shopOrigin}/`]: home }));

    const finding = await createShopRecogniser(services).recognise(shopOrigin, signal);

    expect(finding).toMatchObject({ shop: { name: 'Radio Wessel' } });
  });

  describe('whose home page is an empty frame', () => {
    const filled = scriptedWeb({
      [`${shopOrigin}/`]:
        '<meta property="og:site_name" content="Funkhaus"><div id="app"><form action="/suche" role="search"><input type="search" name="q"></form></div><script src="/app.js"></script>',
    });
    const renderPage = (link: string) => filled.fetch(link, { accept: 'html' });

    it('is found after rendering, and suggested for the browser', async () => {
      const services = { ...shopServices(webOf(scriptedShop({ origin: shopOrigin }))), renderPage };

      expect(await createShopRecogniser(services).recognise(shopOrigin, signal)).toMatchObject({
        kind: 'shop',
        software: 'generic',
        shop: { searchTemplate: `${shopOrigin}/suche?q={query}`, needsBrowser: true, name: 'Funkhaus' },
      });
    });

    it("isn't found if there is no browser, or it doesn't respond", async () => {
      const services = shopServices(webOf(scriptedShop({ origin: shopOrigin })));
      for (const each of [
        services,
        { ...services, renderPage: async () => ({ kind: 'no-browser' }) as const },
      ]) {
        expect(await createShopRecogniser(each).recognise(shopOrigin, signal)).toMatchObject({
          kind: 'none',
          reason: 'no-search',
        });
      }
    });

    it("doesn't render a page with content of its own", async () => {
      const asked: string[] = [];
      const services = {
        ...shopServices(webOf(plainShop({ origin: shopOrigin, search: 'form' }))),
        renderPage: async (link: string) => {
          asked.push(link);
          return { kind: 'no-browser' } as const;
        },
      };

      await createShopRecogniser(services).recognise(shopOrigin, signal);

      expect(asked).toEqual([]);
    });
  });

  it.each([
    ['another domain', 'https://evil.example/?q={search_term_string}'],
    ['a host made of the words', 'https://{search_term_string}.klang.example/'],
    ['a look-alike domain', 'https://klang.example.evil.example/?q={search_term_string}'],
    ['a password', 'https://user:word@www.klang.example/?q={search_term_string}'],
    ['a script', 'javascript:alert({search_term_string})'],
    ['an address inside the network', 'http://127.0.0.1/?q={search_term_string}'],
  ])('refuses a search action that leads to %s', async (_what, actionTarget) => {
    const finding = await recogniseAt(plainShop({ origin: shopOrigin, actionTarget }), shopOrigin);

    const own = { shop: { searchTemplate: null } };
    expect(finding).toMatchObject({ kind: 'none', reason: 'no-search', shop: own });
  });

  it.each([
    ['nothing of a shop', () => answer(200, '<p>Blog</p>'), 'no-search'],
    ['a refusal', () => answer(403, ''), 'blocked'],
    ['a challenge', () => answer(200, '<title>Just a moment...</title>'), 'blocked'],
    ['nothing at all', () => answer(404, ''), 'gone'],
    ['a failure', () => answer(500, ''), 'unreachable'],
    [
      'a redirect into the network',
      () => ({ ...answer(302, ''), headers: { location: 'http://10.0.0.8/' } }),
      'refused',
    ],
  ] as const)('reports why the URL has no shop: %s', async (_what, double, reason) => {
    expect(await recogniseAt(double, shopOrigin)).toMatchObject({ kind: 'none', reason });
  });

  it.each(['', 'not an address', 'ftp://shop.example', 'http://'])('rejects %j as a URL', async (typed) => {
    expect(await recogniseAt(() => answer(200, ''), typed)).toEqual({
      kind: 'none',
      reason: 'not-an-address',
    });
  });

  it.each([
    ['a shop for a week', wooCommerceShop({ origin: shopOrigin }), 2, 7 * 24],
    ['that there is none for an hour', () => answer(200, '<p>Blog</p>'), 1, 1],
  ] as const)('caches %s unless asked to check again', async (_what, double, calls, hours) => {
    let nowMs = Date.parse('2026-11-21T12:00:00.000Z');
    const web = webOf(double);
    const recogniser = createShopRecogniser({ ...shopServices(web), now: () => new Date(nowMs) });

    await recogniser.recognise(shopOrigin, signal);
    nowMs += hours * 60 * 60_000 - 1;
    await recogniser.recognise(shopOrigin, signal);
    const remembered = web.calls.length;
    nowMs += 1;
    await recogniser.recognise(shopOrigin, signal);
    const expired = web.calls.length;
    await recogniser.recognise(shopOrigin, signal, true);

    expect([remembered, expired, web.calls.length]).toEqual([calls, 2 * calls, 3 * calls]);
  });
});

function answer(status: number, body: string) {
  return { status, headers: { 'content-type': 'text/html' }, body };
}
