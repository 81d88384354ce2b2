import fc from 'fast-check';
import { extractProduct } from './extract-product';
import { readLenientJson } from './lenient-json';

const link = 'https://shop.example/p/1';
const kinds = ['product', 'list', 'blocked', 'captcha', 'login', 'gone', 'empty', 'not-product'];

const pieces = [
  '<div class="price">',
  '$1,299.00',
  '</div>',
  '<h1>Thing</h1>',
  '<del>',
  '<script type="application/ld+json">',
  '{"@type":"Product","name":"Thing","offers":{"price":"12","priceCurrency":"EUR"}}',
  '</script>',
  '{"@graph":[{"@id":"#a","hasVariant":[{"@id":"#a"}]}]',
  '<span itemscope itemtype="https://schema.org/Product" itemref="x" id="x">',
  '<b itemprop="price" content="9">',
  '<!--',
  '-->',
  '<![CDATA[',
  '<meta property="og:title" content="',
  '">',
  '<a href="//[',
  '<li>SKU: 12',
  '<table><tr><td>EAN<td>4006381333931',
  '\u0000\ud800',
  '<p>in stock',
  '</',
  '<',
  '&quot;&lt;',
];

describe('reading any page', () => {
  it('never throws on arbitrary text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (html) => {
        expect(kinds).toContain(extractProduct(html, link).kind);
      }),
      { numRuns: 300 },
    );
  });

  it('never throws on mangled product pages, and never gives an amount that is no positive decimal', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
        const reading = extractProduct(parts.join(''), link);

        expect(kinds).toContain(reading.kind);
        if (reading.kind === 'product' && reading.product.amount !== null) {
          expect(reading.product.amount).toMatch(/^\d+(?:\.\d+)?$/u);
          expect(Number(reading.product.amount)).toBeGreaterThan(0);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('never throws on arbitrary JSON-LD', () => {
    fc.assert(
      fc.property(fc.json(), fc.json(), (one, other) => {
        const data = `{"@type":["Product",${one}],"name":${other},"offers":${one},"image":${other},"hasVariant":[${one}]}`;

        expect(kinds).toContain(
          extractProduct(`<script type="application/ld+json">${data}</script>`, link).kind,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('never throws on an arbitrary link', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()),
        (address) => {
          const html =
            '<h1>Thing</h1><link rel="canonical" href="/%E0%A4%A"><script type="application/ld+json">{"@type":"Product","name":"Thing","url":"%"}</script>';

          expect(kinds).toContain(extractProduct(html, address).kind);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    ['open tags', '<div>'],
    ['closing tags that match nothing', '<b></i>'],
    ['comments without end', '<!--'],
    ['attributes', '<p class="price-old-price">$1</p>'],
    ['prices', '<span class="price">$1.99</span>'],
    ['labelled lines', '<tr><td>SKU</td><td>1</td></tr>'],
    ['nested things', '<div itemscope itemtype="http://schema.org/Product"><i itemprop="name">x</i>'],
    ['scripts', '<script type="application/ld+json">{"@type":"Product","name":"x"}</script>'],
    ['open JSON', '{"a":['],
    ['pieces that are no JSON', '{x}'],
    ['JSON-LD that refers to itself', '{"@id":"#a","@type":"Product","hasVariant":[{"@id":"#a"}]},'],
    ['titles of other products', '<div><h2>Similar items</h2><p>€5</p></div>'],
    ['lines like the title', '<div>Desk Lamp</div>'],
    ['null characters and halves of others', '\u0000\ud800'],
    ['no-break spaces', '\u00a0'],
    ['ampersands', '&amp'],
  ])('takes time and memory in step with its length: %s', (_, piece) => {
    const size = 400_000;
    const prefix = piece.startsWith('{')
      ? '<h1>Thing</h1><script type="application/ld+json">'
      : '<h1>Thing</h1>';
    const html = prefix + piece.repeat(size / piece.length);
    const before = process.cpuUsage();

    extractProduct(html, link);

    const used = process.cpuUsage(before);
    expect((used.user + used.system) / 1_000).toBeLessThan((size / 100_000) * 400);
  });

  it('reads no more than 4 million characters', () => {
    const html = `${' '.repeat(4_000_000)}<script type="application/ld+json">{"@type":"Product","name":"Far away"}</script>`;

    expect(extractProduct(html, link).kind).toBe('not-product');
  });
});

describe('lenient JSON', () => {
  it('reads whatever JSON.parse does, to the same value', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readLenientJson(text)).toEqual([JSON.parse(text)]);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(Array.isArray(readLenientJson(text))).toBe(true);
      }),
    );
  });
});
