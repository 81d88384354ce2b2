import { capturedHtmlLengthMax, capturedLinkLengthMax } from '@pricehunt/api-contract/captures';
import * as fc from 'fast-check';
import { bookmarkProgram } from './bookmark-program';
import { collectPage } from './collect-page';
import { readCapture } from './read-capture';

const shop = 'https://shop.example/p/1?v=2';
const product = '<script type="application/ld+json">{"@type":"Product","name":"Lamp"}</script>';

/** Runs the source of collectPage on a shop's page, as the bookmarklet and the extension do. */
function collected({ head = '', body = '' }: { readonly head?: string; readonly body?: string }): string {
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  const run = new Function('location', `return (${collectPage.toString()})()`);
  return String(run({ href: shop }));
}

/** What this site receives of a page. */
function arriving(page: { readonly head?: string; readonly body?: string }) {
  return readCapture(collected(page));
}

describe('the collected page', () => {
  it('has its address and needs nothing outside its own source', () => {
    expect(arriving({ head: product })?.link).toBe(shop);
  });

  it('collects markup, tags, canonical link, title, heading, prices and the main picture', () => {
    const { html = '' } =
      arriving({
        head: `<title>Lamp & more</title><link rel="canonical" href="/p/1"><meta property="og:title" content="Lamp">
          <meta name="csrf-token" content="secret">${product}<script>track()</script><style>p{}</style>`,
        body: `<nav>Hello Anna <a href="/account">Your account</a></nav><h1>Lamp <b>Oslo</b></h1><p>Ships to Anna's Street 1</p>
          <img src="/small.jpg" width="10" height="10"><img src="/main.jpg" width="600" height="600">
          <span class="p"><s>€ 49</s> <span>€ 39<sup>90</sup></span></span><button>Add to cart</button>
          <div itemscope itemtype="https://schema.org/Product"><i itemprop="sku">L-1</i><meta itemprop="gtin13" content="4006381333931"></div>
          <input value="anna@mail.example">`,
      }) ?? {};

    for (const part of [
      '<title>Lamp &#38; more</title>',
      '<link rel="canonical" href="/p/1">',
      '<meta property="og:title" content="Lamp">',
      product,
      '<h1>Lamp <b>Oslo</b></h1>',
      '<img src="/main.jpg"></img>',
      '€ 49',
      '€ 39<sup>90</sup>',
      '<button>Add to cart</button>',
      '<div itemscope="" itemtype="https://schema.org/Product"><i itemprop="sku">L-1</i><meta itemprop="gtin13" content="4006381333931"></meta></div>',
    ])
      expect(html).toContain(part);
    expect(html).not.toMatch(/Anna|account|anna@|secret|track\(\)|p\{\}|small\.jpg/);
  });

  it('preserves any text, without splitting characters', () => {
    const title = 'Größe 50 % & "mehr" #1 – 日本語 💡 <b>';
    const { html = '' } =
      arriving({
        head: `<script type="application/ld+json">{"@type":"Product","name":"${title}\ud800"}</script>`,
      }) ?? {};

    expect(html).toContain(`"name":"${title}"`);
  });

  it.each([
    ['200,000', 'Chrome', 'Google Inc.', 200_000],
    ['200,000', 'Firefox', '', 200_000],
    ['60,000', 'Safari, which opens no longer address', 'Apple Computer, Inc.', 60_000],
  ])(
    'collects at most %s characters in %s: product markup first, then other markup, then the page',
    (_length, _browser, vendor, lengthMax) => {
      Object.defineProperty(navigator, 'vendor', { configurable: true, value: vendor });
      const script = (type: string, length: number) =>
        `<script type="application/ld+json">{"@type":"${type}","name":"${type.repeat(length / type.length)}"}</script>`;
      const [other, large] = [script('WebSite', lengthMax * 0.6), script('Product', lengthMax * 0.5)];

      const text = collected({ head: other + large, body: `<h1>${'ü"'.repeat(lengthMax / 5)}</h1>` });

      const html = readCapture(text)?.html ?? '';
      expect(text.length).toBeLessThan(lengthMax + 200);
      expect([html.includes(large), html.includes('WebSite'), html.includes('<h1>ü')]).toEqual([
        true,
        false,
        true,
      ]);
    },
  );
});

describe('the bookmarklet', () => {
  const program = bookmarkProgram('https://pricehunt.example');

  it('decodes to the exact source in a browser', () => {
    expect(program).not.toMatch(/[\n\t#]|%(?![0-9A-F]{2})/);
    expect(decodeURIComponent(program)).toBe(
      `javascript:void(location.href="https://pricehunt.example/add#"+(${collectPage.toString()})())`,
    );
  });

  it('opens this site with the page in the fragment and replaces nothing on the page', () => {
    document.head.innerHTML = product;
    const location = { href: shop };
    const run = new Function('location', `return ${decodeURIComponent(program.replace('javascript:', ''))}`);

    expect(run(location)).toBeUndefined();

    const address = new URL(location.href);
    expect(address.origin + address.pathname + address.search).toBe('https://pricehunt.example/add');
    expect(readCapture(address.hash.slice(1))).toMatchObject({ link: shop });
  });
});

describe('the received capture', () => {
  it.each([
    ['nothing', ''],
    ['no page', encodeURIComponent(shop)],
    ['a link that is none', 'javascript%3Aalert(1)&<h1>'],
    [
      'a link that is longer than the API takes',
      `${encodeURIComponent(`${shop}?q=${'x'.repeat(2_048)}`)}&<h1>`,
    ],
    ['text that is not encoded as it should be', `${encodeURIComponent(shop)}&%E0%A4%A`],
  ])('is null for %s', (_what, fragment) => {
    expect(readCapture(fragment)).toBeNull();
  });

  it('is cut to the size that the API accepts', () => {
    const capture = readCapture(`${encodeURIComponent(shop)}&${'x'.repeat(capturedHtmlLengthMax + 1)}`);

    expect(capture?.html).toHaveLength(capturedHtmlLengthMax);
  });
});

describe('5,000 hostile texts', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl().map(encodeURIComponent),
    fc.constantFrom('&', '%', '%26', '%00', '%E0%A4', '<script>alert(1)</script>', 'javascript%3Aalert(1)'),
    fc.constantFrom(
      'https%3A%2F%2Fuser%3Apassword%40shop.example%2F',
      'file%3A%2F%2F%2Fetc%2Fpasswd',
      '{"link":1}',
    ),
  );

  it('give nothing, or a web page with text within the limits of the API', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const capture = readCapture(pieces.join(''));
        if (capture === null) return;
        expect(new URL(capture.link)).toMatchObject({ username: '', password: '' });
        expect(capture.link).toMatch(/^https?:/);
        expect(capture.link.length).toBeLessThanOrEqual(capturedLinkLengthMax);
        expect(capture.html.length).toBeLessThanOrEqual(capturedHtmlLengthMax);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('hostile pages', () => {
  const attack = fc.constantFrom(
    ...['<script>steal()</script>', '<svg><script>steal()</script></svg>', '<img src=x onerror="steal()">'],
    ...[
      '<template><h1>€ 1 steal()</h1></template>',
      '<textarea>€ 1 steal()</textarea>',
      '<style>steal()</style>',
    ],
    ...['<button onclick="steal()">€ 1</button>', '<h1 style="x:steal()" class="steal()">Lamp</h1>'],
    ...['<iframe srcdoc="steal()"></iframe>', '<input value="steal()">', '<noscript>steal()</noscript>'],
  );
  const wrapped = fc
    .tuple(fc.constantFrom('div', 'h1', 'span itemprop="name"', 'button'), fc.array(attack, { maxLength: 4 }))
    .map(([tag, inner]) => `<${tag}>${inner.join('')}</${tag.split(' ')[0]}>`);

  it('are collected without scripts, event handlers and what is typed into them', () => {
    fc.assert(
      fc.property(fc.array(wrapped, { maxLength: 5 }), (parts) => {
        expect(arriving({ body: parts.join('') })?.html ?? 'nothing arrived').not.toMatch(
          /steal|nothing arrived/,
        );
      }),
      { numRuns: 200 },
    );
  });
});
