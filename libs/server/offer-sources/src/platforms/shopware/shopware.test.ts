import { shopwareShop } from '@pricehunt/shop-doubles';
import { describeOfferSource, sampleRequest } from '../../testing';
import { createShopSource } from '../create-shop-source';
import { createShopRecogniser } from '../recognise-shop';
import { offersFrom, sampleShop, shopOrigin, shopServices, webOf } from '../testing-shops';

const searchTemplate = `${shopOrigin}/search?search={query}`;
const shop = sampleShop({ platform: 'shopware', searchTemplate });
const double = shopwareShop({ origin: shopOrigin });

describeOfferSource('a Shopware shop', {
  open: (safeFetch) => createShopSource(shopServices(safeFetch), shop),
  pages: { '*': double },
  request: sampleRequest(),
});

describe('a Shopware shop', () => {
  it('reads price, barcode and part number from the microdata of the product page', async () => {
    const offers = await offersFrom(shop, webOf(double), sampleRequest());

    expect(offers).toMatchObject([
      {
        gtins: ['04548736132610'],
        mpn: 'WH1000XM5B',
        brand: 'Sony',
        availability: 'in_stock',
        price: { amountMinor: 32_400, currency: 'EUR' },
        link: `${shopOrigin}/sony-wh-1000xm5-black/SW-101`,
      },
    ]);
  });

  it("is recognised, with Shopware's standard search", async () => {
    const services = shopServices(webOf(double));

    const found = await createShopRecogniser(services).recognise(shopOrigin, new AbortController().signal);

    expect(found).toMatchObject({
      software: 'shopware',
      isOpen: true,
      shop: { platform: 'shopware', searchTemplate },
    });
  });
});
