import fc from 'fast-check';

export const attackedLink = 'https://refusing.example/item/1';

const scripts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '<svg/onload=alert(1)>',
  '<!-- <script>alert(1)</script> -->',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' \u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'vbscript:msgbox(1)',
  'blob:https://refusing.example/1',
  'https://evil.example/item/1',
  'https://refusing.example.evil.example/item/1',
  'https://refusing.example@evil.example/item/1',
  'https://refus\u0456ng.example/item/1',
  '//evil.example/item/1',
  'http://169.254.169.254/latest/meta-data',
  'http://[::1]:4000/',
];
const words = [
  'Sony WH-1000XM5 wireless headphones, black',
  '\u0421ony WH-1000XM5',
  'a\0b',
  '\ud800',
  '\udfff\ud83d',
  '\u202Eevil',
  '\ufeff',
  '',
  ' ',
  'x'.repeat(900),
  '💥'.repeat(90),
  '__proto__',
  'constructor',
  "'; drop table offers; --",
  '%00%ff%',
  '\\u0000',
];
const prices = [
  '0',
  '-1',
  '-299.00',
  '0.00000001',
  '0.01',
  '1',
  '1e309',
  '1e-400',
  'NaN',
  'Infinity',
  '9007199254740993',
  '99999999999999999999999999',
  '1,00.00,0',
  '٣٤',
  '€€€',
  '299.00 EUR 1.00 USD',
  '0x10',
];

const text = fc.oneof(
  fc.constantFrom(...scripts),
  fc.constantFrom(...words),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const price = fc.oneof(
  fc.constantFrom<unknown>(...prices),
  fc.double(),
  fc.integer(),
  fc.constantFrom<unknown>(null, {}, []),
);
const currency = fc.constantFrom('EUR', 'eur', 'USD', 'XXX', '€', '<b>', '', 'JPY', 'KWD');
const link = fc.oneof(
  text,
  fc.constantFrom(attackedLink, `${attackedLink}?v=1`, '/item/2', 'https://www.refusing.example/item/1'),
);

const offer = fc.record({
  '@type': fc.constantFrom('Offer', 'AggregateOffer', '__proto__'),
  price,
  lowPrice: price,
  priceCurrency: currency,
  url: link,
  availability: fc.oneof(text, fc.constant('https://schema.org/InStock')),
  seller: fc.record({ '@type': fc.constant('Organization'), name: text }),
});
const thing = fc.record(
  {
    '@type': fc.constantFrom<unknown>('Product', ['Product', 'Thing'], 'ProductGroup', 'Offer', '__proto__'),
    '@id': fc.constantFrom('#a', '#b', attackedLink),
    name: text,
    brand: fc.oneof(text, fc.record({ '@id': fc.constantFrom('#a', '#b') })),
    sku: text,
    mpn: text,
    gtin13: fc.oneof(text, fc.constant('4548736132580')),
    color: text,
    category: text,
    description: text,
    url: link,
    image: fc.oneof(link, fc.array(link, { maxLength: 3 }), fc.record({ url: link })),
    offers: fc.oneof(offer, fc.array(offer, { maxLength: 3 })),
    additionalProperty: fc.array(
      fc.record({ '@type': fc.constant('PropertyValue'), name: text, value: text }),
      {
        maxLength: 3,
      },
    ),
    hasVariant: fc.array(
      fc.record({ name: text, sku: text, color: text, image: link, url: link, offers: offer }),
      {
        maxLength: 3,
      },
    ),
    isVariantOf: fc.record({ '@id': fc.constantFrom('#a', '#b') }),
  },
  { requiredKeys: ['@type', 'name'] },
);

const deep = fc
  .record({
    depth: fc.oneof({ weight: 40, arbitrary: fc.constant(30) }, { weight: 1, arbitrary: fc.constant(3_000) }),
    inner: thing,
  })
  .map(({ depth, inner }) => `${'{"@graph":['.repeat(depth)}${JSON.stringify(inner)}${']}'.repeat(depth)}`);
const polluting = fc.constantFrom(
  '{"@type":"Product","__proto__":{"name":"polluted","polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  '{"@type":"Product","name":"Thing","additionalProperty":[{"name":"__proto__","value":"polluted"}],"__proto__":{"polluted":true}}',
);
const jsonLd = fc
  .oneof(
    thing.map((each) => JSON.stringify(each)),
    deep,
    polluting,
  )
  .map((json) => `<script type="application/ld+json">${json}</script>`);

const attribute = (value: string) => value.replaceAll('"', '&quot;');
const head = fc
  .record({
    title: text,
    site: text,
    image: link,
    canonical: link,
    amount: price,
    code: currency,
    type: text,
  })
  .map(
    ({ title, site, image, canonical, amount, code, type }) =>
      `<title>${title}</title><link rel="canonical" href="${attribute(canonical)}">
      <meta property="og:type" content="product"><meta property="og:title" content="${attribute(title)}">
      <meta property="og:site_name" content="${attribute(site)}"><meta property="og:image" content="${attribute(image)}">
      <meta property="og:url" content="${attribute(canonical)}"><meta property="product:price:amount" content="${attribute(String(amount))}">
      <meta property="product:price:currency" content="${attribute(code)}"><meta name="${attribute(type)}" content="${attribute(type)}">`,
  );
const microdata = fc
  .record({
    name: text,
    amount: price,
    code: currency,
    image: link,
    brand: text,
    levels: fc.oneof({ weight: 60, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(600) }),
  })
  .map(
    ({ name, amount, code, image, brand, levels }) =>
      `${'<div>'.repeat(levels)}<div itemscope itemtype="https://schema.org/Product" itemref="x" id="x"><h1 itemprop="name">${name}</h1>
      <i itemprop="brand">${brand}</i><img itemprop="image" src="${attribute(image)}"><div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
      <b itemprop="price" content="${attribute(String(amount))}">${String(amount)}</b><i itemprop="priceCurrency" content="${attribute(code)}"></i></div>`,
  );
const printed = fc
  .record({ name: text, amount: price })
  .map(
    ({ name, amount }) =>
      `<h1>${name}</h1><!-- <b>€1.00</b> --><b>€${String(amount)}</b><del>€9999</del><button>Add to cart</button>`,
  );
const noise = fc.oneof(
  text,
  fc.constantFrom('<!--', '-->', '</body>', '<![CDATA[', '<template>', '</', '\0'),
);

const wholePage = fc
  .record({
    head,
    scripts: fc.array(jsonLd, { maxLength: 2 }),
    body: fc.array(fc.oneof(microdata, printed, noise)),
  })
  .map((page) => `<html><head>${page.head}${page.scripts.join('')}</head><body>${page.body.join('')}`);

export const hostileCaptures: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: head },
  { weight: 8, arbitrary: jsonLd },
  { weight: 4, arbitrary: microdata },
  { weight: 2, arbitrary: printed },
  { weight: 1, arbitrary: noise },
  { weight: 1, arbitrary: wholePage },
);
