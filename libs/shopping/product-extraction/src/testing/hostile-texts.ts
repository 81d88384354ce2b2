import { readGtin, readPrice } from '@pricehunt/offers';
import { canonicalLink, parsePastedLink } from '@pricehunt/product-links';
import { extractProduct } from '../extract-product';

/** A text that repeats one piece, and the function that reads it. */
export interface HostileText {
  readonly name: string;
  readonly write: () => string;
  readonly read: (text: string) => unknown;
}

const piecesOfPages: Readonly<Record<string, string>> = {
  'open tags': '<div>',
  'closing tags that match nothing': '<b></i>',
  'comments without end': '<!--',
  'elements with attributes': '<p class="price-old-price">$1</p>',
  prices: '<span class="price">$1.99</span>',
  'struck prices': '<del>$2</del><ins>$1</ins>',
  'labelled lines': '<tr><td>SKU</td><td>1</td></tr>',
  'nested things': '<div itemscope itemtype="http://schema.org/Product"><i itemprop="name">x</i>',
  'things that refer to themselves':
    '<p id="x" itemscope itemref="x" itemtype="https://schema.org/Product"><b itemprop="name">x</b></p>',
  RDFa: '<div vocab="https://schema.org/" typeof="Product"><b property="name">x</b>',
  'meta tags': '<meta property="og:title" content="Thing"><meta property="product:price:amount" content="1">',
  scripts: '<script type="application/ld+json">{"@type":"Product","name":"x"}</script>',
  'records of visits':
    '<script>dataLayer.push({"ecommerce":{"items":[{"price":1,"item_name":"x"}]}})</script>',
  'attributes with JSON': `<p data-a='{"name":"Other","price":1,"currency":"EUR"}'></p>`,
  'attributes for a price': '<b data-price="1"></b>',
  'two amounts in one element': '<i itemprop="price"><s>2</s> 1</i>',
  'open JSON': '{"a":[',
  'pieces that are no JSON': '{x}',
  'JSON-LD that refers to itself': '{"@id":"#a","@type":"Product","hasVariant":[{"@id":"#a"}]},',
  'titles of other products': '<div><h2>Similar items</h2><p>€5</p></div>',
  'lines like the title': '<div>Desk Lamp</div>',
  'links to the page itself': '<a href="/p/1"><img src="/i.jpg" alt="Thing">Thing $1</a>',
  'buy buttons': '<button>Add to cart</button><p>in stock</p>',
  'codes in a text': 'EAN 4006381333931 SKU: 12 ',
  'open tables': '<table><tr><td>',
  'an attribute without end': '<a b="',
  'one attribute after another': ' a="1"',
  'one word': 'a',
  'one number': '1',
  'one price': '$1,',
  'null characters and halves of others': '\u0000\ud800',
  'no-break spaces': '\u00a0',
  ampersands: '&amp',
};

const piecesOfStates: Readonly<Record<string, string>> = {
  products: '{"name":"Other","price":1,"currency":"EUR"},',
  'products in bare words': "{name:'Other',price:1,currency:'EUR'},",
  'empty records': '{},',
};

const piecesOfTexts = [
  ...['1', '1 ', '1,', '1-', '$', '$1 ', '1 - 2 ', '1万', '+1 55 ', 'jan ', 'free shipping over ', 'EAN '],
  ...[
    'a',
    'a.',
    'www.',
    '-.',
    'https://',
    'https://a.example/?u=',
    '%2F',
    '%',
    '//',
    '?a=1&',
    '#',
    '@',
    ':',
    '[',
    'xn--',
  ],
  ...[' ', '\u00a0', '\u200e', '\u0000', '\ud800', '😀', '\n'],
];

const readersOfTexts: Readonly<Record<string, HostileText['read']>> = {
  price: (text) => readPrice(text, { currency: text }),
  barcode: readGtin,
  'pasted link': parsePastedLink,
  'link of an address': (text) => canonicalLink(`https://www.amazon.com/dp/${text}`),
  link: canonicalLink,
};

/** Each page repeats one piece below a heading. */
export function hostilePages(length: number): readonly HostileText[] {
  const read = (html: string) => extractProduct(html, 'https://shop.example/p/1');
  const pages = Object.entries(piecesOfPages).map(([name, piece]) => {
    const isJson = piece.startsWith('{');
    const prefix = isJson ? '<h1>Thing</h1><script type="application/ld+json">' : '<h1>Thing</h1>';
    return { name, write: () => prefix + piece.repeat(length / piece.length), read };
  });
  const states = Object.entries(piecesOfStates).map(([name, piece]) => ({
    name: `a state with ${name}`,
    write: () => `<h1>Thing</h1><script>state=[${piece.repeat(length / piece.length)}0]</script>`,
    read,
  }));
  const record = `{${Array.from({ length: 60 }, (_, place) => `"f${place}":0`).join()},"name":0,"price":0},`;
  const payload = {
    name: 'a payload whose records all refer to one',
    write: () =>
      `<h1>Thing</h1><script id="__NUXT_DATA__" type="application/json">[${record.repeat(length / record.length)}0]</script>`,
    read,
  };
  return [...pages, ...states, payload];
}

export function hostileTexts(length: number): readonly HostileText[] {
  return Object.entries(readersOfTexts).flatMap(([reader, read]) =>
    piecesOfTexts.map((piece) => {
      const name = `${reader} of ${JSON.stringify(piece)}`;
      return { name, write: () => piece.repeat(length / piece.length), read };
    }),
  );
}
