import { extractProduct } from '../extract-product';
import type { ExtractedProduct } from '../vote/extracted-product';

function productIn(html: string, link = 'https://shop.example/item'): ExtractedProduct | null {
  const reading = extractProduct(html, link);
  return reading.kind === 'product' ? reading.product : null;
}

describe('product data in microdata', () => {
  it('is read from attributes before text, in separate scopes', () => {
    const product = productIn(`<div itemscope itemtype="https://schema.org/Product">
      <h1 itemprop="name">Anvil</h1><img itemprop="image" src=" anvil.jpg">
      <div itemprop="review" itemscope itemtype="https://schema.org/Review"><span itemprop="name">Bad</span></div>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
        <meta itemprop="priceCurrency" content="USD"><span itemprop="price" content="1000.00">1,000.00</span>
        <link itemprop="availability" href=" http://schema.org/InStock">
      </div></div>`);

    expect(product).toMatchObject({
      title: 'Anvil',
      price: { amountMinor: 100000, currency: 'USD' },
      availability: 'in_stock',
      imageUrls: ['https://shop.example/anvil.jpg'],
    });
    expect(product?.evidence.price?.method).toBe('microdata');
  });

  it('reads tags and codes that have the name of something every object has', () => {
    const product = productIn(`<div itemscope itemtype="https://schema.org/Product">
      <constructor itemprop="name">Anvil</constructor>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
        <meta itemprop="priceCurrency" content="USD"><span itemprop="price">10.00</span>
        <link itemprop="availability" href="http://schema.org/constructor">
      </div></div>`);

    expect(product).toMatchObject({ title: 'Anvil', availability: 'unknown' });
  });

  it('follows itemref', () => {
    const product =
      productIn(`<div itemscope itemtype="http://schema.org/Product" itemref="more gone"><b itemprop="name">Anvil</b></div>
      <p id="more"><span itemprop="mpn">925872</span></p>`);

    expect(product?.mpn).toBe('925872');
  });

  it('survives elements that refer to each other', () => {
    const product =
      productIn(`<div id="a" itemscope itemtype="http://schema.org/Product" itemref="b"><b itemprop="name">Loop</b></div>
      <div id="b" itemscope itemtype="http://schema.org/Product" itemref="a"></div>`);

    expect(product?.title).toBe('Loop');
  });

  it('reads an offer outside the product', () => {
    const product =
      productIn(`<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Anvil</h1></div>
      <span itemprop="price" content="12.00"></span><meta itemprop="priceCurrency" content="EUR">`);

    expect(product?.price).toEqual({ amountMinor: 1200, currency: 'EUR' });
  });
});

describe('product data in RDFa', () => {
  it('is read with a vocabulary', () => {
    const product =
      productIn(`<div vocab="https://schema.org/" typeof="Product"><span property="name">Monitor</span>
      <div property="offers" typeof="AggregateOffer"><meta property="priceCurrency" content="USD"><span property="lowPrice" content="1250">$1250</span></div></div>`);

    expect(product).toMatchObject({ title: 'Monitor', amount: '1250', currency: 'USD', priceKind: 'from' });
  });

  it('is read with a prefix for schema.org only', () => {
    const html = `<div typeof="s:Product"><h2 property="s:name">Hose 20 m</h2><span property="s:mpn">GH-20</span><b property="x:mpn">NO-1</b>
      <div property="s:offers" typeof="s:Offer"><span property="s:price" content="24.99">£24.99</span><meta property="s:priceCurrency" content="GBP"></div></div>`;

    const product = productIn(
      `<body prefix="s: https://schema.org/ x: https://other.example/">${html}</body>`,
    );

    expect(product).toMatchObject({ title: 'Hose 20 m', mpn: 'GH-20', amount: '24.99', currency: 'GBP' });
  });
});

describe('product data in Open Graph tags', () => {
  it('is read, preferring a sale price', () => {
    const product =
      productIn(`<meta property="og:type" content="product"><meta property="og:title" content="Clay Vase">
      <meta property="product:price:amount" content="40.00"><meta property="product:price:currency" content="EUR">
      <meta property="product:sale_price:amount" content="30.00"><meta property="product:sale_price:currency" content="EUR">
      <meta property="product:availability" content="oos"><meta property="product:brand" content="Kiln">
      <meta property="product:retailer_item_id" content="V-7"><meta property="og:image" content="/v.jpg">`);

    expect(product).toMatchObject({
      title: 'Clay Vase',
      brand: 'Kiln',
      sku: 'V-7',
      price: { amountMinor: 3000, currency: 'EUR' },
      listPrice: { amountMinor: 4000, currency: 'EUR' },
      availability: 'out_of_stock',
      imageUrls: ['https://shop.example/v.jpg'],
    });
    expect(product?.evidence.price?.method).toBe('open-graph');
  });

  it('loses to contradicting markup', () => {
    const product =
      productIn(`<meta property="product:price:amount" content="40.00"><meta property="product:price:currency" content="EUR">
      <script type="application/ld+json">{"@type":"Product","name":"Vase","offers":{"price":"35","priceCurrency":"EUR"}}</script>`);

    expect(product?.amount).toBe('35');
  });
});

describe('product data of Shopify pages', () => {
  const page = `<h1>Tee</h1><script src="https://cdn.shopify.com/s/theme.js"></script><script>Shopify.currency = {"active":"EUR","rate":"1.0"};</script>
    <script type="application/json" id="ProductJson-1">{"id":1,"title":"Tee","handle":"tee","vendor":"Loom","options":["Size"],"variants":[
      {"id":11111,"option1":"S","price":1999,"compare_at_price":2500,"available":true,"sku":"T-S","barcode":"4006381333931"},
      {"id":22222,"option1":"M","price":2099,"compare_at_price":null,"available":false,"sku":"T-M"}]}</script>`;

  it('is read in hundredths, for the variant in the link', () => {
    const product = productIn(page, 'https://loom.example/products/tee?variant=11111');

    expect(product).toMatchObject({
      brand: 'Loom',
      sku: 'T-S',
      gtins: ['04006381333931'],
      attributes: { size: 'S' },
      price: { amountMinor: 1999, currency: 'EUR' },
      listPrice: { amountMinor: 2500, currency: 'EUR' },
      availability: 'in_stock',
      shopifyHint: true,
    });
    expect(product?.variants.map(({ link }) => link)).toEqual([
      'https://loom.example/products/tee?variant=11111',
      'https://loom.example/products/tee?variant=22222',
    ]);
  });

  it("isn't read on other pages", () => {
    const product = productIn(
      page
        .replace(/<script src[^>]*><\/script><script>Shopify.*?<\/script>/u, '')
        .replace('<h1>', '<script type="application/ld+json">{"@type":"Product","name":"Tee"}</script><h1>'),
    );

    expect(product?.shopifyHint).toBe(false);
    expect(product?.price).toBeNull();
  });
});

describe('two prices in one offer', () => {
  const offerWith = (prices: string): ExtractedProduct | null => {
    const page = extractProduct(
      `<html><body><div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Merino DK</h1>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="GBP">${prices}</div></div></body></html>`,
      'https://www.shop.example/merino-dk',
    );
    return page.kind === 'product' ? page.product : null;
  };

  it.each([
    ['one struck through inside the other', '<span itemprop="price"><del>5.99</del> 4.49</span>'],
    [
      'one struck through beside the other, much lower one',
      '<s><span itemprop="price">19.99</span></s><b itemprop="price">4.49</b>',
    ],
    ['both stated', '<meta itemprop="price" content="5.99"><meta itemprop="price" content="4.49">'],
    ['two signed amounts in one value', '<meta itemprop="price" content="£5.99 £4.49">'],
    ['two amounts with signs after them', '<meta itemprop="price" content="5,99 GBP 4,49 GBP">'],
  ])('are the earlier and the current price: %s', (_name, prices) => {
    expect(offerWith(prices)?.price).toEqual({ amountMinor: 449, currency: 'GBP' });
  });

  it('state the list price', () => {
    expect(
      offerWith('<meta itemprop="price" content="5.99"><meta itemprop="price" content="4.49">')?.listPrice,
    ).toEqual({ amountMinor: 599, currency: 'GBP' });
  });

  it.each([
    ['much lower amount, such as the price of a unit', '<meta itemprop="price" content="0.45">'],
    ['higher amount', '<meta itemprop="price" content="7.99">'],
  ])('leave the first as the price before a %s', (_name, second) => {
    expect(offerWith(`<meta itemprop="price" content="5.99">${second}`)?.price?.amountMinor).toBe(599);
  });
});
