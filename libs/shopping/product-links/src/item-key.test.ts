import fc from 'fast-check';
import { canonicalLink } from './canonical-link';
import { itemKeysOf, retailerItemKey, shopItemKey } from './item-key';
import { knownShops } from './known-shops';

describe('shopItemKey', () => {
  it.each([
    ['https://www.amazon.com/Sony/dp/B09XS7JWHH?tag=x', 'https://www.amazon.de/gp/product/b09xs7jwhh?th=1'],
    [
      'https://www.ebay.com/itm/Sony/302474151804?var=601',
      'https://m.ebay.de/itm/302474151804?var=601&hash=x',
    ],
    ['https://www.walmart.com/ip/Sony/1234567', 'https://www.walmart.com/ip/1234567?selectedSellerId=2'],
    ['https://mugs.etsy.com/listing/1012345678/mug', 'https://www.etsy.com/uk/listing/1012345678'],
    ['https://es.aliexpress.com/item/33001234567.html', 'https://www.aliexpress.us/item/33001234567.html'],
    ['https://oak.myshopify.com/products/tray', 'https://oak.myshopify.com/collections/all/products/tray'],
  ])('is the same for %s and %s', (one, other) => {
    expect(shopItemKey(one)).toBe(shopItemKey(other));
    expect(shopItemKey(one)).not.toBeNull();
  });

  it.each([
    ['https://www.ebay.com/itm/302474151804?var=601', 'https://www.ebay.com/itm/302474151804?var=602'],
    ['https://www.ebay.com/itm/302474151804', 'https://www.ebay.com/p/302474151804'],
    ['https://www.walmart.com/ip/1234567', 'https://www.walmart.ca/en/ip/1234567'],
    ['https://www.bestbuy.com/site/6505727.p', 'https://www.bestbuy.ca/en-ca/product/6505727'],
    ['https://oak.myshopify.com/products/tray', 'https://elm.myshopify.com/products/tray'],
    ['https://www.target.com/p/-/A-12345678', 'https://www.aliexpress.com/item/12345678.html'],
  ])('differs between %s and %s', (one, other) => {
    expect(shopItemKey(one)).not.toBe(shopItemKey(other));
  });

  it.each(['https://amazon.com.evil.test/dp/B09XS7JWHH', 'https://www.amazon.com/s?k=mug', 'no link'])(
    'is null for %s',
    (link) => {
      expect(shopItemKey(link)).toBeNull();
    },
  );

  it('is the same for a link and for its canonical form', () => {
    const host = fc.constantFrom(...knownShops.flatMap(({ domains }) => domains));
    const path = fc.constantFrom(
      '/Sony/dp/B09XS7JWHH',
      '/itm/302474151804?var=601',
      '/ip/Sony/1234567',
      '/p/mug/-/A-85978612?preselect=1',
      '/site/tv/6425391.p',
      '/cpu/p/N82E16819118123',
      '/item/33001234567.html?sku_id=7',
      '/products/oak?variant=41',
    );
    fc.assert(
      fc.property(host, path, (domain, at) => {
        const link = `https://www.${domain}${at}`;

        expect(shopItemKey(canonicalLink(link))).toBe(shopItemKey(link));
      }),
    );
  });
});

describe('itemKeysOf', () => {
  it("finds a retailer's key by the number in the link, under each parent domain", () => {
    const keys = itemKeysOf('https://www.shop.argos.co.uk/product/9464829');

    expect(keys).toContain(retailerItemKey('argos.co.uk', '9464829'));
    expect(keys).toContain(retailerItemKey('shop.argos.co.uk', '9464829'));
  });

  it('includes the port of a shop on loopback', () => {
    expect(itemKeysOf('http://127.0.0.1:4411/p/oak-tray-123456.html')).toContain(
      retailerItemKey('127.0.0.1:4411', '123456'),
    );
  });

  it.each([
    'https://shop.example/oak-tray',
    'https://www.amazon.com/s?k=123456',
    'https://a.co/d/1234567',
    '',
  ])('finds no key in %j', (link) => {
    expect(itemKeysOf(link)).toEqual([]);
  });

  it("never returns another domain's key", () => {
    fc.assert(
      fc.property(fc.domain(), fc.webPath(), (domain, path) => {
        const hostAndPath = `${domain}${path}/9464829`;

        for (const key of itemKeysOf(`https://${hostAndPath}`))
          expect(domain.endsWith(key.split(' ')[0] ?? '-')).toBe(true);
      }),
    );
  });
});
