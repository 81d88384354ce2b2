import { sampleRequest } from '../../testing';
import { describeMarketplace, offersOf, openSample, sampleMarketplace } from '../testing-marketplaces';
import { etsy } from './etsy';

describeMarketplace('Etsy', sampleMarketplace(etsy));

describe('Etsy', () => {
  const byWords = sampleRequest({
    product: { title: 'Sony WH-1000XM5 black', brand: 'Sony', gtins: [], mpn: null, attributes: {} },
  });

  it('reads amounts by their divisor and titles as text, with the shop as the seller', async () => {
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

  it('leaves out listings whose price is that of the cheapest of several variations', async () => {
    const offers = await offersOf(openSample(etsy).source, byWords);

    expect(offers.map(({ sku }) => sku)).not.toContain('1500003');
  });

  it('sells what was made long ago as used, and says what is sold out', async () => {
    const request = sampleRequest({ product: { ...byWords.product, title: 'Sony Walkman black' } });

    const offers = await offersOf(openSample(etsy).source, request);

    expect(offers.find(({ sku }) => sku === '1500004')).toMatchObject({
      ...{ condition: 'used', availability: 'out_of_stock' },
    });
  });

  it('asks nothing by a trade item number, which no listing has', async () => {
    const { source, web } = openSample(etsy);

    await offersOf(source);

    const words = web.calls.flatMap(({ link }) => new URL(link).searchParams.get('keywords') ?? []);
    expect(words).not.toContain('4548736132610');
  });

  it('knows from the headers what is left of the day', async () => {
    const { source } = openSample(etsy, { terms: { now: () => new Date(), callsMax: 40 } });

    await source.account?.testKeys(new AbortController().signal);

    expect(source.account?.toldQuota()).toEqual({ limit: 40, remaining: 39, endsAt: null });
  });
});
