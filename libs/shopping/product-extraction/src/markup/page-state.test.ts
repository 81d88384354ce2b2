import { extractProduct } from '../extract-product';
import type { ExtractedProduct } from '../vote/extracted-product';

const link = 'https://www.shop.example/p/ridge-boots';

function readPage(body: string): ExtractedProduct | null {
  const page = extractProduct(
    `<html lang="en"><head><title>Ridge Boots | Shop</title></head><body><h1>Ridge Boots</h1>${body}</body></html>`,
    link,
  );
  return page.kind === 'product' ? page.product : null;
}

const others = '"related":[{"name":"Wool Sock","price":{"value":9.5,"currency":"GBP"}}]';

describe("a price in the state of a page's scripts", () => {
  it.each([
    [
      'a Next.js page',
      `<script id="__NEXT_DATA__" type="application/json">{"props":{${others},"product":{"name":"Ridge Boots","price":{"current":{"value":134.99,"currency":"GBP"}}}}}</script>`,
    ],
    [
      'an assigned state',
      `<script>window.__INITIAL_STATE__ = {${others},"pdp":{"title":"Ridge Boots","pricing":{"salePrice":"134.99","currencyCode":"GBP"}}};</script>`,
    ],
    [
      'a literal with single quotes and bare names',
      `<script>window.__NUXT__={state:{product:{name:'Ridge Boots',price:134.99,currency:'GBP'}}}</script>`,
    ],
    [
      'lists of one value',
      '<script>var utag_data = {"product_name":["Ridge Boots"],"product_price":["134.99"],"currency_code":"GBP"};</script>',
    ],
    [
      'a data layer',
      "<script>dataLayer.push({productName:'Ridge Boots',productPrice:'134.99',currencyCode:'GBP'});</script>",
    ],
    [
      'a Nuxt payload',
      '<script id="__NUXT_DATA__" type="application/json">[["Reactive",1],{"product":2},{"name":3,"price":4},"Ridge Boots",{"value":5,"currency":6},134.99,"GBP"]</script>',
    ],
    [
      'an amount in cents with its digits',
      '<script>state={"name":"Ridge Boots","price":{"centAmount":134990,"fractionDigits":3,"currencyCode":"GBP"}}</script>',
    ],
    [
      'an attribute with JSON, whose formatted price states the currency',
      '<div data-product=\'{"name":"Ridge Boots","price_amount":134.99,"price":"£134.99"}\'></div>',
    ],
  ])('is read from %s', (_name, body) => {
    const product = readPage(body);

    expect(product?.price).toEqual({ amountMinor: 13_499, currency: 'GBP' });
  });

  it('states the previous price and the stock', () => {
    const product = readPage(
      '<script>state = {"name":"Ridge Boots","price":80,"listPrice":100,"currency":"GBP","inStock":false}</script>',
    );

    expect(product?.listPrice?.amountMinor).toBe(10_000);
    expect(product?.availability).toBe('out_of_stock');
  });

  it("counts only with the name of the page's product", () => {
    expect(readPage(`<script>state = {${others}}</script><p>SKU: RB-1</p>`)?.price).toBeNull();
  });

  it.each([
    ['Medusa', '{"title":"Ridge Boots","price":{"amount":13499,"currency_code":"gbp"}}'],
    ['Medusa in a list', '{"title":"Ridge Boots","prices":[{"amount":13499,"currency_code":"gbp"}]}'],
    ['Vendure', '{"name":"Ridge Boots","price":11249,"priceWithTax":13499,"currencyCode":"GBP"}'],
    [
      "Vendure's search",
      '{"productName":"Ridge Boots","price":{"value":11249},"priceWithTax":{"value":13499},"currencyCode":"GBP"}',
    ],
  ])('does not count where it may be in cents: %s', (_name, state) => {
    expect(readPage(`<script>window.__STATE__ = ${state};</script>`)?.price ?? null).toBeNull();
  });

  it.each([
    '{"title":"Ridge Boots","price":{"amount":134.99,"currency_code":"gbp"}}',
    '{"title":"Ridge Boots","price":{"amount":"134.99","currency_code":"GBP"}}',
    '{"name":"Ridge Boots","price":112.49,"salePrice":134.99,"priceWithTax":134.99,"currencyCode":"GBP"}',
  ])('counts with decimals, whatever the fields are named: %s', (state) => {
    expect(readPage(`<script>window.__STATE__ = ${state};</script>`)?.price).toEqual({
      amountMinor: 13_499,
      currency: 'GBP',
    });
  });

  it('counts only with a currency', () => {
    expect(
      readPage('<script>state = {"name":"Ridge Boots","price":80}</script><p>SKU: RB-1</p>')?.price,
    ).toBeNull();
  });

  it('is not read where the page prints a price with its currency', () => {
    const product = readPage(
      '<p>£120.00</p><button>Add to basket</button><script>state = {"name":"Ridge Boots","price":80,"currency":"GBP"}</script>',
    );

    expect(product?.price?.amountMinor).toBe(12_000);
  });
});

describe('a price in data attributes and hidden inputs', () => {
  it.each([
    ['with the currency beside it', '<div data-currency="SEK"><span data-price="79"></span></div>'],
    [
      "with the pattern of the shop's prices",
      '<span data-price-amount="79" data-price-type="finalPrice"></span><span data-price-amount="99" data-price-type="oldPrice"></span><script type="text/x-magento-init">{"x":{"priceFormat":{"pattern":"%s SEK"}}}</script>',
    ],
    [
      'in hidden inputs',
      '<form><input type="hidden" name="price" value="79"><input type="hidden" name="currency" value="SEK"></form>',
    ],
  ])('is read %s', (_name, body) => {
    expect(readPage(`${body}<button>Add to cart</button>`)?.price).toEqual({
      amountMinor: 7_900,
      currency: 'SEK',
    });
  });

  it('does not count beside another amount', () => {
    expect(
      readPage(
        '<p>SKU: RB-1</p><b data-price="79" data-currency="SEK"></b><b data-price="89" data-currency="SEK"></b>',
      )?.price,
    ).toBeNull();
  });
});
