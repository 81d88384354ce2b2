import fc from 'fast-check';
import { encodeText, readWebUrl } from '@pricehunt/product-links';
import type { AffiliateIds } from './affiliate-programmes';
import { affiliateProgrammes } from './affiliate-programmes';
import { tagOutboundLink } from './tag-outbound-link';

const ids: AffiliateIds = {
  amazon: { 'amazon.com': 'hunt-20', 'amazon.co.uk': 'hunt-21', 'amazon.de': '' },
  ebay: { campaignId: '5338000000', rotationIds: { 'ebay.com.hk': '3422-53475-19255-0' } },
  walmart: { partnerId: '11', adId: '22', campaignId: '33' },
  target: { partnerId: '11', adId: '22', campaignId: '2092' },
  bestbuy: { partnerId: '11', adId: '22', campaignId: '10014' },
  apple: { token: '1000lHunt' },
  playstation: { camref: '1101hunt' },
  newegg: { siteId: 'Hunt*1', merchantId: '44583' },
  costco: { template: 'https://network.test?id=7&sid={sub}&to={url}' },
};
const context = { ids, mayReplaceForeignTag: false };

const productLinks = [
  'https://www.amazon.com/dp/B000000001',
  'https://www.ebay.com/itm/302474151804',
  'https://www.walmart.com/ip/520468661',
  'https://www.target.com/p/-/A-85978612',
  'https://www.bestbuy.com/site/6425391.p',
  'https://music.apple.com/us/album/1',
  'https://direct.playstation.com/en-us/buy',
  'https://www.newegg.com/p/N82E16819118123',
  'https://www.costco.com/mug.product.100.html',
];

const domainsOf = (id: 'amazon' | 'ebay') =>
  affiliateProgrammes.find((programme) => programme.id === id)?.domains ?? [];

describe('tagOutboundLink', () => {
  it.each([
    [
      'https://www.amazon.com/Mug/dp/B000000001/?th=1&psc=1#top',
      'https://www.amazon.com/Mug/dp/B000000001/?th=1&psc=1&tag=hunt-20&ascsubtag=c1#top',
    ],
    ['https://amazon.co.uk/dp/B000000001', 'https://amazon.co.uk/dp/B000000001?tag=hunt-21&ascsubtag=c1'],
    [
      'https://www.ebay.de/itm/302474151804?var=601',
      'https://www.ebay.de/itm/302474151804?var=601&mkevt=1&mkcid=1&mkrid=707-53477-19255-0&campid=5338000000&toolid=10001&customid=c1',
    ],
    [
      'https://www.ebay.at/itm/302474151804',
      'https://www.ebay.at/itm/302474151804?mkevt=1&mkcid=1&mkrid=5221-53469-19255-0&campid=5338000000&toolid=10001&customid=c1',
    ],
    [
      'https://www.walmart.com/ip/1?a=1&b=2',
      'https://goto.walmart.com/c/11/22/33?u=https%3A%2F%2Fwww.walmart.com%2Fip%2F1%3Fa%3D1%26b%3D2&subId1=c1',
    ],
    [
      'https://www.target.com/p/-/A-1',
      'https://goto.target.com/c/11/22/2092?u=https%3A%2F%2Fwww.target.com%2Fp%2F-%2FA-1&subId1=c1',
    ],
    [
      'https://www.bestbuy.com/site/1.p',
      'https://bestbuy.7tiv.net/c/11/22/10014?u=https%3A%2F%2Fwww.bestbuy.com%2Fsite%2F1.p&subId1=c1',
    ],
    [
      'https://www.ebay.com.hk/itm/302474151804',
      'https://www.ebay.com.hk/itm/302474151804?mkevt=1&mkcid=1&mkrid=3422-53475-19255-0&campid=5338000000&toolid=10001&customid=c1',
    ],
    ['https://music.apple.com/us/album/1', 'https://music.apple.com/us/album/1?at=1000lHunt&ct=c1'],
    [
      'https://direct.playstation.com/en-us/buy',
      'https://prf.hn/click/camref:1101hunt/pubref:c1/destination:https%3A%2F%2Fdirect.playstation.com%2Fen-us%2Fbuy',
    ],
    [
      'https://www.newegg.com/p/1',
      'https://click.linksynergy.com/deeplink?id=Hunt*1&mid=44583&murl=https%3A%2F%2Fwww.newegg.com%2Fp%2F1&u1=c1',
    ],
    [
      'https://www.costco.com/mug.html',
      'https://network.test/?id=7&sid=c1&to=https%3A%2F%2Fwww.costco.com%2Fmug.html',
    ],
  ])('tags %s by the rule of its programme', (link, tagged) => {
    const outcome = tagOutboundLink(link, { ...context, subId: 'c1' });

    expect(outcome).toMatchObject({ link: tagged, tagged: true, reason: 'tagged' });
  });

  it.each([
    ['https://www.amazon.com/dp/B000000001', 'https://www.amazon.com/dp/B000000001?tag=hunt-20'],
    [
      'https://www.walmart.com/ip/1',
      'https://goto.walmart.com/c/11/22/33?u=https%3A%2F%2Fwww.walmart.com%2Fip%2F1',
    ],
    [
      'https://direct.playstation.com/b',
      'https://prf.hn/click/camref:1101hunt/destination:https%3A%2F%2Fdirect.playstation.com%2Fb',
    ],
  ])('leaves the sub-id out of %s when there is none', (link, tagged) => {
    expect(tagOutboundLink(link, context).link).toBe(tagged);
  });

  it("shortens the sub-id to the network's limit", () => {
    const outcome = tagOutboundLink('https://music.apple.com/a', { ...context, subId: 'x'.repeat(50) });

    expect(outcome.link).toBe(`https://music.apple.com/a?at=1000lHunt&ct=${'x'.repeat(40)}`);
  });

  it.each([
    'https://amazon.com.evil.test/dp/B000000001',
    'https://notamazon.com/dp/B000000001',
    'https://evil.test/amazon.com/?q=ebay.com',
    'https://www.target.com.au/p/1',
    'https://pineapple.com/shop',
    'https://playstation.com.evil.test/en-us/product/1',
    'https://mycostco.com/1',
    'https://apple.com.evil.test/shop',
    'https://oak.myshopify.com/products/tray',
  ])("doesn't change %s, whose host has no programme", (link) => {
    const outcome = tagOutboundLink(link, context);

    expect(outcome).toEqual({ link, tagged: false, programme: null, reason: 'unknown-host' });
  });

  it.each(productLinks)("doesn't change %s if no ids are configured", (link) => {
    const outcome = tagOutboundLink(link, { ids: {}, mayReplaceForeignTag: true });

    expect(outcome).toMatchObject({ link, tagged: false, reason: 'not-configured' });
  });

  it.each<[string, AffiliateIds]>([
    ['https://www.amazon.de/dp/B000000001', ids],
    ['https://www.amazon.fr/dp/B000000001', ids],
    ['https://www.ebay.in/itm/302474151804', ids],
    ['https://www.ebay.com/itm/302474151804', { ebay: { campaignId: ' ' } }],
    ['https://www.walmart.com/ip/1', { walmart: { partnerId: '1', adId: '', campaignId: '3' } }],
    ['https://www.costco.com/1', { costco: { template: 'https://network.test/?to=nowhere' } }],
    ['https://www.costco.com/1', { costco: { template: 'http://network.test/?to={url}' } }],
    ['https://www.costco.com/1', { costco: { template: 'https://network.test/?[to={url}' } }],
    ['https://www.costco.com/1', { costco: { template: 'https://network.test/?to={url}&x={constructor}' } }],
  ])("doesn't change %s if an id is missing, empty or unusable", (link, someIds) => {
    const outcome = tagOutboundLink(link, { ids: someIds, mayReplaceForeignTag: true });

    expect(outcome).toMatchObject({ link, tagged: false, reason: 'not-configured' });
  });

  it.each([
    'https://www.amazon.com/dp/B000000001?tag=other-20',
    'https://www.amazon.com/dp/B000000001?tag=hunt-20&tag=other-20',
    'https://www.ebay.com/itm/302474151804?mkevt=1&campid=999&customid=z',
    'https://goto.walmart.com/c/99/22/33?u=https%3A%2F%2Fwww.walmart.com%2Fip%2F1',
    'https://go.skimresources.com/?id=1X2&url=https%3A%2F%2Fwww.amazon.com%2Fdp%2FB000000001',
  ])("doesn't replace another’s tag unless allowed: %s", (link) => {
    const outcome = tagOutboundLink(link, context);

    expect(outcome).toMatchObject({ link, tagged: false, reason: 'foreign-tag' });
  });

  it.each([
    [
      'https://www.amazon.com/dp/B000000001?tag=other-20&th=1&ascsubtag=z',
      'https://www.amazon.com/dp/B000000001?th=1&tag=hunt-20',
    ],
    [
      'https://goto.walmart.com/c/99/22/33?u=https%3A%2F%2Fwww.walmart.com%2Fip%2F1',
      'https://goto.walmart.com/c/11/22/33?u=https%3A%2F%2Fwww.walmart.com%2Fip%2F1',
    ],
    [
      'https://go.skimresources.com/?id=1X2&url=https%3A%2F%2Fwww.amazon.com%2Fdp%2FB000000001',
      'https://www.amazon.com/dp/B000000001?tag=hunt-20',
    ],
  ])('replaces another’s tag when allowed: %s', (link, tagged) => {
    const outcome = tagOutboundLink(link, { ids, mayReplaceForeignTag: true });

    expect(outcome.link).toBe(tagged);
  });

  it.each(productLinks)('replaces the sub-id on %s', (link) => {
    const first = tagOutboundLink(link, { ...context, subId: 'first' });
    const second = tagOutboundLink(first.link, { ...context, subId: 'second' });

    expect(second).toEqual(tagOutboundLink(link, { ...context, subId: 'second' }));
  });

  it('tags only once and preserves the order of other parameters', () => {
    const parameter = fc.tuple(fc.constantFrom('a', 'b', 'TH', 'x-y'), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(
        fc.constantFrom(...productLinks),
        fc.array(parameter),
        fc.option(fc.string({ unit: 'binary' }), { nil: undefined }),
        (link, parameters, subId) => {
          const query = parameters.map(([name, value]) => `${name}=${encodeText(value)}`).join('&');
          const full = query === '' ? link : `${link}?${query}`;
          const withSub = subId === undefined ? context : { ...context, subId };

          const once = tagOutboundLink(full, withSub);

          expect(once.tagged).toBe(true);
          expect(tagOutboundLink(once.link, withSub)).toEqual(once);
          expect(
            once.link.includes(query) ||
              once.link.includes(encodeURIComponent(readWebUrl(full)?.search ?? '')),
          ).toBe(true);
        },
      ),
    );
  });

  it('returns a result for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
        const outcome = tagOutboundLink(text, context);

        expect(outcome).toMatchObject({ link: text, tagged: false });
      }),
    );
  });
});

describe('affiliateProgrammes', () => {
  it.each([
    ['https://www.walmart.ca/en/ip/1', 'walmart'],
    ['https://www.walmart.com.mx/ip/1', 'walmart'],
    ['https://www.walmart.co.cr/mug/p', 'walmart'],
    ['https://www.bestbuy.ca/en-ca/product/1', 'bestbuy'],
    ['https://www.newegg.ca/p/1', 'newegg'],
    ['https://www.neweggbusiness.com/product/product.aspx?item=1', 'newegg'],
    ['https://www.apple.com/shop/buy-iphone', 'apple'],
    ['https://www.apple.com.cn/shop/buy-iphone', 'apple'],
    ['https://store.playstation.com/en-us/product/1', 'playstation'],
    ['https://www.costco.ca/mug.product.100.html', 'costco'],
    ['https://www.costco.co.uk/p/1', 'costco'],
    ['https://www.costco.com.tw/p/1', 'costco'],
    ['https://www.costcobusinessdelivery.com/mug.product.100.html', 'costco'],
    ['https://www.ebay.at/itm/302474151804', 'ebay'],
    ['https://www.ebay.pl/itm/302474151804', 'ebay'],
  ])('tags %s, a country or sister site, for %s', (link, programme) => {
    expect(tagOutboundLink(link, context)).toMatchObject({ tagged: true, programme });
  });

  it('tags links of every domain with ids, but not of domains that only end or begin alike', () => {
    const all: AffiliateIds = {
      ...ids,
      amazon: Object.fromEntries(domainsOf('amazon').map((domain) => [domain, 'hunt-20'])),
      ebay: {
        campaignId: '5338000000',
        rotationIds: Object.fromEntries(domainsOf('ebay').map((domain) => [domain, '1-2-3-0'])),
      },
    };
    const every = { ids: all, mayReplaceForeignTag: false };
    fc.assert(
      fc.property(
        fc.constantFrom(
          ...affiliateProgrammes.flatMap(({ id, domains }) => domains.map((domain) => ({ id, domain }))),
        ),
        fc.constantFrom('', 'www.', 'm.', 'shop.eu.'),
        ({ id, domain }, prefix) => {
          const tagged = tagOutboundLink(`https://${prefix}${domain}/p/1`, every);

          expect(tagged).toMatchObject({ tagged: true, programme: id });
          expect(tagOutboundLink(`https://not${domain}/p/1`, every).reason).toBe('unknown-host');
          expect(tagOutboundLink(`https://${domain}.evil.test/p/1`, every).reason).toBe('unknown-host');
        },
      ),
    );
  });

  it('has the nine retailers of S§5', () => {
    expect(affiliateProgrammes.map(({ id }) => id)).toEqual([
      'amazon',
      'ebay',
      'walmart',
      'target',
      'bestbuy',
      'apple',
      'playstation',
      'newegg',
      'costco',
    ]);
  });
});
