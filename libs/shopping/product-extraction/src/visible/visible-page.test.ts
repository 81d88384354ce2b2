import { extractProduct } from '../extract-product';
import type { ExtractedProduct } from '../vote/extracted-product';

function productIn(
  body: string,
  link = 'https://shop.example/desk-lamp',
  head = '',
): ExtractedProduct | null {
  const reading = extractProduct(
    `<html><head><title>Desk Lamp | Shop</title>${head}</head><body>${body}</body></html>`,
    link,
  );
  return reading.kind === 'product' ? reading.product : null;
}

const button = '<button>Add to basket</button>';

describe('the price of a page without markup', () => {
  it('is the one between the heading and the buy button', () => {
    const product = productIn(
      `<header><span class="cart-total">£3.00</span></header><h1>Desk Lamp</h1><div class="price">£49.99</div>${button}`,
    );

    expect(product).toMatchObject({
      title: 'Desk Lamp',
      amount: '49.99',
      price: { amountMinor: 4999, currency: 'GBP' },
      priceKind: 'exact',
    });
    expect(product?.evidence.price).toEqual({ method: 'page', where: 'the visible page, "£49.99"' });
  });

  it.each([
    ['struck through', '<del class="price">£79.99</del>'],
    ['named as old', '<span class="old-price">£79.99</span>'],
    ['labelled as earlier', '<span>Was</span> <b class="price">£79.99</b>'],
  ])("isn't one %s, which becomes the list price", (_, before) => {
    const product = productIn(
      `<h1>Desk Lamp</h1><div><div>${before}</div><div class="price">£49.99</div></div>${button}`,
    );

    expect(product?.amount).toBe('49.99');
    expect(product?.listPrice).toEqual({ amountMinor: 7999, currency: 'GBP' });
  });

  it.each([
    ['a saving', '<p class="price-saving">You save £30.00</p>'],
    ['an instalment', '<p class="installments">£4.17 per month</p>'],
    ['a percentage', '<p class="price-badge">-38%</p>'],
    ['delivery', '<p class="delivery-price">£3.95</p>'],
    ['a price per unit', '<p class="price-unit">£12.00 / kg</p>'],
  ])("isn't %s", (_, other) => {
    const product = productIn(`<h1>Desk Lamp</h1>${other}<div class="price">£49.99</div>${button}${other}`);

    expect(product?.amount).toBe('49.99');
  });

  it.each([
    ['in one text', '<p class="price">£41.66 ex VAT £49.99 inc VAT</p>'],
    ['labelled after each', '<p><span>£41.66</span> ex VAT <span>£49.99</span> inc VAT</p>'],
    ['labelled before each', '<div><p>Ex. VAT: <b>£41.66</b></p><p>Inc. VAT: <b>£49.99</b></p></div>'],
    [
      'named like Magento',
      '<div class="price-box"><span class="price-wrapper price-including-tax">£49.99</span><span class="price-wrapper price-excluding-tax">£41.66</span></div>',
    ],
  ])('is the one with tax beside one without: %s', (_, prices) => {
    expect(productIn(`<h1>Desk Lamp</h1>${prices}${button}`)?.amount).toBe('49.99');
  });

  it.each([
    ['a surcharge', '<p>+ £6.99 postage</p>'],
    ['a reduction', '<p>- £99.00</p>'],
    ['delivery by the words behind it', '<p>£6.99 postage</p>'],
    ['one reckoned from another currency', '<p>approx. €58.20</p>'],
    ['a word that is a code of a currency too', '<p>Try 404 more</p>'],
  ])("isn't %s just below the heading", (_, other) => {
    const product = productIn(`<h1>Desk Lamp</h1>${other}<p>£49.99</p>`);

    expect(product?.amount).toBe('49.99');
  });

  it("isn't a number in the heading", () => {
    const product = productIn(`<h1>Desk Lamp for £20 fans</h1><p>£49.99</p>${button}`);

    expect(product?.amount).toBe('49.99');
  });

  it("is the one in the page's title", () => {
    const reading = extractProduct(
      '<title>Desk Lamp - £49.99 | Shop</title><h1>Desk Lamp</h1><p>£59.99</p><p>£49.99</p>',
      'https://shop.example/desk-lamp',
    );

    expect(reading).toMatchObject({ kind: 'product', product: { amount: '49.99' } });
  });

  it('is found below a line from the title if the page has no heading', () => {
    const product = productIn(`<div>Desk Lamp</div><div>£49.99</div>${button}`);

    expect(product).toMatchObject({ title: 'Desk Lamp', amount: '49.99' });
  });

  it("isn't that of a product under a title for others, whatever the class names", () => {
    const product = productIn(
      `<h1>Desk Lamp</h1><p>Product code: LAMP-7</p>${button}<section><h2>Customers also bought</h2><div><p>£9.00</p></div></section>`,
    );

    expect(product?.sku).toBe('LAMP-7');
    expect(product?.amount).toBeNull();
  });

  it('is found after a part for other products if it has its own title', () => {
    const product = productIn(
      `<h1>Desk Lamp</h1><h2>Similar items</h2><p>Lamp <b>£9.00</b> <i>x</i></p><h2>Buy</h2><p>£49.99</p>${button}`,
    );

    expect(product?.amount).toBe('49.99');
  });

  it("isn't that of a product in a carousel, even if the page has no price", () => {
    const cards = [9, 19, 29, 39]
      .map((price) => `<a href="/p/${String(price)}"><span class="price">£${String(price)}.00</span></a>`)
      .join('');

    const product = productIn(
      `<h1>Desk Lamp</h1><p>Product code: LAMP-7</p>${button}<div class="related-products">${cards}</div>`,
    );

    expect(product?.sku).toBe('LAMP-7');
    expect(product?.amount).toBeNull();
  });

  it('reads cents separated by markup only', () => {
    const product = productIn(
      `<h1>Desk Lamp</h1><p class="price">139<sup>98</sup> <span>Lei</span></p>${button}`,
      'https://lampa.ro/desk-lamp',
    );

    expect(product?.amount).toBe('139.98');
    expect(product?.currency).toBe('RON');
  });

  it('replaces a markup price that the page strikes through', () => {
    const product = productIn(
      `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Desk Lamp</h1>
       <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="219.99"><meta itemprop="priceCurrency" content="EUR"></div></div>
       <div><span class="original-price">€219.99</span> <span class="sale-price">€110.00</span></div>${button}`,
    );

    expect(product?.price).toEqual({ amountMinor: 11000, currency: 'EUR' });
    expect(product?.listPrice).toEqual({ amountMinor: 21999, currency: 'EUR' });
  });
});

describe('the currency', () => {
  it("is a guess if only the shop's country suggests it, so there is no Money", () => {
    const product = productIn(
      `<h1>Desk Lamp</h1><div class="price">49.99</div>${button}`,
      'https://lamps.com.au/desk-lamp',
    );

    expect(product).toMatchObject({ amount: '49.99', currency: 'AUD', currencyIsGuess: true, price: null });
  });

  it('is certain if the page states it for its prices', () => {
    const product = productIn(
      `<h1>Desk Lamp</h1><div class="price">$49.99</div>${button}`,
      'https://lamps.example/desk-lamp',
      '<meta property="og:price:currency" content="CAD">',
    );

    expect(product).toMatchObject({ price: { amountMinor: 4999, currency: 'CAD' }, currencyIsGuess: false });
  });

  it('is never invented', () => {
    const product = productIn(`<h1>Desk Lamp</h1><div class="price">$49.99</div>${button}`);

    expect(product).toMatchObject({ amount: '49.99', price: null });
    expect(product?.currencyIsGuess || product?.currency === null).toBe(true);
  });
});

describe('facts printed on a page', () => {
  it('are read from tables, lists and lines with a label', () => {
    const product = productIn(`<h1>Desk Lamp</h1><div class="price">£49.99</div>${button}
      <table><tr><th>Marke</th><td>Lumo</td></tr><tr><th>EAN</th><td>4006381333931</td></tr></table>
      <dl><dt>Herstellernummer</dt><dd>LUM-22/B</dd><dt>Farbe</dt><dd>schwarz</dd><dt>Capacity</dt><dd>Enough for everyone</dd></dl><p>Artikelnummer: 778899</p>`);

    expect(product).toMatchObject({
      brand: 'Lumo',
      gtins: ['04006381333931'],
      mpn: 'LUM-22/B',
      sku: '778899',
      attributes: { colour: 'schwarz' },
    });
  });

  it('include the number in the link if there is no other', () => {
    const product = productIn(
      `<h1>Desk Lamp</h1><div class="price">£49.99</div>${button}`,
      'https://shop.example/desk-lamp-1234567.html',
    );

    expect(product?.sku).toBe('1234567');
    expect(product?.evidence.sku).toEqual({ method: 'page', where: 'the link' });
  });

  it('include the item in a marketplace link', () => {
    const product = productIn(
      `<h1>Desk Lamp</h1><div class="price">£49.99</div>${button}<p>SKU: X-1</p>`,
      'https://www.amazon.co.uk/dp/B076TQK2D6',
    );

    expect(product?.sku).toBe('B076TQK2D6');
  });

  it("don't include the shop name in the title", () => {
    const product = productIn(
      `<div class="price">£49.99</div>${button}<p>SKU: X-1</p>`,
      'https://shop.example/lamp',
      '<meta property="og:title" content="Desk Lamp - Shop"><meta property="og:site_name" content="Shop">',
    );

    expect(product?.title).toBe('Desk Lamp');
    expect(product?.siteName).toBe('Shop');
  });

  it.each([
    ['Desk Lamp: 60 watts: Lamps.co.uk: Smith: Lighting', 'Desk Lamp: 60 watts'],
    ['www.lamps.co.uk: Desk Lamp: 60 watts', 'Desk Lamp: 60 watts'],
    ['Desk Lamp: Lamps', 'Desk Lamp: Lamps'],
  ])("don't include the shop's address and what follows it in %s", (title, expected) => {
    const product = productIn(
      `<div class="price">£49.99</div>${button}`,
      'https://www.lamps.co.uk/desk-lamp',
      `<meta property="og:title" content="${title}">`,
    );
    expect(product?.title).toBe(expected);
  });

  it('include the name of an author without the role', () => {
    const product = productIn(
      `<h1>Desk Lamps</h1><div class="byline">Ada Smith (Author)</div><div class="price">£49.99</div>${button}`,
    );
    expect(product?.brand).toBe('Ada Smith');
  });
});

describe('the record for web analytics', () => {
  const record = (products: string): string =>
    `<script>dataLayer.push({'ecommerce': {currencyCode: 'EUR', detail: {products: ${products}}}});</script>`;

  it('has the price if none is printed', () => {
    const product = productIn(
      `<h1>Desk Lamp</h1>${record("[{'name': 'Desk \\'Lamp\\'', id: 'L-7', price: '49.90', brand: \"Lumo\",}]")}`,
    );

    expect(product).toMatchObject({
      title: 'Desk Lamp',
      sku: 'L-7',
      brand: 'Lumo',
      price: { amountMinor: 4990, currency: 'EUR' },
    });
    expect(product?.evidence.price).toEqual({ method: 'meta', where: 'the record for web analytics' });
  });

  it('loses to the printed price', () => {
    const product = productIn(
      `<h1>Desk Lamp</h1><div class="price">€39.90</div>${button}${record("[{id: 'L-7', price: 49.90}]")}`,
    );

    expect(product?.amount).toBe('39.9');
  });

  it.each(["[{id: 'A', price: 1}, {id: 'B', price: 2}]", '[window.current]', '[{price: priceOf(1)}]'])(
    'is ignored when it is %s',
    (products) => {
      const product = productIn(`<h1>Desk Lamp</h1><p>SKU: X-1</p>${button}${record(products)}`);

      expect(product?.amount).toBeNull();
    },
  );
});
