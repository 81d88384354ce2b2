import { extractProduct } from '../extract-product';
import { variantNames } from './variant-names';

const named = (...names: readonly (string | null)[]) => names.map((name) => ({ name, attributes: {} }));
const withOptions = (...options: readonly Record<string, string>[]) =>
  options.map((attributes) => ({ name: null, attributes }));

describe('variantNames', () => {
  it('joins differing option values without merging them', () => {
    const variants = withOptions(
      { material: 'Wool', colour: 'Black', size: 'M' },
      { material: 'Wool', colour: 'White', size: 'M' },
      { material: 'Wool', colour: 'White', size: 'L' },
    );

    expect(variantNames(variants)).toEqual(['Black / M', 'White / M', 'White / L']);
  });

  it.each([
    [
      ['Sony WH-1000XM5 - Black', 'Sony WH-1000XM5 - Silver Grey'],
      ['Black', 'Silver Grey'],
    ],
    [
      ['iPhone (Schwarz, 128 GB)', 'iPhone (Weiß, 128 GB)', 'iPhone (Weiß, 256 GB)'],
      ['Schwarz, 128 GB', 'Weiß, 128 GB', 'Weiß, 256 GB'],
    ],
    [
      ['Black', 'White'],
      ['Black', 'White'],
    ],
    [
      ['Mug', 'Mug'],
      [null, null],
    ],
    [
      ['Mug', null],
      ['Mug', null],
    ],
  ])('finds what distinguishes %j', (names, apart) => {
    expect(variantNames(named(...names))).toEqual(apart);
  });
});

const shopifyPage = `<!doctype html><html><head><title>Kettle</title>
<script>Shopify.shop = "x.myshopify.com"; Shopify.currency = {"active":"GBP","rate":"1.0"};</script>
<script>window.ShopifyAnalytics = {}; var meta = ${JSON.stringify({
  product: {
    handle: 'kettle',
    variants: [
      { id: 101, price: 12_900, name: 'Kettle - Black', sku: 'K-B' },
      { id: 102, price: 13_900, name: 'Kettle - White', sku: 'K-W' },
    ],
  },
})};</script>
<script type="application/ld+json">${JSON.stringify({
  '@type': 'ProductGroup',
  name: 'Kettle',
  hasVariant: [
    ['Black', 'K-B', 101, '129.00'],
    ['White', 'K-W', 102, '139.00'],
  ].map(([colour, sku, id, price]) => ({
    '@type': 'Product',
    name: `Kettle - ${String(colour)}`,
    sku,
    image: `/${String(sku)}.jpg`,
    offers: { price, priceCurrency: 'GBP', url: `/products/kettle?variant=${String(id)}` },
  })),
})}</script></head><body><h1>Kettle</h1>
<div><span>Colour</span><div><a href="?variant=101">Black</a><a href="?variant=102">White</a></div></div>
<button>Add to cart</button></body></html>`;

function kettleAt(link: string, page = shopifyPage) {
  const reading = extractProduct(page, link);
  return reading.kind === 'product' ? reading.product : null;
}

describe('the variants of a page', () => {
  it('have name, image, price and link from the whole page, and no colour if none is selected', () => {
    const product = kettleAt('https://shop.example/products/kettle');

    expect(product?.variants).toMatchObject([
      { name: 'Black', sku: 'K-B', imageUrl: 'https://shop.example/K-B.jpg', isSelected: false },
      { name: 'White', price: { amountMinor: 13_900, currency: 'GBP' }, isSelected: false },
    ]);
    expect(product?.variants[1]?.link).toBe('https://shop.example/products/kettle?variant=102');
    expect(product?.attributes).toEqual({});
  });

  it('have the selected colour', () => {
    const page = shopifyPage.replace(
      '<a href="?variant=102">',
      '<a href="?variant=102" aria-current="true">',
    );

    expect(kettleAt('https://shop.example/products/kettle?variant=102', page)?.attributes).toEqual({
      colour: 'White',
    });
  });
});
