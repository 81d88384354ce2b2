import { gunzipSync } from 'node:zlib';
import {
  networkDoor,
  networkFileAt,
  prestaShop,
  sampleGoods,
  ucpShop,
  vtexShop,
  wooCommerceShop,
} from './index';
import type { ShopDouble } from './index';

const origin = 'https://www.klang.example';

const ask = (double: ShopDouble, path: string) =>
  double({ link: `${origin}${path}`, method: 'GET', headers: {}, body: null });

describe('the doubles', () => {
  it.each([
    ['WH-1000XM5 Wireless', 1],
    ['Wireless WH-1000XM5', 0],
    ['so-101', 1],
  ])('searches WooCommerce for exact phrases in titles and SKUs: %s finds %s', (search, count) => {
    const answer = ask(
      wooCommerceShop({ origin }),
      `/wp-json/wc/store/v1/products?${new URLSearchParams({ search }).toString()}`,
    );

    expect(JSON.parse(answer.body)).toHaveLength(count);
  });

  it('returns rest_no_route for a closed Store API, and 404 for a missing product', () => {
    const closed = ask(wooCommerceShop({ origin, storeApi: 'closed' }), '/wp-json/wc/store/v1/products');
    const missing = ask(wooCommerceShop({ origin }), '/product/nothing/');

    expect([closed.status, JSON.parse(closed.body).code, missing.status]).toEqual([
      404,
      'rest_no_route',
      404,
    ]);
  });

  it("returns PrestaShop's list as JSON only with ajax=1", () => {
    const types = ['', '&ajax=1'].map(
      (end) =>
        ask(prestaShop({ origin }), `/index.php?controller=search&s=sony${end}`).headers['content-type'],
    );

    expect(types).toEqual(['text/html; charset=UTF-8', 'application/json; charset=UTF-8']);
  });

  it('returns 206 with the range for VTEX', () => {
    const { status, headers } = ask(
      vtexShop({ origin }),
      '/api/catalog_system/pub/products/search?_from=0&_to=1',
    );

    expect([status, headers['resources']]).toEqual([206, '0-1/6']);
  });

  it.each([
    ['VTEX', vtexShop({ origin, currency: 'EUR' }), '/sony-wh-1000xm5-black/p'],
    ['UCP', ucpShop({ origin }), '/p/sony-wh-1000xm5-black'],
  ])('has a page for each offer that states its price: %s', (_name, double, path) => {
    const { status, body } = ask(double, path);

    expect(status).toBe(200);
    expect(body).toContain('"price":"324.00","priceCurrency":"EUR"');
  });

  it("uses the shop's name if there is one", () => {
    const named = ask(vtexShop({ origin, name: 'Casa & Luz' }), '/').body;

    expect(named).toContain('<meta property="og:site_name" content="Casa &amp; Luz">');
    expect(ask(vtexShop({ origin }), '/').body).not.toContain('og:site_name');
  });
});

describe('the affiliate networks under one origin', () => {
  const key = 'k3y';
  const door = networkDoor({
    origin,
    key,
    goods: sampleGoods.slice(0, 1).map(({ title, brand, slug, gtin, price }) => ({
      id: slug,
      shop: 'Klangladen',
      link: `${origin}/p/${slug}`,
      title,
      brand,
      gtin: gtin ?? '',
      price,
      currency: 'EUR',
      updatedAt: '2026-03-03T00:00:00.000Z',
    })),
  });
  const textOf = (body: string | Uint8Array) =>
    typeof body === 'string' ? body : gunzipSync(body).toString();

  it.each(['awin', 'tradedoubler', 'daisycon', 'webgains', 'cj'] as const)(
    'serves the file of %s under the listed URL, and only with the key',
    (network) => {
      const listed = [...textOf(door({ link: `${origin}/` }).body).matchAll(/href="([^"]+)"/g)].map(
        ([, link = '']) => link.replaceAll('&amp;', '&'),
      );
      const link = networkFileAt(origin, network, key);

      expect(listed).toContain(link);
      expect(textOf(door({ link }).body)).toContain('4548736132610');
      expect(door({ link: networkFileAt(origin, network, 'other') }).status).toBeGreaterThanOrEqual(401);
    },
  );

  it('returns 404 for an unknown network', () => {
    expect(door({ link: `${origin}/nobody/file.csv` }).status).toBe(404);
  });
});
