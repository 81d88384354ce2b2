import { extractProduct } from '../extract-product';

const link = 'https://shop.example/p/main-speaker';

function script(data: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
}

function thing(name: string, price: number, extra: object = {}): object {
  return { '@type': 'Product', name, offers: { price, priceCurrency: 'USD' }, ...extra };
}

describe('the product that a page is about', () => {
  it("is the one with the page's URL, wherever it is", () => {
    const html =
      script(thing('Cable', 5, { url: '/p/cable' })) +
      script(thing('Main Speaker', 249, { url: '/p/main-speaker' }));

    const reading = extractProduct(html, link);

    expect(reading).toMatchObject({ kind: 'product', product: { title: 'Main Speaker', amount: '249' } });
  });

  it('is the one with the canonical URL', () => {
    const html = `<link rel="canonical" href="/p/speaker-2">${script([thing('Cable', 5, { url: '/p/cable' }), thing('Speaker', 249, { url: '/p/speaker-2' })])}`;

    const reading = extractProduct(html, 'https://shop.example/p/old?ref=1');

    expect(reading).toMatchObject({
      kind: 'product',
      product: { title: 'Speaker', canonicalLink: 'https://shop.example/p/speaker-2' },
    });
  });

  it('is the one in the heading', () => {
    const html = `<h1>Main Speaker</h1>${script([thing('Cable', 5), thing('Main Speaker', 249), thing('Stand', 25)])}`;

    const reading = extractProduct(html, 'https://shop.example/x');

    expect(reading).toMatchObject({ kind: 'product', product: { title: 'Main Speaker', amount: '249' } });
  });

  it.each(['isRelatedTo', 'isSimilarTo', 'isAccessoryOrSparePartFor'])('is never one of %s', (relation) => {
    const html = script({ '@type': 'Product', name: 'Main Speaker', [relation]: [thing('Cable', 5)] });

    const reading = extractProduct(html, link);

    expect(reading).toMatchObject({ kind: 'product', product: { title: 'Main Speaker', amount: null } });
  });

  it('is not taken from a list of products', () => {
    const items = ['Red', 'Green', 'Blue'].map((name, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: thing(name, index + 1),
    }));

    const reading = extractProduct(
      `<h1>Speakers</h1>${script({ '@type': 'ItemList', itemListElement: items })}`,
      'https://shop.example/speakers',
    );

    expect(reading.kind).toBe('list');
  });

  it('is not guessed among many products side by side', () => {
    const cards = ['Red', 'Green', 'Blue', 'Pink'].map(
      (name) =>
        `<div itemscope itemtype="http://schema.org/Product"><b itemprop="name">${name} bag</b></div>`,
    );

    const reading = extractProduct(`<h1>Everything new</h1>${cards.join('')}`, 'https://shop.example/new');

    expect(reading.kind).toBe('list');
  });
});

describe('a product in a carousel', () => {
  it("isn't mistaken for the page's product, even if that has no markup", () => {
    const html = `<title>Oak Table</title><h1>Oak Table</h1><div class="price">€300.00</div><button>Add to cart</button>${script(thing('Chair', 50, { url: '/p/chair' }))}`;

    const reading = extractProduct(html, 'https://shop.example/p/oak-table');

    expect(reading).toMatchObject({ kind: 'product', product: { title: 'Oak Table', amount: '300' } });
  });
});

describe('the canonical link', () => {
  const product = script(thing('Speaker', 249));

  it.each([
    ['of another site', 'https://other.example/p/1'],
    ['that is the front page', 'https://shop.example/'],
    ['that is no address', 'javascript:alert(1)'],
  ])("isn't one %s", (_, href) => {
    const reading = extractProduct(`<link rel="canonical" href="${href}">${product}`, `${link}?utm_source=x`);

    expect(reading).toMatchObject({ kind: 'product', product: { canonicalLink: link } });
  });
});
