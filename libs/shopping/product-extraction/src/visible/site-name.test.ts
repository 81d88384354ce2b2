import { extractProduct } from '../extract-product';
import type { ExtractedProduct } from '../vote/extracted-product';

const product = { '@type': 'Product', name: 'Desk Lamp', offers: { price: '49.90', priceCurrency: 'EUR' } };

function productIn(graph: readonly unknown[], body = '', head = ''): ExtractedProduct | null {
  const reading = extractProduct(
    `<html><head><title>Desk Lamp | Lumen &amp; Co</title>${head}
     <script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script></head>
     <body><h1>Desk Lamp</h1>${body}</body></html>`,
    'https://shop.example/desk-lamp',
  );
  return reading.kind === 'product' ? reading.product : null;
}

describe('the name of the shop', () => {
  it.each([
    ['its WebSite', { '@type': 'WebSite', name: 'Lumen' }, 'WebSite'],
    ['the publisher of its page', { '@type': 'ItemPage', publisher: { name: 'Lumen' } }, 'publisher'],
    ['its organization', { '@type': 'OnlineStore', name: 'Lumen' }, 'Organization'],
  ])('is read from %s', (_, thing, where) => {
    const reading = productIn([thing, product]);

    expect(reading?.siteName).toBe('Lumen');
    expect(reading?.evidence.siteName).toEqual({ method: 'json-ld', where });
  });

  it('is read from the name of the application', () => {
    const reading = productIn([product], '', '<meta name="application-name" content="Lumen">');

    expect(reading?.siteName).toBe('Lumen');
  });

  it('is the end of the title if the seller has that name', () => {
    const sold = { ...product, offers: { ...product.offers, seller: { name: 'Lumen & Co' } } };

    const reading = productIn([sold]);

    expect(reading?.siteName).toBe('Lumen & Co');
    expect(reading?.evidence.siteName).toEqual({ method: 'page', where: 'the window title' });
  });

  it('is the end of the title if a home page link has that name', () => {
    const reading = productIn([product], '<a href="/"><svg></svg><span>Lumen &amp; Co</span></a>');

    expect(reading?.siteName).toBe('Lumen & Co');
  });

  it.each([
    ['a title that nothing confirms', [product], '<a href="/">Home</a>'],
    ['a picture', [product], '<a href="/"><img src="/logo.svg" alt="Lumen &amp; Co"></a>'],
    ['a seller of another name', [{ ...product, offers: { seller: { name: 'A Trader' } } }], ''],
    [
      'the maker of the product',
      [
        { '@type': 'Organization', '@id': '#maker', name: 'Lumo' },
        { ...product, brand: { '@id': '#maker' } },
      ],
      '',
    ],
    [
      'organizations that differ',
      [{ '@type': 'Organization', name: 'Lumo' }, { '@type': 'Organization', name: 'Lumen' }, product],
      '',
    ],
  ])('is not read from %s', (_, graph, body) => {
    const reading = productIn(graph, body);

    expect(reading?.title).toBe('Desk Lamp');
    expect(reading?.siteName).toBeNull();
  });
});
