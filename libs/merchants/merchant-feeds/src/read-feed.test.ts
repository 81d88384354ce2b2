import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { FeedOptionsInvalid } from './feed-options';
import type { FeedReading } from './feed-reading';
import { readFeed } from './read-feed';
import { codesIn, itemsOf, lampRow, readingsOf, streamOf, tableOf } from './testing/feed-of';

const lamp = {
  itemId: 'lamp-1',
  title: 'Desk lamp with a long arm',
  link: 'https://shop.example/lamp',
  price: { amountMinor: 1500, currency: 'EUR' },
  availability: 'in_stock',
  condition: 'new',
  gtins: ['04006381333931'],
};

const xmlValue = ([name, value]: readonly [string, string]) => `<g:${name}>${value}</g:${name}>`;
const xmlValues = Object.entries(lampRow).map(xmlValue).join('');
const rss = `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title><item>${xmlValues}</item></channel></rss>`;
const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Shop</title><link rel="self" href="https://shop.example/feed"/><entry>${xmlValues.replace(/<g:link>.*<\/g:link>/, '<link href="https://shop.example/lamp"/>')}</entry></feed>`;

it.each([
  ['a TSV', tableOf({})],
  ['RSS', rss],
  ['Atom', atom],
  ['RSS with another prefix', rss.replaceAll('g:', 'goods:').replace('xmlns:g=', 'xmlns:goods=')],
  ['a JSON array', JSON.stringify([lampRow])],
  ['JSON lines', `${JSON.stringify(lampRow)}\n`],
  ['a JSON object', JSON.stringify({ total: 1, products: [lampRow] })],
  ['UTF-16', Uint8Array.from(Buffer.from(`\ufeff${tableOf({})}`, 'utf16le'))],
  ['gzip', Uint8Array.from(gzipSync(rss))],
])('reads %s', async (_, file) => {
  const readings = await readingsOf(file, { storeDomains: ['shop.example'] });

  expect(readings).toEqual([
    { kind: 'item', row: expect.any(Number), item: expect.objectContaining(lamp), issues: [] },
    expect.objectContaining({ kind: 'end', itemCount: 1, isComplete: true }),
  ]);
});

it('creates one item per Shopify variant', async () => {
  const product = {
    id: 7,
    title: 'Shirt',
    handle: 'shirt',
    body_html: '<p>Soft</p>',
    vendor: 'Lumo',
    product_type: 'Clothes',
    options: [{ name: 'Size' }, { name: 'Colour' }],
    images: [{ src: 'https://cdn.example/1.jpg' }, { src: 'https://cdn.example/2.jpg' }],
    variants: [
      {
        id: 71,
        title: 'S / Red',
        option1: 'S',
        option2: 'Red',
        sku: 'SH-S',
        price: '9.90',
        compare_at_price: '12.00',
        available: true,
      },
      {
        id: 72,
        title: 'M / Red',
        option1: 'M',
        option2: 'Red',
        sku: 'SH-M',
        price: '12.00',
        compare_at_price: null,
        available: false,
      },
    ],
  };

  const items = await itemsOf(JSON.stringify({ products: [product] }), {
    defaults: { currency: 'EUR' },
    storeDomains: ['shop.example'],
  });

  expect(items).toMatchObject([
    {
      itemId: '71',
      itemGroupId: '7',
      sku: 'SH-S',
      title: 'Shirt - S / Red',
      description: 'Soft',
      link: 'https://shop.example/products/shirt?variant=71',
      imageLink: 'https://cdn.example/1.jpg',
      additionalImageLinks: ['https://cdn.example/2.jpg'],
      price: { amountMinor: 1200, currency: 'EUR' },
      salePrice: { amountMinor: 990, currency: 'EUR' },
      availability: 'in_stock',
      attributes: { size: 'S', color: 'Red' },
    },
    { itemId: '72', salePrice: null, availability: 'out_of_stock' },
  ]);
});

it('recognises common column names', async () => {
  const file = [
    'SKU;Product Name;Product URL;Image URL;Price_incl_VAT;Currency;Stock;EAN;Manufacturer;Shipping(country:price)',
    'L1;Lamp;https://shop.example/l;https://shop.example/l.jpg;1.299,00;EUR;3;4006381333931;Lumo;DE:4,90 EUR,AT:9,90 EUR',
  ].join('\r\n');

  const [item] = await itemsOf(file);

  expect(item).toMatchObject({
    itemId: 'L1',
    price: { amountMinor: 129900, currency: 'EUR' },
    availability: 'in_stock',
    gtins: ['04006381333931'],
    brand: 'Lumo',
    shipping: [
      { country: 'DE', service: null, price: { amountMinor: 490, currency: 'EUR' } },
      { country: 'AT', service: null, price: { amountMinor: 990, currency: 'EUR' } },
    ],
  });
});

it('counts rows as a spreadsheet does and reports file lines', async () => {
  const file =
    'id,title,link,price\n1,"Lamp\ngreen",https://shop.example/,15 EUR\n\n2,,https://shop.example/,15 EUR\n';

  const readings = await readingsOf(file);

  const rejected = readings.filter((reading) => reading.kind === 'rejected');
  expect(rejected).toMatchObject([
    { row: 4, issues: expect.arrayContaining([expect.objectContaining({ row: 4, line: 5 })]) },
  ]);
});

it('reads a product with another vocabulary only by its own names', async () => {
  const file = rss
    .replace('<rss ', '<rss xmlns:media="http://search.yahoo.com/mrss/" ')
    .replace('<item>', '<item><media:title>Photo</media:title><title>Plain title</title>');

  const [item] = await itemsOf(file);

  expect(item?.title).toBe('Desk lamp with a long arm');
});

it('reads XML links with unescaped ampersands, and CDATA unchanged', async () => {
  const file = rss
    .replace('https://shop.example/lamp<', 'https://shop.example/?a=1&b=2&copy=3<')
    .replace('Desk lamp with a long arm', '<![CDATA[Lamp & bulb]]>');

  const [item] = await itemsOf(file);

  expect([item?.link, item?.title]).toEqual(['https://shop.example/?a=1&b=2&copy=3', 'Lamp & bulb']);
});

it('accepts ampersands in CDATA', async () => {
  const readings = await readingsOf(rss.replace('Desk lamp with a long arm', '<![CDATA[Lamp & bulb]]>'));

  expect(codesIn(readings)).toEqual([]);
});

it('does not expand entities that a document type declares', async () => {
  const file = rss
    .replace('<rss', '<!DOCTYPE rss [<!ENTITY lol "ha"><!ENTITY file SYSTEM "file:///etc/passwd">]><rss')
    .replace('Desk lamp', '&lol; &file; lamp');

  const [item] = await itemsOf(file);

  expect(item?.title).toBe('&lol; &file; lamp with a long arm');
});

it('reads items before and after malformed XML but marks the file as incomplete', async () => {
  const item = (id: string) => `<item>${xmlValues.replace('lamp-1', id)}</item>`;
  const file = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item('1')}<item><g:id>2</title></item>${item('3')}</channel></rss>`;

  const readings = await readingsOf(file);

  expect(readings.flatMap((reading) => (reading.kind === 'item' ? [reading.item.itemId] : []))).toEqual([
    '1',
    '3',
  ]);
  expect(readings.at(-1)).toMatchObject({ kind: 'end', isComplete: false });
});

it.each([
  ['XML', rss.slice(0, -40)],
  ['JSON', JSON.stringify([lampRow, lampRow]).slice(0, -20)],
  ['gzip', Uint8Array.from(gzipSync(rss)).subarray(0, 200)],
])('marks a truncated file of %s as incomplete', async (_, file) => {
  const readings = await readingsOf(file);

  expect(readings.at(-1)).toMatchObject({ kind: 'end', isComplete: false });
});

it('reads the same from any chunking', async () => {
  const files = [
    rss,
    tableOf({ title: 'Grüne "Lampe" 💡' }, {}, { price: '' }),
    JSON.stringify([lampRow, 1, {}]),
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.boolean(),
      fc.integer({ min: 1, max: 200 }),
      async (file, isPacked, cut) => {
        const bytes = isPacked ? Uint8Array.from(gzipSync(file)) : file;

        const readings = await readingsOf(bytes, {}, cut);

        expect(readings).toEqual(await readingsOf(file));
      },
    ),
  );
});

const fragments = fc.constantFrom(
  ...[
    'id,title,link,price\n',
    'id\ttitle\n',
    '"',
    ',',
    '\n',
    '\r',
    '<rss>',
    '<item>',
    '</item>',
    '<g:id>',
    '</g:id>',
    '<![CDATA[',
  ],
  ...[
    ']]>',
    '<!--',
    '&',
    '&amp;',
    '<!DOCTYPE x [',
    '{',
    '}',
    '[',
    ']',
    '"id":',
    '"products":[',
    '\\',
    '1',
    'lamp',
    '\u0000',
    '\ufffd',
  ],
  ...['\ud83d', '-1e999', '<?xml version="1.0" encoding="latin1"?>', 'sep=;\n'],
);

it('never throws and always ends once, whatever the content', async () => {
  const garbage = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.array(fragments, { maxLength: 40 }).map((parts) => new TextEncoder().encode(parts.join(''))),
    fc
      .uint8Array({ maxLength: 50 })
      .map((noise) => Buffer.concat([gzipSync('id,title\n').subarray(0, 15), noise])),
  );
  await fc.assert(
    fc.asyncProperty(garbage, async (bytes) => {
      const readings = await readingsOf(bytes, {
        limits: { rowLengthMax: 50, faultsMax: 3, xmlDepthMax: 3 },
      });

      expect(readings.map(({ kind }) => kind).indexOf('end')).toBe(readings.length - 1);
    }),
    { numRuns: 500 },
  );
});

it('rejects rows with an error and accepts all others', async () => {
  const values = fc.dictionary(
    fc.constantFrom(...Object.keys(lampRow)),
    fc.constantFrom('', 'x', '-1', '0', '<b>', 'http://[', '\u0001'),
  );
  await fc.assert(
    fc.asyncProperty(values, async (changes) => {
      const readings = await readingsOf(JSON.stringify([{ ...lampRow, ...changes }]));

      for (const reading of readings) {
        if (reading.kind !== 'item' && reading.kind !== 'rejected') continue;
        expect(reading.issues.some(({ severity }) => severity === 'error')).toBe(reading.kind === 'rejected');
      }
    }),
  );
});

it('rethrows the source’s errors, compressed or not', async () => {
  const broken = async (head: Uint8Array) => {
    async function* source(): AsyncGenerator<Uint8Array, void> {
      yield head;
      throw new Error('connection reset');
    }
    const readings: FeedReading[] = [];
    for await (const reading of readFeed(source())) readings.push(reading);
  };

  await expect(broken(new TextEncoder().encode('id,title\n'))).rejects.toThrow('connection reset');
  await expect(broken(gzipSync('id,title\n').subarray(0, 12))).rejects.toThrow('connection reset');
});

it.each([
  ['plain', false],
  ['packed', true],
])('closes a %s source when the reader stops early', async (_, isPacked) => {
  const file = tableOf(...Array.from({ length: 5_000 }, (__, index) => ({ id: String(index) })));
  const stream = streamOf(isPacked ? Uint8Array.from(gzipSync(file)) : file, 100);
  let isClosed = false;
  const source: AsyncIterable<Uint8Array> = {
    [Symbol.asyncIterator]: () => ({
      next: () => stream.next(),
      return: () => {
        isClosed = true;
        return stream.return();
      },
    }),
  };

  for await (const reading of readFeed(source)) if (reading.kind === 'item') break;

  expect(isClosed).toBe(true);
});

it('stops decompressing at the limit, however large the content is', async () => {
  const bomb = Uint8Array.from(gzipSync(`id,title\n${'x'.repeat(20_000_000)}`));

  const readings = await readingsOf(bomb, { limits: { bytesMax: 1_000_000 } });

  expect(codesIn(readings)).toContain('file.too-large');
  expect(readings.at(-1)).toMatchObject({ isComplete: false });
});

it.each([
  [{ limits: { rowsMax: 0 } }, 'limits.rowsMax'],
  [{ defaults: { currency: 'XXX' } }, 'defaults.currency'],
  [{ nowMs: Number.NaN }, 'nowMs'],
])('rejects invalid options immediately: %j', (options, option) => {
  expect(() => readFeed(streamOf(''), options)).toThrow(new FeedOptionsInvalid(option));
});
