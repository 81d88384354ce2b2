import { sampleRequest } from '../../testing';
import { describeMarketplace, offersOf, openSample, sampleMarketplace } from '../testing-marketplaces';
import { etsy } from './etsy';

describeMarketplace('Etsy', sampleMarketplace(etsy));

describe('Etsy', () => {
  const byWords = sampleRequest({
    product: { title: 'Sony WH-1000XM5 black', brand: 'Sony', gtins: [], mpn: null, attributes: {} },
  });

  it('reads amounts with their divisor and titles as text, with the shop as seller', async () => {
    const offers = await offersOf(openSample(etsy).source, byWords);

    expect(offers.map(({ title, price, seller, link }) => [title, price, seller, link])).toEqual(
      expect.arrayContaining([
        [
          ...['Sony WH-1000XM5 Wireless Headphones Black, boxed', { amountMinor: 28_950, currency: 'USD' }],
          ...['KlangLager', 'https://www.etsy.com/listing/1500001'],
        ],
      ]),
    );
    expect(offers.map(({ title }) => title)).toContain(
      'Oak stand for Sony WH-1000XM5 headphones, black "dot"',
    );
  });

  it('leaves out listings that show the lowest price of several variations', async () => {
    const offers = await offersOf(openSample(etsy).source, byWords);

    expect(offers.map(({ sku }) => sku)).not.toContain('1500003');
  });

  it('reads vintage items as used, and reads sold-out stock', async () => {
    const request = sampleRequest({ product: { ...byWords.product, title: 'Sony Walkman black' } });

    const offers = await offersOf(openSample(etsy).source, request);

    expect(offers.find(({ sku }) => sku === '1500004')).toMatchObject({
      condition: 'used',
      availability: 'out_of_stock',
    });
  });

  it("doesn't search by GTIN, which listings don't have", async () => {
    const { source, web } = openSample(etsy);

    await offersOf(source);

    const words = web.calls.flatMap(({ link }) => new URL(link).searchParams.get('keywords') ?? []);
    expect(words).not.toContain('4548736132610');
  });

  it('reads the remaining quota from headers', async () => {
    const { source } = openSample(etsy, { terms: { now: () => new Date(), callsMax: 40 } });

    await source.account?.testKeys(new AbortController().signal);

    expect(source.account?.reportedQuota()).toEqual({ limit: 40, remaining: 39, endsAt: null });
  });
});
