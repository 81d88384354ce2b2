import fc from 'fast-check';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { extractProduct } from './extract-product';
import { readLenientJson } from './markup/lenient-json';
import type { HostileReading } from './testing/read-hostile-texts';

const workspace = join(import.meta.dirname, '../../../..');
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

  it('never throws on broken product pages, and only returns positive decimal amounts', () => {
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

describe('reading untrusted text', () => {
  it.each([
    ['pages', 400_000],
    ['texts', 1_000_000],
  ])(
    'takes processor time in proportion to the length, and little memory: %s of %d',
    async (kind, length) => {
      const readings = await readHostile(kind, { length, heapMb: 128 });

      expect(readings.length).toBeGreaterThan(20);
      expect(readings.filter(({ growth }) => growth > 2.5)).toEqual([]);
    },
    300_000,
  );
});

/** In a process of its own with a memory limit in megabytes. */
async function readHostile(
  kind: string,
  { length, heapMb }: { readonly length: number; readonly heapMb: number },
): Promise<readonly HostileReading[]> {
  const program = join(import.meta.dirname, 'testing/read-hostile-texts.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`--max-old-space-size=${heapMb}`, '--import', 'tsx', program, kind, String(length)],
    { cwd: workspace, env: { TSX_TSCONFIG_PATH: join(workspace, 'tsconfig.base.json') } },
  );
  return JSON.parse(stdout);
}
