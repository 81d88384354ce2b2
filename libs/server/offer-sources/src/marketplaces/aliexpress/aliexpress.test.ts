import { sampleAccounts } from '@pricehunt/marketplace-doubles';
import { sampleRequest } from '../../testing';
import {
  describeMarketplace,
  offersOf,
  openSample,
  sampleMarketplace,
  webOfPlatform,
} from '../testing-marketplaces';
import { aliExpress } from './aliexpress';

describeMarketplace('AliExpress', sampleMarketplace(aliExpress));

const keys = sampleAccounts.find(({ id }) => id === 'aliexpress')?.keys ?? {};

describe('AliExpress', () => {
  it('returns the price in the requested currency, not the seller’s', async () => {
    const offers = await offersOf(
      openSample(aliExpress).source,
      sampleRequest({ country: 'DE', currency: 'EUR' }),
    );

    expect(offers.map(({ price, listPrice, link }) => [price, listPrice, link]).slice(0, 1)).toEqual([
      [
        { amountMinor: 30_120, currency: 'EUR' },
        { amountMinor: 42_000, currency: 'EUR' },
        'https://www.aliexpress.com/item/1005005001.html',
      ],
    ]);
  });

  it('signs its parameters, and reports a wrong secret as rejected although the status is 200', async () => {
    const { source } = openSample(aliExpress, { keys: { ...keys, 'app-secret': 'x'.repeat(32) } });

    expect((await source.account?.testKeys(new AbortController().signal))?.outcome).toBe('refused');
  });

  it.each([
    ['AppApiCallLimit', 'quota-reached'],
    ['AppKeyExpired', 'expired'],
    ['InvalidAppKey', 'refused'],
    ['ServiceTimeout', 'bad-answer'],
  ])('maps the code %s to %s', async (code, outcome) => {
    const web = webOfPlatform({ answer: () => ({ json: { error_response: { code, msg: 'no' } } }) });
    const { source } = openSample(aliExpress, { safeFetch: web });

    expect((await source.account?.testKeys(new AbortController().signal))?.outcome).toBe(outcome);
  });

  it('reads lists that are not wrapped too', async () => {
    const product = {
      product_id: 7,
      product_title: 'Sony WH-1000XM5',
      target_sale_price: '300.00',
      target_sale_price_currency: 'USD',
      product_detail_url: 'https://www.aliexpress.com/item/7.html',
    };
    const json = { any_response: { resp_result: { resp_code: 200, result: { products: [product] } } } };
    const { source } = openSample(aliExpress, { safeFetch: webOfPlatform({ answer: () => ({ json }) }) });

    expect((await offersOf(source)).map(({ sku }) => sku)).toEqual(['7']);
  });

  it('uses promotion links if there is a tracking id, and works without one', async () => {
    const { 'tracking-id': _left, ...untracked } = keys;

    const [tracked] = await offersOf(openSample(aliExpress).source);
    const [plain] = await offersOf(openSample(aliExpress, { keys: untracked }).source);

    expect([tracked?.affiliateLink, plain?.affiliateLink]).toEqual([
      ...['https://s.click.aliexpress.com/e/_1005005001', null],
    ]);
  });
});
