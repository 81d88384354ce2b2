import fc from 'fast-check';
import { canonicalLink } from './canonical-link';
import { hostOf, isSameSite } from './site-host';

describe('canonicalLink', () => {
  it.each([
    [
      'https://www.amazon.co.uk/Mug/dp/B000000001/ref=sr_1?th=1&psc=1&tag=x-21',
      'https://www.amazon.co.uk/dp/B000000001?psc=1',
    ],
    ['http://m.amazon.com./gp/aw/d/b000000001#reviews', 'https://www.amazon.com/dp/B000000001'],
    [
      'https://m.ebay.de/itm/Tasse/302474151804?var=601&hash=x',
      'https://www.ebay.de/itm/302474151804?var=601',
    ],
    ['https://www.ebay.com/p/2309478293', 'https://www.ebay.com/p/2309478293'],
    ['https://www.walmart.com/ip/Mug-Set/520468661?athcpid=1', 'https://www.walmart.com/ip/520468661'],
    [
      'https://www.target.com/p/mug/-/A-85978612?preselect=1&lnk=x',
      'https://www.target.com/p/-/A-85978612?preselect=1',
    ],
    [
      'https://www.bestbuy.com/site/tv/6425391.p?loc=x',
      'https://www.bestbuy.com/site/6425391.p?skuId=6425391',
    ],
    [
      'https://www.bestbuy.com/product/tv/JJGCQ8H85K/sku/6425391',
      'https://www.bestbuy.com/site/6425391.p?skuId=6425391',
    ],
    ['https://mugs.etsy.com/listing/101010101/mug?ref=x', 'https://www.etsy.com/listing/101010101'],
    [
      'https://es.aliexpress.com/item/33001234567.html?sku_id=7&spm=x',
      'https://www.aliexpress.com/item/33001234567.html?sku_id=7',
    ],
    [
      'https://www.newegg.com/cpu/p/N82E16819118123?Item=9SIA0001',
      'https://www.newegg.com/p/N82E16819118123?Item=9SIA0001',
    ],
    ['https://tray.myshopify.com/products/Oak-%C3%84sh', 'https://tray.myshopify.com/products/oak-%C3%84sh'],
    [
      'https://tray.myshopify.com/en-ca/collections/all/products/oak.json?variant=41&_pos=1',
      'https://tray.myshopify.com/en-ca/products/oak?variant=41',
    ],
    ['https://shop.com//shoes///p/1', 'https://shop.com/shoes/p/1'],
    ['https://www.amazon.com//dp//B000000001', 'https://www.amazon.com/dp/B000000001'],
    ['https://m.shop.com/p/1?amp=1&size=42#top', 'https://shop.com/p/1?size=42'],
    ['https://amp.www.shop.com/p', 'https://www.shop.com/p'],
    ['https://m.co.uk/p', 'https://m.co.uk/p'],
    ['http://127.0.0.1:4100/p?utm_source=x', 'http://127.0.0.1:4100/p'],
    [
      'https://goto.walmart.com/c/1/2/3?u=https%3A%2F%2Fwww.walmart.com%2Fip%2F520468661',
      'https://www.walmart.com/ip/520468661',
    ],
    ['https://www.amazon.com/s?k=mug&qid=1', 'https://www.amazon.com/s?k=mug'],
    ['https://www.ebay.com/itm/302474151804:g:abcAAOS', 'https://www.ebay.com/itm/302474151804'],
    ['https://www.ebay.co.uk/i/302474151804?chn=ps', 'https://www.ebay.co.uk/itm/302474151804'],
    [
      'https://www.aliexpress.com/ssr/300000512/BundleDeals2?productIds=1005006123456:12000&spm=x',
      'https://www.aliexpress.com/item/1005006123456.html',
    ],
    ['https://api.bestbuy.com/click/-/6425391/pdp', 'https://www.bestbuy.com/site/6425391.p?skuId=6425391'],
    ['https://smile.amazon.com/Mug/dp/B000000001/', 'https://www.amazon.com/dp/B000000001'],
    ['https://www.amazon.de/-/en/dp/B000000001?dib=x&dib_tag=y', 'https://www.amazon.de/dp/B000000001'],
    ['https://wap.shop.com/p/1?outputType=amp', 'https://shop.com/p/1'],
    [
      'https://shop.com/p/1?aff_id=1&im_ref=2&sc_src=3&mibextid=4&color=red',
      'https://shop.com/p/1?color=red',
    ],
    [
      'https://web.archive.org/web/20240101000000/https://shop.com/p/1?color=red',
      'https://shop.com/p/1?color=red',
    ],
    ['not a link', 'not a link'],
  ])('returns for %s its canonical form', (link, canonical) => {
    expect(canonicalLink(link)).toBe(canonical);
  });

  it("doesn't change a canonical link", () => {
    const host = fc.constantFrom(
      'm.amazon.de',
      'm.m.shop.com',
      'ebay.com',
      'x.etsy.com',
      'm.l.facebook.com',
      'a.myshopify.com',
      'google.com',
      'm.bestbuy.com',
      'm.newegg.com',
    );
    const path = fc.constantFrom(
      '/dp/B000000001/ref=x',
      '/url',
      '/itm/302474151804',
      '/listing/123',
      '/products/a%20b',
      '/products/A%C3%84b',
      '/product/x/12345678',
      '/p/AB-12345678',
      '/amp/s/m.shop.com/p',
      '//x',
    );
    const query = fc.constantFrom(
      '',
      '?',
      '?var=1&&q=a',
      '?u=https://m.ebay.com/itm/302474151804',
      '?q=http://m.shop.com/',
      '?variant=%zz&variant=2',
      '?skuId=6425391&Item=9SIA0001',
    );
    fc.assert(
      fc.property(host, path, query, (h, p, q) => {
        const canonical = canonicalLink(`https://${h}${p}${q}`);

        expect(canonicalLink(canonical)).toBe(canonical);
      }),
      { numRuns: 600 },
    );
  });

  it("stays on the link's site except for redirector targets", () => {
    const label = fc.stringMatching(/^[a-z](?:-?[a-z0-9]){1,8}$/);
    const host = fc
      .tuple(
        fc.constantFrom('', 'm.', 'www.', 'amp.', 'mobile.m.', 'wap.'),
        fc.array(label, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('com', 'co.uk', 'de', 'com.br', 'shop', 'example'),
      )
      .map(([prefix, labels, suffix]) => `${prefix}${labels.join('.')}.${suffix}`);
    const path = fc.webPath();
    const query = fc.webQueryParameters();
    fc.assert(
      fc.property(host, path, query, (own, p, q) => {
        fc.pre(!/^\/c\/\d/.test(p));

        const canonical = canonicalLink(`https://${own}${p}?${q}`);

        const host = hostOf(canonical) ?? '';
        expect(isSameSite(own, host)).toBe(true);
        expect(host.split('.').length).toBeGreaterThan(1);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['p/', 'site/', 'ip/a/', 'dp/', 'ref=/', '_1', 'A-'])(
    'takes linear time for a path of %j',
    (piece) => {
      const link = (host: string, length: number) =>
        `https://www.${host}/p/${piece.repeat(length / piece.length)}`;
      const msOf = (length: number) => {
        const startedAt = Date.now();
        for (const host of [
          'target.com',
          'bestbuy.com',
          'walmart.com',
          'amazon.com',
          'newegg.com',
          'alibaba.com',
        ])
          for (let time = 0; time < 5; time += 1) canonicalLink(link(host, length));
        return Date.now() - startedAt;
      };
      msOf(2_000);

      const used = msOf(16_000);

      // A hundred times the usual time, so that a busy machine doesn't fail it.
      expect(used).toBeLessThan(2_000);
    },
  );

  it("doesn't change a link that is too long", () => {
    const link = `https://shop.com/p?utm_source=x&q=${'a'.repeat(20_000)}`;

    expect(canonicalLink(link)).toBe(link);
  });

  it('returns a result for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
        const canonical = canonicalLink(text);

        expect(canonicalLink(canonical)).toBe(canonical);
      }),
    );
  });
});
