import { magentoShop } from '@pricehunt/shop-doubles';
import { describeOfferSource, sampleRequest } from '../../testing';
import { createShopSource } from '../create-shop-source';
import { createShopRecogniser } from '../recognise-shop';
import { offersFrom, requestFor, sampleShop, shopOrigin, shopServices, webOf } from '../testing-shops';

const shop = sampleShop({ platform: 'magento', apiBase: `${shopOrigin}/graphql` });
const withBarcodes = { ...shop, apiBase: `${shopOrigin}/graphql#ean` };
const double = magentoShop({ origin: shopOrigin });
const withAttribute = magentoShop({ origin: shopOrigin, barcodeAttribute: 'ean' });
const signal = new AbortController().signal;

describeOfferSource('a Magento shop', {
  open: (safeFetch) => createShopSource(shopServices(safeFetch), shop),
  pages: { '*': double },
  request: sampleRequest(),
});

describe('a Magento shop', () => {
  it('finds a product by its model and reads the barcode from its page', async () => {
    const offers = await offersFrom(shop, webOf(double), sampleRequest());

    expect(offers).toMatchObject([
      {
        title: 'Sony WH-1000XM5 Wireless Headphones Black',
        gtins: ['04548736132610'],
        link: `${shopOrigin}/sony-wh-1000xm5-black.html`,
        price: { amountMinor: 32_400, currency: 'EUR' },
        listPrice: { amountMinor: 39_900, currency: 'EUR' },
        availability: 'in_stock',
      },
    ]);
  });

  it('searches by barcode if the shop has an attribute for it, without reading pages', async () => {
    const web = webOf(withAttribute);

    const offers = await offersFrom(withBarcodes, web, sampleRequest());

    expect(offers).toMatchObject([{ gtins: ['04548736132610'] }]);
    expect(web.calls).toHaveLength(1);
    expect(JSON.parse(web.calls[0]?.body ?? '')).toMatchObject({ variables: { code: '4548736132610' } });
  });

  it('offers each variant at its own price, never the starting price', async () => {
    const offers = await offersFrom(shop, webOf(double), requestFor({ title: 'Cascadia', brand: 'Brooks' }));

    const cascadia = offers.filter(({ title }) => title.includes('Cascadia'));
    expect(cascadia.map(({ price, availability, sku }) => [sku, price.amountMinor, availability])).toEqual([
      ['BR-104-R', 12_900, 'in_stock'],
      ['BR-104-N', 14_900, 'out_of_stock'],
    ]);
  });

  it('treats errors with status 200 as failures', async () => {
    const web = webOf(() => ({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ errors: [{ message: 'Internal server error' }], data: null }),
    }));

    await expect(offersFrom(shop, web, sampleRequest())).rejects.toMatchObject({ reason: 'bad-answer' });
  });

  it.each([
    ['open', 'ean', true, `${shopOrigin}/graphql#ean`],
    ['open', null, true, `${shopOrigin}/graphql`],
    ['no-introspection', 'ean', true, `${shopOrigin}/graphql`],
    ['closed', null, false, null],
    ['challenge', null, false, null],
  ] as const)(
    'is recognised with API %s and barcode attribute %s',
    async (graphql, barcodeAttribute, isOpen, apiBase) => {
      const web = webOf(magentoShop({ origin: shopOrigin, graphql, barcodeAttribute }));

      const finding = await createShopRecogniser(shopServices(web)).recognise(shopOrigin, signal);

      expect(finding).toMatchObject({ software: 'magento', isOpen, shop: { apiBase } });
      expect(web.calls).toHaveLength(2);
    },
  );
});
