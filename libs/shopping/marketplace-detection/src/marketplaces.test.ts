import fc from 'fast-check';
import { detectMarketplace, itemIdOf, marketplaces } from './marketplaces';

describe('marketplaces', () => {
  it('knows the ten of S§5 by name', () => {
    const names = marketplaces.map(({ name }) => name);

    expect(names).toEqual([
      'Shopify',
      'Amazon',
      'eBay',
      'Etsy',
      'Walmart',
      'Target',
      'Best Buy',
      'Newegg',
      'AliExpress',
      'Alibaba',
    ]);
  });

  it('assigns each domain to one marketplace', () => {
    const domains = marketplaces.flatMap((each) => [...each.domains, ...(each.shortDomains ?? [])]);

    expect(new Set(domains).size).toBe(domains.length);
  });
});

describe('detectMarketplace', () => {
  it.each([
    ['https://www.amazon.co.jp/dp/4873119030', 'amazon', 'amazon.co.jp'],
    ['https://AMAZON.com./', 'amazon', 'amazon.com'],
    ['www.ebay.de', 'ebay', 'ebay.de'],
    ['m.ebay.com', 'ebay', 'ebay.com'],
    ['https://amzn.to/3xYz', 'amazon', 'amzn.to'],
    ['https://mugs.etsy.com/', 'etsy', 'etsy.com'],
    ['https://www.walmart.ca/', 'walmart', 'walmart.ca'],
    ['https://www.walmart.com.sv/', 'walmart', 'walmart.com.sv'],
    ['https://www.target.com/', 'target', 'target.com'],
    ['https://www.bestbuy.ca/', 'bestbuy', 'bestbuy.ca'],
    ['https://www.newegg.com/', 'newegg', 'newegg.com'],
    ['https://de.aliexpress.com/', 'aliexpress', 'aliexpress.com'],
    ['https://spanish.alibaba.com/', 'alibaba', 'alibaba.com'],
    ['oak.myshopify.com', 'shopify', 'myshopify.com'],
    ['https://shop.app.shopify.com/', 'shopify', 'shopify.com'],
  ])('recognises %s as %s by %s', (linkOrHost, id, domain) => {
    expect(detectMarketplace(linkOrHost)).toMatchObject({ id, domain });
  });

  it.each([
    'https://amazon.com.evil.test/dp/B000000001',
    'https://notamazon.com/',
    'https://my-ebay.com/',
    'https://evil.test/?u=https://www.amazon.com/',
    'https://evil.test/amazon.com/dp/B000000001',
    'https://evil.test/#https://www.ebay.com/',
    'https://amazon.com@evil.test/',
    'https://аmazon.com/',
    'https://target.com.au/',
    'https://amazon.example/',
    'amazon',
    'javascript:amazon.com',
    '',
  ])('recognises no marketplace in %j', (linkOrHost) => {
    expect(detectMarketplace(linkOrHost)).toBeNull();
  });
});

describe('itemIdOf', () => {
  it.each([
    ['https://www.amazon.com/dp/b000000001', 'B000000001'],
    ['https://www.amazon.com/gp/product/B000000001?th=1', 'B000000001'],
    ['https://www.amazon.com/gp/aw/d/B000000001', 'B000000001'],
    ['https://www.amazon.com/exec/obidos/ASIN/080442957X', '080442957X'],
    ['https://www.amazon.com/Mug/product-reviews/B000000001/ref=x', 'B000000001'],
    ['https://www.amazon.com/review/create-review?asin=B000000001', 'B000000001'],
    ['https://www.ebay.com/itm/Mug/302474151804?var=1', '302474151804'],
    ['https://www.ebay.com/p/2309478293?iid=302474151804', '302474151804'],
    ['https://cgi.ebay.com/ws/eBayISAPI.dll?ViewItem&item=302474151804', '302474151804'],
    ['https://www.etsy.com/uk/listing/1012345678/mug', '1012345678'],
    ['https://www.walmart.com/ip/520468661', '520468661'],
    ['https://www.walmart.com/ip/seort/520468661', '520468661'],
    ['https://www.walmart.com/reviews/product/520468661', '520468661'],
    ['https://www.target.com/p/mug/-/A-85978612', '85978612'],
    ['https://www.bestbuy.com/site/tv/1234567.p?skuId=6425391', '6425391'],
    ['https://www.bestbuy.com/site/reviews/tv/6425391', '6425391'],
    ['https://www.bestbuy.com/product/tv/JJGCQ8H85K', 'JJGCQ8H85K'],
    ['https://www.bestbuy.ca/fr-ca/produit/tele/12475083', '12475083'],
    ['https://www.newegg.com/cpu/p/N82E16819118123', 'N82E16819118123'],
    ['https://www.newegg.com/Product/Product.aspx?Item=N82E16820232476', 'N82E16820232476'],
    ['https://www.aliexpress.com/item/Mug-Blue/33001234567.html', '33001234567'],
    ['https://www.aliexpress.com/store/product/Mug/123456_33001234567.html', '33001234567'],
    ['https://www.alibaba.com/product-detail/Mug-14oz_62320042324.html', '62320042324'],
    ['https://oak.myshopify.com/collections/all/products/tray?variant=41', 'tray'],
  ])('extracts from %s the id %s', (link, id) => {
    expect(itemIdOf(link)).toBe(id);
  });

  it.each([
    'https://www.amazon.com/s?k=mug',
    'https://www.amazon.com/stores/page/0A1B2C3D-0000-1111-2222-333344445555',
    'https://www.amazon.com/dp/B0000000012',
    'https://a.co/d/abc1234',
    'https://www.ebay.com/b/Mugs/20642/bn_1',
    'https://www.ebay.com/sch/i.html?_nkw=mug&item=302474151804',
    'https://www.etsy.com/shop/Mugs',
    'https://www.walmart.com/browse/mugs/4044_623679',
    'https://www.target.com/c/mugs/-/N-5xtdj',
    'https://www.bestbuy.com/site/tvs/abcat0101000.c?id=abcat0101000',
    'https://www.bestbuy.com/site/searchpage.jsp?skuId=6425391',
    'https://www.newegg.com/p/pl?d=ssd',
    'https://www.aliexpress.com/store/1234567',
    'https://www.alibaba.com/showroom/mug.html',
    'https://oak.myshopify.com/collections/all',
    'https://evil.test/dp/B000000001',
  ])('extracts no id from %s', (link) => {
    expect(itemIdOf(link)).toBeNull();
  });

  it('works for any path on every marketplace', () => {
    const domain = fc.constantFrom(...marketplaces.flatMap(({ domains }) => domains));
    fc.assert(
      fc.property(domain, fc.string({ unit: 'binary' }), (host, path) => {
        expect(itemIdOf(`https://${host}/${path}`)).not.toBe('');
      }),
    );
  });
});
