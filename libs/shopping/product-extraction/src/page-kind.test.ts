import { extractProduct } from './extract-product';

const link = 'https://shop.example/p/1';

describe('a page that is no product page', () => {
  it.each([
    ['a question for robots', '<title>Robot Check</title><p>Enter the characters you see below</p>'],
    ['a box to tick', '<title>Shop</title><div class="g-recaptcha"></div>'],
  ])('is told to be a test for robots by %s', (_, html) => {
    expect(extractProduct(html, link).kind).toBe('captcha');
  });

  it.each([
    ['its title', '<title>Access Denied</title><h1>Access Denied</h1>'],
    ['its words', '<title>shop.example</title><p>Checking your browser before accessing</p>'],
  ])('is told to be a block by %s', (_, html) => {
    expect(extractProduct(html, link).kind).toBe('blocked');
  });

  it('is not taken for a product for a price in its text', () => {
    const html = '<title>Prices rise</title><h1>Prices rise</h1><p>It cost $5 last year.</p>';

    expect(extractProduct(html, link).kind).toBe('not-product');
  });

  it('is not taken for a product for an offer inside an article', () => {
    const html =
      '<h1>Prices rise</h1><script type="application/ld+json">{"@type":"NewsArticle","headline":"Prices rise","offers":{"price":"1","priceCurrency":"USD"}}</script>';

    expect(extractProduct(html, link)).toMatchObject({ kind: 'not-product' });
  });

  it('is told to be a list by its cards', () => {
    const cards = Array.from(
      { length: 12 },
      (_, index) =>
        `<li class="card"><a href="/p/${String(index)}"><span class="price">€${String(index + 5)}.90</span></a></li>`,
    );

    expect(
      extractProduct(
        `<title>Lamps</title><h1>Lamps</h1><ul>${cards.join('')}</ul>`,
        'https://shop.example/lamps',
      ).kind,
    ).toBe('list');
  });

  it('is told without reading it where the link is none', () => {
    expect(extractProduct('<h1>Thing</h1>', 'no link').kind).toBe('not-product');
  });
});

describe('a product page', () => {
  it('is not taken for a test for robots because a form on it has one', () => {
    const html =
      '<h1>Desk Lamp</h1><script type="application/ld+json">{"@type":"Product","name":"Desk Lamp"}</script><div class="g-recaptcha"></div>';

    expect(extractProduct(html, link).kind).toBe('product');
  });

  it('is a product page by its proof alone, out of stock and without a price', () => {
    const html =
      '<script type="application/ld+json">{"@type":"Product","name":"Desk Lamp","offers":{"availability":"Discontinued"}}</script>';

    expect(extractProduct(html, link)).toMatchObject({
      kind: 'product',
      product: { availability: 'discontinued', price: null, shipping: { kind: 'unknown' } },
    });
  });
});
