import { sampleAccounts } from '@pricehunt/marketplace-doubles';
import { sampleRequest } from '../../testing';
import { describeMarketplace, offersOf, openSample, sampleMarketplace } from '../testing-marketplaces';
import { walmart } from './walmart';

describeMarketplace('Walmart', sampleMarketplace(walmart));

const keys = sampleAccounts.find(({ id }) => id === 'walmart')?.keys ?? {};

describe('Walmart', () => {
  it('reads seller, condition and shipping costs', async () => {
    const offers = await offersOf(openSample(walmart).source);

    expect(
      offers.map(({ seller, condition, availability, shippingRates }) => [
        seller,
        condition,
        availability,
        shippingRates,
      ]),
    ).toEqual([
      [null, 'unknown', 'in_stock', [rate(0, 3_500)]],
      ['Audio Depot', 'unknown', 'in_stock', [rate(699, null)]],
      ['Second Life', 'refurbished', 'out_of_stock', [rate(599, null)]],
    ]);
  });

  it('signs each call with a PEM key, even without its line breaks', async () => {
    const base64 = keys['private-key'] ?? '';
    const lines = base64.match(/.{1,64}/g)?.join('\n') ?? '';
    const pem = `-----BEGIN PRIVATE KEY-----\n${lines}\n-----END PRIVATE KEY-----\n`;

    for (const key of [pem, pem.replace(/\n/g, ' '), base64]) {
      const { source } = openSample(walmart, { keys: { ...keys, 'private-key': key } });
      expect((await source.account?.testKeys(new AbortController().signal))?.outcome).toBe('accepted');
    }
  });

  it('reports an invalid key as rejected, without a call', async () => {
    const { source, web } = openSample(walmart, { keys: { ...keys, 'private-key': 'A'.repeat(400) } });

    expect((await source.account?.testKeys(new AbortController().signal))?.outcome).toBe('refused');
    expect(web.calls).toEqual([]);
  });

  it('treats the not-found error as no results', async () => {
    const product = {
      title: 'Nobody sells this',
      brand: null,
      gtins: ['00012345678905'],
      mpn: null,
      attributes: {},
    };

    expect(await offersOf(openSample(walmart).source, sampleRequest({ product }))).toEqual([]);
  });

  it('searches a US GTIN by its own parameter, and reads a single item', async () => {
    const { source, web } = openSample(walmart);
    const product = { ...sampleRequest().product, gtins: ['00027242923782'] };

    const offers = await offersOf(source, sampleRequest({ product }));

    expect(offers.map(({ link }) => link)).toEqual(['https://www.walmart.com/ip/1101']);
    expect(web.calls.map(({ link }) => new URL(link).searchParams.get('upc'))).toEqual(['027242923782']);
  });

  it('uses the tracking link only if the operator is a publisher', async () => {
    const [plain] = await offersOf(openSample(walmart).source);
    const [tracked] = await offersOf(
      openSample(walmart, { affiliateIds: { walmart: { partnerId: '77' } } }).source,
    );

    expect([plain?.affiliateLink, tracked?.affiliateLink]).toEqual([
      null,
      'https://goto.walmart.com/c/77/568844/9383?u=https%3A%2F%2Fwww.walmart.com%2Fip%2F1101',
    ]);
  });
});

function rate(costMinor: number, freeFromMinor: number | null) {
  const money = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
  return {
    country: 'US',
    cost: money(costMinor),
    freeFrom: freeFromMinor === null ? null : money(freeFromMinor),
  };
}
