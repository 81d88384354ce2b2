import { vtexShop } from '@pricehunt/shop-doubles';
import { describeOfferSource, sampleRequest } from '../../testing';
import { createShopSource } from '../create-shop-source';
import { createShopRecogniser } from '../recognise-shop';
import { offersFrom, requestFor, sampleShop, shopOrigin, shopServices, webOf } from '../testing-shops';

const shop = sampleShop({ platform: 'vtex', currency: 'BRL', country: 'BR' });
const double = vtexShop({ origin: shopOrigin });

describeOfferSource('a VTEX shop', {
  open: (safeFetch) => createShopSource(shopServices(safeFetch), shop),
  pages: { '*': double },
  request: sampleRequest(),
});

describe('a VTEX shop', () => {
  it("returns each seller's price from one barcode search, with the shop's own URL", async () => {
    const web = webOf(double);

    const offers = await offersFrom(shop, web, sampleRequest());

    expect(offers.map(({ seller, price, link, gtins }) => [seller, price, link, gtins])).toEqual([
      [
        null,
        { amountMinor: 32_400, currency: 'BRL' },
        `${shopOrigin}/sony-wh-1000xm5-black/p`,
        ['04548736132610'],
      ],
      [
        'Marktstand',
        { amountMinor: 32_900, currency: 'BRL' },
        `${shopOrigin}/sony-wh-1000xm5-black/p`,
        ['04548736132610'],
      ],
    ]);
    expect(web.calls.map(({ link }) => new URL(link).searchParams.get('fq'))).toEqual([
      'alternateIds_Ean:4548736132610',
    ]);
  });

  it('reads out-of-stock items', async () => {
    const offers = await offersFrom(shop, webOf(double), requestFor({ title: 'GSR18V-55', brand: 'Bosch' }));

    expect(new Set(offers.map(({ availability }) => availability))).toEqual(new Set(['out_of_stock']));
  });

  it("returns nothing while the shop's currency is unknown", async () => {
    expect(await offersFrom({ ...shop, currency: null }, webOf(double), sampleRequest())).toEqual([]);
  });

  it.each([
    ['open', true],
    ['closed', false],
  ] as const)('is recognised with its catalog %s', async (catalog, isOpen) => {
    const services = shopServices(webOf(vtexShop({ origin: shopOrigin, catalog })));

    const finding = await createShopRecogniser(services).recognise(shopOrigin, new AbortController().signal);

    expect(finding).toMatchObject({ software: 'vtex', isOpen, shop: { currency: 'BRL', country: 'BR' } });
  });
});
