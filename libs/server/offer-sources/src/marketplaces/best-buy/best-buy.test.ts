import { sampleRequest } from '../../testing';
import { describeMarketplace, offersOf, openSample, sampleMarketplace } from '../testing-marketplaces';
import { bestBuy } from './best-buy';

describeMarketplace('Best Buy', sampleMarketplace(bestBuy));

describe('Best Buy', () => {
  it('reads condition, stock and US shipping costs', async () => {
    const offers = await offersOf(openSample(bestBuy).source);

    expect(
      offers.map(({ sku, condition, availability, price, shippingRates }) => [
        ...[sku, condition, availability, price.amountMinor],
        shippingRates.map(({ cost }) => cost?.amountMinor),
      ]),
    ).toEqual([
      ['6505727', 'new', 'in_stock', 32_999, [0]],
      ['6505725', 'new', 'out_of_stock', 27_999, [0]],
      ['6510002', 'refurbished', 'in_stock', 23_999, [599]],
    ]);
  });

  it('leaves out a price below the advertised minimum', async () => {
    const offers = await offersOf(openSample(bestBuy).source);

    expect(offers.map(({ sku }) => sku)).not.toContain('6510003');
  });

  it('searches a US GTIN only by its own field', async () => {
    const { source, web } = openSample(bestBuy);
    const product = { ...sampleRequest().product, gtins: ['00027242923782'] };

    const offers = await offersOf(source, sampleRequest({ product }));

    expect(offers.map(({ gtins, mpn }) => [gtins, mpn])).toEqual([[['00027242923782'], 'WH1000XM5/B']]);
    expect(web.calls.map(({ link }) => new URL(link).pathname)).toEqual(['/v1/products(upc=027242923782)']);
  });

  it('removes query syntax from search words', async () => {
    const { source, web } = openSample(bestBuy);
    const product = {
      title: 'Lamp (50%) & shade|x=1, sku in(1)',
      brand: null,
      gtins: [],
      mpn: null,
      attributes: {},
    };

    await offersOf(source, sampleRequest({ product }));

    const asked = web.calls.map(({ link }) => decodeURIComponent(new URL(link).pathname));
    for (const path of asked) expect(path).toMatch(/^\/v1\/products\(search=[\w.-]+(?:&search=[\w.-]+)*\)$/);
  });

  it("doesn't apply to shoppers outside the US", () => {
    const { source } = openSample(bestBuy);

    expect(['US', 'DE', null].map((country) => source.appliesTo(sampleRequest({ country })))).toEqual([
      ...[true, false, true],
    ]);
  });

  it('uses the affiliate link if the operator is a partner', async () => {
    const [offer] = await offersOf(
      openSample(bestBuy, { affiliateIds: { bestbuy: { partnerId: '77' } } }).source,
    );

    expect(offer?.affiliateLink).toBe('https://bestbuy.7tiv.net/c/77/614286/10014?prodsku=6505727');
  });
});
