import { prestaShop, vtexShop, wooCommerceShop } from './index';
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
});
