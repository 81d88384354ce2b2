import { prestaShop } from '@pricehunt/shop-doubles';
import { describeOfferSource, sampleRequest } from '../../testing';
import { createShopSource } from '../create-shop-source';
import { createShopRecogniser } from '../recognise-shop';
import { offersFrom, requestFor, sampleShop, shopOrigin, shopServices, webOf } from '../testing-shops';

const shop = sampleShop({ platform: 'prestashop' });
const double = prestaShop({ origin: shopOrigin });

describeOfferSource('a PrestaShop', {
  open: (safeFetch) => createShopSource(shopServices(safeFetch), shop),
  pages: { '*': double },
  request: sampleRequest(),
});

describe('a PrestaShop', () => {
  it('reads prices from the list, and barcode and stock from the product page', async () => {
    const [offer] = await offersFrom(shop, webOf(double), sampleRequest());

    expect(offer).toMatchObject({
      gtins: ['04548736132610'],
      link: `${shopOrigin}/101-sony-wh-1000xm5-black.html`,
      price: { amountMinor: 32_400, currency: 'EUR' },
      listPrice: { amountMinor: 39_900, currency: 'EUR' },
      availability: 'in_stock',
    });
  });

  it('leaves out products with several variants, whose prices may differ', async () => {
    const offers = await offersFrom(shop, webOf(double), requestFor({ title: 'Cascadia', brand: 'Brooks' }));

    expect(offers).toEqual([]);
  });

  it.each([
    ['json', { isOpen: true, shop: { platform: 'prestashop' } }],
    ['pages-only', { isOpen: false, shop: { platform: 'generic' } }],
  ] as const)('is recognised if its search returns %s', async (listing, finding) => {
    const services = shopServices(webOf(prestaShop({ origin: shopOrigin, listing })));

    const found = await createShopRecogniser(services).recognise(shopOrigin, new AbortController().signal);

    expect(found).toMatchObject({ software: 'prestashop', ...finding });
    if (found.kind !== 'shop') throw new Error('no shop was found');
    const web = webOf(prestaShop({ origin: shopOrigin, listing }));
    expect(await offersFrom(found.shop, web, sampleRequest())).toMatchObject([{ gtins: ['04548736132610'] }]);
  });
});
