import { extractProduct } from '../extract-product';

const link = 'https://shop.example/p/1';

function kindOf(title: string, body: string, head = '', address = link): string {
  const html = `<html><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
  return extractProduct(html, address).kind;
}

function cardsOf(count: number, card: (price: string, index: number) => string): string {
  return Array.from({ length: count }, (_, index) => card(`${String(index * 7 + 12)}.90`, index)).join('');
}

describe('a page shown instead of the product', () => {
  it.each([
    ['captcha', 'Robot or human?', '<p>Activate and hold the button to confirm that you are human</p>'],
    ['captcha', 'Amazon.de', '<h4>Geben Sie die Zeichen unten ein</h4><input name="field-keywords">'],
    ['captcha', '验证', '<p>请完成验证</p><div id="nc_1_wrapper"></div>'],
    ['captcha', 'Shop', '<p>Saisissez les caractères que vous voyez</p>'],
    ['blocked', 'ERROR: The request could not be satisfied', '<h1>403 ERROR</h1><p>Request blocked.</p>'],
    ['blocked', 'Accès refusé', '<h1>Accès refusé</h1>'],
    ['blocked', 'Shop', '<h1>You are now in line</h1><p>Your estimated wait time is 4 minutes</p>'],
    ['blocked', 'Just a moment...', '<noscript>Enable JavaScript and cookies to continue</noscript>'],
    ['blocked', 'Shop', '<p>This item is not available in your country.</p>'],
    ['login', 'Sign in | Shop', '<form><input type="email"><input type="password"></form>'],
    ['login', 'Shop - Anmelden', '<form><input type="text"><input type="password"></form>'],
    ['login', 'Login', '<p>Enter your mobile number</p><input type="tel">'],
    ['gone', '404 Not Found', '<h1>404</h1><p>Try our search.</p>'],
    ['gone', 'Shop', '<h1>Oops! The page you are looking for could not be found.</h1>'],
    ['gone', 'Seite nicht gefunden – Laden', '<h1>Seite nicht gefunden</h1>'],
    ['gone', 'Boutique', '<h1>Page introuvable</h1>'],
    ['gone', 'Tienda', '<h2>Página no encontrada</h2>'],
    ['gone', 'ショップ', '<h1>お探しのページは見つかりません</h1>'],
    ['empty', 'Shop', '<div id="root"></div><script src="/app.js"></script>'],
    [
      'empty',
      'Desk Lamp',
      '<noscript>You need to enable JavaScript to run this app.</noscript><div id="app"></div><script>start()</script>',
    ],
  ])('is recognised as "%s" by its words: %s', (kind, title, body) => {
    const found = kindOf(title, body);

    expect(found).toBe(kind);
  });

  it('is recognised as gone even if it shows other products', () => {
    const cards = cardsOf(
      6,
      (price) => `<div class="card"><a href="/x">Lamp</a><span class="price">€${price}</span></div>`,
    );

    const found = kindOf('Page not found | Shop', `<h1>Page not found</h1><h2>Best sellers</h2>${cards}`);

    expect(found).toBe('gone');
  });

  it("is an empty frame even at a marketplace item's URL", () => {
    const found = kindOf(
      'Best Buy',
      '<div id="app"></div><script src="/app.js"></script>',
      '<meta property="og:title" content="Best Buy">',
      'https://www.bestbuy.com/site/lamp/1234567.p',
    );

    expect(found).toBe('empty');
  });

  it('is a product page if an empty frame has the product in its markup', () => {
    const found = kindOf(
      'Desk Lamp',
      '<div id="root"></div><script src="/app.js"></script>',
      '<script type="application/ld+json">{"@type":"Product","name":"Desk Lamp","offers":{"price":"12","priceCurrency":"EUR"}}</script>',
    );

    expect(found).toBe('product');
  });
});

describe('a page of many products', () => {
  it.each([
    [
      'cards with a button each',
      cardsOf(
        12,
        (price, index) =>
          `<li class="product"><a href="/p/${String(index)}"><h3>Lamp ${String(index)}</h3></a><span class="price">€${price}</span><button class="add-to-cart">Add to cart</button></li>`,
      ),
    ],
    [
      'cards without a name of their own',
      cardsOf(
        10,
        (price, index) =>
          `<div><a href="/p/${String(index)}"><img src="/${String(index)}.jpg"><p>Lamp ${String(index)}</p><p>€${price}</p></a></div>`,
      ),
    ],
    [
      'rows of a table with an article number each',
      `<table>${cardsOf(14, (price, index) => `<tr><td>Lamp ${String(index)}</td><td>Art.-Nr. 10${String(index)}7</td><td>${price} €</td></tr>`)}</table>`,
    ],
  ])('is recognised by %s, and has no price', (_, cards) => {
    const found = kindOf(
      'Lamps | Shop',
      `<h1>Lamps</h1><p>248 products</p>${cards}`,
      '',
      'https://shop.example/lamps',
    );

    expect(found).toBe('list');
  });
});

describe("a page that isn't a product page", () => {
  it.each([
    ['a question for robots', '<title>Robot Check</title><p>Enter the characters you see below</p>'],
    ['a box to tick', '<title>Shop</title><div class="g-recaptcha"></div>'],
  ])('is recognised as a captcha by %s', (_, html) => {
    expect(extractProduct(html, link).kind).toBe('captcha');
  });

  it.each([
    ['its title', '<title>Access Denied</title><h1>Access Denied</h1>'],
    ['its words', '<title>shop.example</title><p>Checking your browser before accessing</p>'],
  ])('is recognised as a block by %s', (_, html) => {
    expect(extractProduct(html, link).kind).toBe('blocked');
  });

  it("isn't a product because of a price in its text", () => {
    const html = '<title>Prices rise</title><h1>Prices rise</h1><p>It cost $5 last year.</p>';

    expect(extractProduct(html, link).kind).toBe('not-product');
  });

  it("isn't a product because of an offer in an article", () => {
    const html =
      '<h1>Prices rise</h1><script type="application/ld+json">{"@type":"NewsArticle","headline":"Prices rise","offers":{"price":"1","priceCurrency":"USD"}}</script>';

    expect(extractProduct(html, link)).toMatchObject({ kind: 'not-product' });
  });

  it('is recognised as a list by its cards', () => {
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

  it('is recognised without reading it if the link is invalid', () => {
    expect(extractProduct('<h1>Thing</h1>', 'no link').kind).toBe('not-product');
  });
});

describe('a product page', () => {
  it.each([
    ['Sign In Please Doormat', '<p>SKU: MAT-77</p><form>Newsletter <input type="email"></form>'],
    ['The Waiting Room Armchair', '<p>Furnish any waiting room.</p>'],
    ['Best Sellers Gift Box', '<p>Just a moment of peace.</p>'],
  ])('is recognised even with words of other pages: %s', (title, body) => {
    const found = kindOf(
      title,
      `<h1>${title}</h1><p class="price">€49.90</p><button>Add to cart</button>${body}`,
    );

    expect(found).toBe('product');
  });

  it("isn't a captcha because a form on it has one", () => {
    const html =
      '<h1>Desk Lamp</h1><script type="application/ld+json">{"@type":"Product","name":"Desk Lamp"}</script><div class="g-recaptcha"></div>';

    expect(extractProduct(html, link).kind).toBe('product');
  });

  it('needs only its evidence, even out of stock and without a price', () => {
    const html =
      '<script type="application/ld+json">{"@type":"Product","name":"Desk Lamp","offers":{"availability":"Discontinued"}}</script>';

    expect(extractProduct(html, link)).toMatchObject({
      kind: 'product',
      product: { availability: 'discontinued', price: null, shipping: { kind: 'unknown' } },
    });
  });
});
