import { shopifyShop } from '@pricehunt/shop-doubles';
import { describeOfferSource, sampleRequest } from '../../testing';
import { createShopSource } from '../create-shop-source';
import { createShopRecogniser } from '../recognise-shop';
import { offersFrom, sampleShop, shopOrigin, shopServices, webOf } from '../testing-shops';

const apiBase = `${shopOrigin}/api/2026-10/graphql.json`;
const shop = sampleShop({ platform: 'shopify', apiBase, country: 'US', currency: 'USD' });
const markets = { DE: 'EUR' };
const double = shopifyShop({ origin: shopOrigin, markets });

describeOfferSource('a Shopify shop', {
  open: (safeFetch) => createShopSource(shopServices(safeFetch), shop),
  pages: { '*': double },
  request: sampleRequest(),
});

describe('a Shopify shop', () => {
  it('finds price, currency and barcode with one GraphQL call without a token', async () => {
    const web = webOf(double);

    const offers = await offersFrom(shop, web, sampleRequest());

    expect(offers).toMatchObject([
      {
        gtins: ['04548736132610'],
        availability: 'in_stock',
        attributes: {},
        price: { amountMinor: 32_400, currency: 'USD' },
        listPrice: { amountMinor: 39_900 },
        link: `${shopOrigin}/products/sony-wh-1000xm5-black`,
      },
    ]);
    expect(web.calls.map(({ link, headers }) => [link, headers['authorization']])).toEqual([
      [apiBase, undefined],
    ]);
  });

  it("returns prices of the shop's country", async () => {
    const [offer] = await offersFrom({ ...shop, country: 'DE' }, webOf(double), sampleRequest());

    expect(offer?.price).toEqual({ amountMinor: 48_600, currency: 'EUR' });
  });

  it.each([
    ['open', apiBase],
    ['closed', null],
  ] as const)('is recognised and searched with its GraphQL %s', async (graphql, found) => {
    const web = webOf(shopifyShop({ origin: shopOrigin, graphql }));

    const finding = await createShopRecogniser(shopServices(web)).recognise(
      shopOrigin,
      new AbortController().signal,
    );

    expect(finding).toMatchObject({
      software: 'shopify',
      isOpen: true,
      shop: { apiBase: found, currency: 'USD' },
    });
    if (finding.kind !== 'shop') throw new Error('no shop was found');
    expect(await offersFrom(finding.shop, web, sampleRequest())).toMatchObject([
      { price: { amountMinor: 32_400, currency: 'USD' }, gtins: ['04548736132610'] },
    ]);
  });
});
