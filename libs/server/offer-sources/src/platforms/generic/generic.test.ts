import { plainShop } from '@pricehunt/shop-doubles';
import type { Goods } from '@pricehunt/shop-doubles';
import { describeOfferSource, sampleRequest } from '../../testing';
import { createShopSource } from '../create-shop-source';
import { offersFrom, requestFor, sampleShop, shopOrigin, shopServices, webOf } from '../testing-shops';

const shop = sampleShop({ platform: 'generic', searchTemplate: `${shopOrigin}/suche?q={query}` });

describeOfferSource('a shop that is searched by its pages', {
  open: (safeFetch) => createShopSource(shopServices(safeFetch), shop),
  pages: { '*': plainShop({ origin: shopOrigin }) },
  request: sampleRequest(),
});

describe('a shop searched by its pages', () => {
  it.each(['list', 'cards'] as const)('follows the results of %s to the product page', async (results) => {
    const web = webOf(plainShop({ origin: shopOrigin, results }));

    const offers = await offersFrom(shop, web, requestFor({ title: 'Sony WH-1000XM5', brand: 'Sony' }));

    expect(offers).toMatchObject([
      {
        gtins: ['04548736132610'],
        price: { amountMinor: 32_400, currency: 'EUR' },
        availability: 'in_stock',
      },
    ]);
  });

  it('uses prices in a structured list without reading product pages', async () => {
    const web = webOf(plainShop({ origin: shopOrigin, results: 'priced-list' }));

    const offers = await offersFrom(shop, web, requestFor({ title: 'Sony WH-1000XM5', brand: 'Sony' }));

    expect(offers).toMatchObject([{ price: { amountMinor: 32_400, currency: 'EUR' } }]);
    expect(web.calls.filter(({ link }) => link.includes('/artikel/'))).toEqual([]);
  });

  it('never uses a price printed on a result page', async () => {
    const goods = [{ ...emptyGoods, title: 'Lamp without markup', slug: 'missing', price: '1.00' }];
    const cards = plainShop({ origin: shopOrigin, results: 'cards', goods });
    const web = webOf((request) =>
      request.link.endsWith('/artikel/missing.html')
        ? {
            status: 200,
            headers: { 'content-type': 'text/html' },
            body: '<h1>Lamp</h1><p>From 1 € a month</p>',
          }
        : cards(request),
    );

    expect(await offersFrom(shop, web, requestFor({ title: 'Lamp without markup' }))).toEqual([]);
  });

  it('reads at most three product pages', async () => {
    const goods = Array.from({ length: 12 }, (_, id) => ({
      ...emptyGoods,
      id,
      title: `Oak tray ${id}`,
      slug: `tray-${id}`,
      sku: `T-${id}`,
      price: '10.00',
    }));
    const web = webOf(plainShop({ origin: shopOrigin, results: 'cards', goods }));

    await offersFrom(shop, web, requestFor({ title: 'Oak tray', brand: 'Oak' }));

    expect(web.calls.filter(({ link }) => link.includes('/artikel/'))).toHaveLength(3);
  });

  it('respects a robots.txt that disallows the search', async () => {
    const double = plainShop({ origin: shopOrigin });
    const robots = {
      status: 200,
      headers: { 'content-type': 'text/plain' },
      body: 'User-agent: *\nDisallow: /suche',
    };
    const web = webOf((request) => (request.link.endsWith('/robots.txt') ? robots : double(request)), {
      respectRobots: true,
    });

    await expect(offersFrom(shop, web, sampleRequest())).rejects.toMatchObject({ reason: 'blocked' });
    expect(web.calls.map(({ link }) => link)).toEqual([`${shopOrigin}/robots.txt`]);
  });
});

const emptyGoods: Goods = {
  id: 1,
  title: '',
  slug: '',
  price: '',
  brand: 'Oak',
  gtin: null,
  mpn: null,
  sku: 'O-1',
  regularPrice: null,
  stock: 'in',
  kind: 'simple',
  variants: [],
};
