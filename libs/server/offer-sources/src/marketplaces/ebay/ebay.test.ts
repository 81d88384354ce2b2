import { sampleRequest } from '../../testing';
import {
  describeMarketplace,
  offersOf,
  openMarketplace,
  sampleMarketplace,
  webOfPlatform,
} from '../testing-marketplaces';
import { ebay } from './ebay';

const tested = sampleMarketplace(ebay, true);
const now = () => new Date('2026-11-21T12:00:00.000Z');

describeMarketplace('eBay', tested);

describe('eBay', () => {
  const opened = (changes: Partial<Parameters<typeof openMarketplace>[1]> = {}) => {
    const web = webOfPlatform(tested.platform({ now }));
    return { web, source: openMarketplace(tested, { safeFetch: web, ...changes }) };
  };
  const byWords = sampleRequest({ product: { ...sampleRequest().product, gtins: [] } });
  const bySeller = async () => {
    const offers = await offersOf(opened().source, byWords);
    return new Map(offers.map((offer) => [offer.seller, offer]));
  };

  it('never uses a bid as price: leaves out auctions, and uses the fixed price if there is one', async () => {
    const offers = await offersOf(opened().source);

    const auctioned = offers.find(({ seller }) => seller === 'auction-house');
    expect(auctioned?.price).toEqual({ amountMinor: 30_500, currency: 'USD' });
    expect(offers.map(({ link }) => link)).not.toContain('https://www.ebay.com/itm/256110110003');
  });

  it('returns nothing for a pasted auction link', async () => {
    const link = 'https://www.ebay.com/itm/256110110003';

    const offers = await offersOf(opened().source, sampleRequest({ link }));

    expect(offers.map((offer) => offer.link)).not.toContain(link);
  });

  it('leaves out a price that only the cart may show', async () => {
    expect([...(await bySeller()).keys()]).not.toContain('hidden-price');
  });

  it('reads condition and seller', async () => {
    const sellers = await bySeller();

    expect([...sellers].map(([seller, { condition }]) => [seller, condition])).toEqual(
      expect.arrayContaining([
        ['audio-outlet', 'new'],
        ['attic_finds', 'used'],
        ['second-life', 'refurbished'],
      ]),
    );
  });

  it('states shipping to the shopper’s country, and none if it depends on the address', async () => {
    const sellers = await bySeller();

    expect(sellers.get('audio-outlet')?.shippingRates).toEqual([
      { country: 'US', cost: { amountMinor: 0, currency: 'USD' }, freeFrom: null },
    ]);
    expect(sellers.get('attic_finds')).toMatchObject({ shipping: { kind: 'unknown' }, shippingRates: [] });
  });

  it('reads GTINs of the most likely items from their own documents', async () => {
    const { source, web } = opened();

    const offers = await offersOf(source);

    expect(offers.find(({ link }) => link.endsWith('/256110110001'))?.gtins).toEqual(['04548736132610']);
    expect(web.calls.filter(({ link }) => link.includes('/item/')).length).toBeLessThanOrEqual(2);
  });

  it("returns a listing's variations with their own prices", async () => {
    const request = sampleRequest({
      product: {
        title: 'Sony WH-1000XM5 Wireless Headphones',
        brand: 'Sony',
        gtins: [],
        mpn: null,
        attributes: {},
      },
    });

    const offers = await offersOf(opened().source, request);

    const variations = offers.filter(({ seller }) => seller === 'variation-store');
    expect(variations.map(({ attributes, price, link }) => [attributes, price.amountMinor, link])).toEqual(
      expect.arrayContaining([
        [{ colour: 'Silver' }, 29_900, 'https://www.ebay.com/itm/256110110006?var=550001'],
        [{ colour: 'Black' }, 32_900, 'https://www.ebay.com/itm/256110110006?var=550002'],
      ]),
    );
  });

  it('searches the site of the shopper’s country, in its currency', async () => {
    const { source, web } = opened();

    const offers = await offersOf(source, sampleRequest({ country: 'DE', currency: 'EUR' }));

    const search = web.calls.find(({ link }) => link.includes('/search'));
    expect(search?.headers['x-ebay-c-marketplace-id']).toBe('EBAY_DE');
    expect(search?.headers['x-ebay-c-enduserctx']).toBe('contextualLocation=country%3DDE');
    expect(offers[0]?.price.currency).toBe('EUR');
  });

  it('searches a US GTIN by its own parameter, others as words', async () => {
    const { source, web } = opened();
    const asked = (gtins: readonly string[]) =>
      offersOf(source, sampleRequest({ product: { ...sampleRequest().product, gtins } }));

    await asked(['00027242923782']).catch(() => undefined);
    await asked(['04548736132610']);

    const searches = web.calls.flatMap(({ link }) =>
      link.includes('/search') ? [new URL(link).searchParams] : [],
    );
    expect(searches[0]?.get('gtin')).toBe('027242923782');
    expect(searches.at(-1)?.get('q')).toBe('4548736132610');
  });

  it('uses eBay’s affiliate link unchanged if the operator has a campaign', async () => {
    const withCampaign = opened({ affiliateIds: { ebay: { campaignId: '5338000000' } } });

    const [plain] = await offersOf(opened().source);
    const [tagged] = await offersOf(withCampaign.source);

    expect(plain?.affiliateLink).toBeNull();
    expect(tagged?.affiliateLink).toBe(
      'https://www.ebay.com/itm/256110110001?mkevt=1&mkcid=1&mkrid=711-53200-19255-0&campid=5338000000&toolid=10049',
    );
  });

  it("finds a pasted link's item by its number", async () => {
    const { source, web } = opened();

    const offers = await offersOf(source, sampleRequest({ link: 'https://www.ebay.com/itm/256110110007' }));

    expect(offers.map(({ link }) => link)).toContain('https://www.ebay.com/itm/256110110007');
    expect(web.calls[1]?.link).toContain('get_item_by_legacy_id?legacy_item_id=256110110007');
  });

  it('reports when the quota is renewed, and pauses until then', async () => {
    let time = now();
    const web = webOfPlatform(tested.platform({ now: () => time, callsMax: 0 }));
    const source = openMarketplace(tested, { safeFetch: web, now: () => time });

    const test = await source.account?.testKeys(new AbortController().signal);

    expect(test).toEqual({ outcome: 'quota-reached', endsAt: '2026-11-22T00:00:00.000Z' });
    expect(source.account?.reportedQuota()).toEqual({
      limit: 0,
      remaining: 0,
      endsAt: '2026-11-22T00:00:00.000Z',
    });
    expect(source.appliesTo(sampleRequest())).toBe(false);
    time = new Date('2026-11-22T00:00:01.000Z');
    expect(source.appliesTo(sampleRequest())).toBe(true);
  });
});
