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
  ])('search WooCommerce for the whole phrase, in title and article number: %s finds %s', (search, count) => {
    const answer = ask(
      wooCommerceShop({ origin }),
      `/wp-json/wc/store/v1/products?${new URLSearchParams({ search }).toString()}`,
    );

    expect(JSON.parse(answer.body)).toHaveLength(count);
  });

  it('answer rest_no_route where the Store API is closed, and 404 for a product that is not there', () => {
    const closed = ask(wooCommerceShop({ origin, storeApi: 'closed' }), '/wp-json/wc/store/v1/products');
    const missing = ask(wooCommerceShop({ origin }), '/product/nothing/');

    expect([closed.status, JSON.parse(closed.body).code, missing.status]).toEqual([
      404,
      'rest_no_route',
      404,
    ]);
  });

  it('answer JSON for a listing of PrestaShop only when asked with ajax=1', () => {
    const types = ['', '&ajax=1'].map(
      (end) =>
        ask(prestaShop({ origin }), `/index.php?controller=search&s=sony${end}`).headers['content-type'],
    );

    expect(types).toEqual(['text/html; charset=UTF-8', 'application/json; charset=UTF-8']);
  });

  it('answer partially, with how much there is, for VTEX', () => {
    const { status, headers } = ask(
      vtexShop({ origin }),
      '/api/catalog_system/pub/products/search?_from=0&_to=1',
    );

    expect([status, headers['resources']]).toEqual([206, '0-1/6']);
  });

  it.each([
    ['VTEX', vtexShop({ origin, currency: 'EUR' }), '/sony-wh-1000xm5-black/p'],
    ['UCP', ucpShop({ origin }), '/p/sony-wh-1000xm5-black'],
  ])('have a page under the link of each offer that states its price: %s', (_name, double, path) => {
    const { status, body } = ask(double, path);

    expect(status).toBe(200);
    expect(body).toContain('"price":"324.00","priceCurrency":"EUR"');
  });

  it('call a shop by its name where it has one', () => {
    const named = ask(vtexShop({ origin, name: 'Casa & Luz' }), '/').body;

    expect(named).toContain('<meta property="og:site_name" content="Casa &amp; Luz">');
    expect(ask(vtexShop({ origin }), '/').body).not.toContain('og:site_name');
  });
});

describe('the affiliate networks behind one door', () => {
  const key = 'k3y';
  const door = networkDoor({
    ...{ origin, key },
    goods: sampleGoods.slice(0, 1).map(({ title, brand, slug, gtin, price }) => ({
      ...{ id: slug, shop: 'Klangladen', link: `${origin}/p/${slug}`, title, brand, gtin: gtin ?? '' },
      ...{ price, currency: 'EUR', updatedAt: '2026-03-03T00:00:00.000Z' },
    })),
  });
  const textOf = (body: string | Uint8Array) =>
    typeof body === 'string' ? body : gunzipSync(body).toString();

  it.each(['awin', 'tradedoubler', 'daisycon', 'webgains', 'cj'] as const)(
    'hand out the file of %s under the address that their page lists, and none without the key',
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

  it('answer 404 for a network that is none of theirs', () => {
    expect(door({ link: `${origin}/nobody/file.csv` }).status).toBe(404);
  });
});
