import { extractProduct } from '@pricehunt/product-extraction';
import { wooCommerceShop } from '@pricehunt/shop-doubles';
import { describeOfferSource, sampleRequest } from '../../testing';
import { createShopSource } from '../create-shop-source';
import { offersFrom, requestFor, sampleShop, shopOrigin, shopServices, webOf } from '../testing-shops';

const shop = sampleShop({ platform: 'woocommerce', apiBase: `${shopOrigin}/wp-json/wc/store/v1` });
const double = wooCommerceShop({ origin: shopOrigin });

describeOfferSource('a WooCommerce shop', {
  open: (safeFetch) => createShopSource(shopServices(safeFetch), shop),
  pages: { '*': double },
  request: sampleRequest(),
});

describe('a WooCommerce shop', () => {
  it('finds a pasted title by its model number, although its search needs exact phrases', async () => {
    const title = 'Sony WH-1000XM5 kabellose Noise Cancelling Kopfhörer, 30 h Akku';

    const offers = await offersFrom(shop, webOf(double), requestFor({ title, brand: 'Sony' }));

    expect(offers).toMatchObject([
      {
        id: expect.stringMatching(/^shop:klang\.example:/),
        title: 'Sony WH-1000XM5 Wireless Headphones Black',
        brand: 'Sony',
        link: `${shopOrigin}/product/sony-wh-1000xm5-black/`,
        price: { amountMinor: 32_400, currency: 'EUR' },
        listPrice: { amountMinor: 39_900, currency: 'EUR' },
        availability: 'in_stock',
        retailer: { name: 'Klangladen', domain: 'klang.example' },
      },
    ]);
  });

  it('reads the barcode from the product page if the Store API has none', async () => {
    const [offer] = await offersFrom(shop, webOf(double), sampleRequest());

    expect(offer).toMatchObject({ gtins: ['04548736132610'], mpn: 'WH1000XM5B' });
  });

  it('reads a product page with the price only in priceSpecification', () => {
    const { body } = double({
      link: `${shopOrigin}/product/sony-wh-1000xm5-black/`,
      method: 'GET',
      headers: {},
      body: null,
    });

    expect(extractProduct(body, `${shopOrigin}/product/sony-wh-1000xm5-black/`)).toMatchObject({
      kind: 'product',
      product: { price: { amountMinor: 32_400, currency: 'EUR' }, gtins: ['04548736132610'] },
    });
  });

  it('finds a product by the barcode the shop uses as SKU', async () => {
    const web = webOf(double);

    const [offer] = await offersFrom(shop, web, requestFor({ title: 'U2724D', gtins: ['05397184821800'] }));

    expect(offer).toMatchObject({ gtins: ['05397184821800'], availability: 'back_order' });
    expect(web.calls.map(({ link }) => new URL(link).search)).toEqual(['?sku=5397184821800&per_page=10']);
  });

  it.each([
    ['EUR', 0, 32_400],
    ['EUR', 2, 32_400],
    ['JPY', 0, 324],
    ['JPY', 2, 324],
    ['KWD', 2, 324_000],
  ])(
    'reads %s with %s displayed decimals in the units of the currency',
    async (currency, decimals, minor) => {
      const web = webOf(wooCommerceShop({ origin: shopOrigin, currency, decimals }));

      const [offer] = await offersFrom(shop, web, sampleRequest());

      expect(offer?.price).toEqual({ amountMinor: minor, currency });
    },
  );

  it("adds tax to a shop's net prices, and marks them as excluding tax if the rate is unknown", async () => {
    const net = { ...shop, taxMode: 'excluded', taxPercent: 19 } as const;

    const [offer] = await offersFrom(net, webOf(double), sampleRequest());
    const unknown = await offersFrom({ ...net, taxPercent: null }, webOf(double), sampleRequest());

    expect(offer).toMatchObject({ price: { amountMinor: 38_556, currency: 'EUR' }, tax: 'included' });
    expect(unknown).toMatchObject([{ price: { amountMinor: 32_400, currency: 'EUR' }, tax: 'excluded' }]);
  });

  it('returns each variation at its own price, with its own stock', async () => {
    const request = requestFor({ title: 'Brooks Chaussure de trail Cascadia', brand: 'Brooks' });

    const offers = await offersFrom(shop, webOf(double), request);

    expect(
      offers.map(({ title, price, availability, attributes }) => [
        ...[title, price.amountMinor, availability, attributes],
      ]),
    ).toEqual([
      ['Chaussure de trail Cascadia - Rouge', 12_900, 'in_stock', { colour: 'Rouge' }],
      ['Chaussure de trail Cascadia - Noir', 14_900, 'out_of_stock', { colour: 'Noir' }],
    ]);
  });

  it('leaves out items sold by another shop', async () => {
    expect(await offersFrom(shop, webOf(double), requestFor({ title: 'Kindle' }))).toEqual([]);
  });

  it('decodes entities in titles', async () => {
    const [offer] = await offersFrom(shop, webOf(double), requestFor({ title: 'GSR18V-55', brand: 'Bosch' }));

    expect(offer).toMatchObject({
      title: 'Bosch GSR18V-55 wiertarko-wkrętarka & walizka',
      availability: 'out_of_stock',
    });
  });

  it('reads responses of old versions', async () => {
    const web = webOf(wooCommerceShop({ origin: shopOrigin, isOld: true }));

    const offers = await offersFrom(shop, web, sampleRequest());

    expect(offers).toMatchObject([{ brand: 'Sony', availability: 'in_stock' }]);
  });

  it('searches a shop with plain permalinks', async () => {
    const web = webOf(wooCommerceShop({ origin: shopOrigin, storeApi: 'plain-links' }));
    const plain = { ...shop, apiBase: `${shopOrigin}/index.php?rest_route=/wc/store/v1` };

    expect(await offersFrom(plain, web, sampleRequest())).toHaveLength(1);
  });

  it.each([
    ['challenge', 'blocked'],
    ['closed', 'bad-answer'],
  ] as const)('fails when the Store API is %s', async (storeApi, reason) => {
    const web = webOf(wooCommerceShop({ origin: shopOrigin, storeApi }));

    await expect(offersFrom(shop, web, sampleRequest())).rejects.toMatchObject({ reason });
  });
});
