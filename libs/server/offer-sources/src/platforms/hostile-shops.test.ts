import { createSafeFetch } from '@pricehunt/safe-fetch';
import { plainShop, sampleGoods, wooCommerceShop } from '@pricehunt/shop-doubles';
import type { DoubleAnswer, ShopDouble } from '@pricehunt/shop-doubles';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleRequest } from '../testing';
import { createShopSource } from './create-shop-source';
import { readResultPage } from './generic/read-result-page';
import type { Shop } from './shop';
import { offerOfShop } from './shop-offer';
import type { ReadGoods } from './shop-offer';
import { offersFrom, requestFor, sampleShop, shopOrigin, shopServices, webOf } from './testing-shops';

const shop = sampleShop({ platform: 'woocommerce' });
const generic = sampleShop({ platform: 'generic', searchTemplate: `${shopOrigin}/suche?q={query}` });
const checkedAt = '2026-11-21T12:00:00.000Z';

const goods: ReadGoods = {
  variantId: '1',
  link: '/lamp',
  title: 'Lamp',
  availability: 'in_stock',
  price: { amount: '12.50', currency: 'EUR' },
};

function withProducts(change: (product: Record<string, unknown>) => object): ShopDouble {
  const double = wooCommerceShop({ origin: shopOrigin });
  return (request) => {
    const answer = double(request);
    if (!request.link.includes('/products')) return answer;
    const products: readonly Record<string, unknown>[] = JSON.parse(answer.body);
    return {
      ...answer,
      body: JSON.stringify(products.map((product) => ({ ...product, ...change(product) }))),
    };
  };
}

describe('a hostile shop', () => {
  it.each([
    ['NaN', { amount: 'NaN', currency: 'EUR' }],
    ['a negative amount', { amount: '-5', currency: 'EUR' }],
    ['an amount with an exponent', { amount: '1e9', currency: 'EUR' }],
    ['zero', { amount: '0.00', currency: 'EUR' }],
    ['more than anything costs', { amount: '99999999999999', currency: 'EUR' }],
    ['a currency that is none', { amount: '5', currency: 'BTC' }],
    ['no currency, where the shop has none either', { amount: '5', currency: null }],
  ])('has no offer with the price %s', (_what, price) => {
    expect(offerOfShop({ ...shop, currency: null }, { ...goods, price }, checkedAt)).toBeNull();
  });

  it.each([
    'https://evil.example/lamp',
    'https://klang.example.evil.example/lamp',
    '//evil.example/lamp',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://127.0.0.1/lamp',
  ])('has no offer whose page is %s', (link) => {
    expect(offerOfShop(shop, { ...goods, link }, checkedAt)).toBeNull();
  });

  it("can't put megabytes of title, with markup, into an offer", async () => {
    const name = `Sony WH-1000XM5 <img src=x onerror=alert(1)>${'A'.repeat(1_500_000)}`;

    const [offer] = await offersFrom(shop, webOf(withProducts(() => ({ name }))), sampleRequest());

    expect(offer?.title.length).toBeLessThanOrEqual(300);
    expect(offer?.title).not.toContain('<');
  });

  it('fails with a response that is too large', async () => {
    const name = 'A'.repeat(5_000_000);

    const search = offersFrom(shop, webOf(withProducts(() => ({ name }))), sampleRequest());

    await expect(search).rejects.toMatchObject({ reason: 'bad-answer' });
  });

  it('loses only its malformed products', async () => {
    const web = webOf(
      withProducts(({ id }) =>
        id === 101 ? {} : { prices: { price: 1, currency_code: {}, currency_minor_unit: 'x' } },
      ),
    );

    expect(await offersFrom(shop, web, sampleRequest())).toHaveLength(1);
  });

  it.each([-1, 40, 1.5])('has no offer if it claims %s decimals', async (decimals) => {
    const web = webOf(
      withProducts(() => ({ prices: { price: '100', currency_code: 'EUR', currency_minor_unit: decimals } })),
    );

    expect(await offersFrom(shop, web, requestFor({ title: 'WH-1000XM5' })).catch(() => [])).toEqual([]);
  });

  it("isn't trusted after a redirect to another site", async () => {
    const elsewhere = wooCommerceShop({ origin: 'https://evil.example' });
    const web = webOf((request): DoubleAnswer => {
      if (request.link.startsWith('https://evil.example')) return elsewhere(request);
      const location = request.link.replace(shopOrigin, 'https://evil.example');
      return { status: 302, headers: { location }, body: '' };
    });

    await expect(offersFrom(shop, web, sampleRequest())).rejects.toMatchObject({ reason: 'bad-answer' });
  });

  it.each([
    'http://169.254.169.254/latest/',
    'http://127.0.0.1:9200/',
    'http://[::1]/',
    'https://localhost/',
  ])("can't redirect us to %s", async (location) => {
    const web = webOf(() => ({ status: 302, headers: { location }, body: '' }));

    await expect(offersFrom(shop, web, sampleRequest())).rejects.toMatchObject({ reason: 'refused' });
    expect(web.calls.every(({ link }) => link.startsWith(shopOrigin))).toBe(true);
  });

  it("can't send product page requests elsewhere with its results", async () => {
    const head = '<base href="https://evil.example/">';
    const list = plainShop({ origin: 'https://evil.example', goods: sampleGoods });
    const web = webOf((request) => {
      const { pathname } = new URL(request.link);
      return pathname === '/suche' ? list({ ...request }) : plainShop({ origin: shopOrigin, head })(request);
    });

    await offersFrom(generic, web, sampleRequest());

    expect(web.calls.filter(({ link }) => !link.startsWith(shopOrigin))).toEqual([]);
  });

  it.each([
    ['nested', `${'<div>'.repeat(40_000)}<a href="/a">Lamp</a>`],
    ['of links in one box', `<div>${'<a href="/a">Lamp and words</a> '.repeat(15_000)}</div>`],
    ['of boxes in boxes, each with a link', '<div><a href="/a">Lamp</a> words '.repeat(12_000)],
  ])("can't delay us with a result page %s", (_what, html) => {
    const began = process.cpuUsage();

    readResultPage(html, `${shopOrigin}/suche`);

    const { user } = process.cpuUsage(began);
    // Far above the usual time, far below reading each box for each link.
    expect(user / 1_000).toBeLessThan(5_000);
  });

  it("doesn't change another shop's currency", async () => {
    const yen = wooCommerceShop({ origin: shopOrigin, currency: 'JPY' });
    const euro = wooCommerceShop({ origin: shopOrigin, currency: 'EUR' });

    const [first] = await offersFrom(shop, webOf(yen), sampleRequest());
    const [second] = await offersFrom(shop, webOf(euro), sampleRequest());

    expect([first?.price.currency, second?.price.currency]).toEqual(['JPY', 'EUR']);
  });
});

describe('a shop over HTTP on loopback', () => {
  it('is searched through safe-fetch if its address is allowed, and refused otherwise', async () => {
    const double: { current: ShopDouble | null } = { current: null };
    const server = createServer((request, response) => {
      const link = `http://${request.headers.host ?? ''}${request.url ?? ''}`;
      const answer = double.current?.({ link, method: 'GET', headers: {}, body: null });
      response.writeHead(answer?.status ?? 404, answer?.headers).end(answer?.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${portOf(server.address())}`;
    const origin = `http://${host}`;
    double.current = wooCommerceShop({ origin });
    const local: Shop = { ...shop, domain: host, origin };
    const search = async (allow: readonly string[]) => {
      const safeFetch = createSafeFetch({ userAgent: 'PriceHunt-test/1.0', allow, respectRobots: true });
      try {
        const source = createShopSource(shopServices(safeFetch), local);
        return await source.findOffers(sampleRequest(), new AbortController().signal);
      } finally {
        await safeFetch.close();
      }
    };

    const found = await search([host]);
    const refused = search([]);

    expect(found).toMatchObject([{ offer: { gtins: ['04548736132610'], price: { amountMinor: 32_400 } } }]);
    await expect(refused).rejects.toMatchObject({ reason: 'refused' });
    await new Promise((resolve) => server.close(resolve));
  });
});

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
