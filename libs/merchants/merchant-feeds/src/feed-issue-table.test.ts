import { gzipSync } from 'node:zlib';
import type { FeedFormat } from './feed-format';
import type { FeedIssueCode } from './feed-issue-table';
import { feedIssueTable, isFeedIssueCode } from './feed-issue-table';
import type { ReadFeedOptions } from './feed-options';
import { codesIn, issuesIn, readingsOf, tableOf } from './testing/feed-of';

type Feed = string | Uint8Array;

const xml = (inside: string) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${inside}</channel></rss>`;
const xmlItem =
  '<item><g:id>1</g:id><title>Lamp</title><link>https://shop.example/?a=1&amp;b=2</link><g:price>15 EUR</g:price></item>';
const deep = `${'<a>'.repeat(40)}${'</a>'.repeat(40)}`;
const bytes = (...list: number[]) => Uint8Array.from(list);
const small = { rowLengthMax: 1_000 };
const gz = gzipSync(Buffer.from(tableOf({}).repeat(50)));

const framed: FeedFormat = {
  kind: 'delimited',
  encoding: 'utf-8',
  delimiter: '|',
  quote: '"',
  newline: '\n',
  headerLine: 1,
  header: ['id', 'title', 'link', 'price'],
  isFramed: true,
};
const shops: ReadFeedOptions = {
  shops: {
    shopOf: ({ shown }) => {
      if (shown === null) return { issue: 'link.no-shop' };
      const { hostname } = new URL(shown);
      return hostname === 'stranger.example' ? { issue: 'link.not-of-feed' } : { domain: hostname };
    },
    readDeepLink: (link) =>
      link.startsWith('https://network.example/')
        ? { link, target: new URL(link).searchParams.get('to') }
        : null,
  },
};

const woocommerceTable = [
  'ID,Type,SKU,Name,Published,"Regular price",Images',
  '44,simple,tee,"V-Neck T-Shirt",-1,18,https://shop.example/tee.jpg',
].join('\n');

const faults: Readonly<Record<FeedIssueCode, readonly [Feed, ReadFeedOptions?]>> = {
  'file.empty': [''],
  'file.unknown-format': [bytes(0, 1, 2, 3, 4, 5, 6, 7)],
  'file.web-page': ['<!DOCTYPE html><html><body>Log in</body></html>'],
  'file.spreadsheet': [bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1)],
  'file.archive': [bytes(0x50, 0x4b, 0x03, 0x04, 0x14, 0)],
  'file.gzip-damaged': [gz.subarray(0, gz.length - 20)],
  'file.too-large': [tableOf({}), { limits: { bytesMax: 100 } }],
  'file.too-many-rows': [tableOf({}, { id: '2' }), { limits: { rowsMax: 1 } }],
  'file.too-damaged': [
    `id,title,link,price\n${'1,"lamp,x,1\n'.repeat(9)}`,
    { limits: { ...small, faultsMax: 3 } },
  ],
  'file.cut-off': ['HDR|1|Shop|2026-11-23\n1|Lamp|https://shop.example/1|15 EUR\n', { format: framed }],
  'file.no-items': ['id,title,link,price\n'],
  'header.missing': ['lamp,15,black\nchair,20,red\n'],
  'header.required-missing': [tableOf({ price: null })],
  'header.duplicated': [tableOf({ 'product url': 'https://shop.example/other' })],
  'header.unknown-column': [tableOf({ shelf: '7' })],
  'header.too-many-columns': [tableOf({}), { limits: { columnsMax: 8 } }],
  'row.too-long': [tableOf({ description: 'x'.repeat(2_000) }), { limits: small }],
  'row.too-many-columns': [
    'id,title,link,price\n1,Lamp,https://shop.example/,15,00 EUR\n',
    { defaults: { currency: 'EUR' } },
  ],
  'row.too-few-columns': ['id,title,link,price,brand\n1,Lamp,https://shop.example/,15 EUR\n'],
  'row.unclosed-quote': ['id,title,link,price\n1,"Lamp,https://shop.example/,15 EUR\n'],
  'row.stray-quote': ['id,title,link,price\n1,"15" screen",https://shop.example/,15 EUR\n'],
  'row.not-an-object': ['[1]'],
  'json.malformed': ['[{"id": 1, "title": lamp}]'],
  'xml.malformed': [xml(`${xmlItem}<item><g:id>2</g:title></item>`)],
  'xml.stray-ampersand': [xml(xmlItem.replace('&amp;', '&'))],
  'xml.doctype-ignored': [`<!DOCTYPE rss [<!ENTITY a "b">]>${xml(xmlItem)}`],
  'xml.too-deep': [xml(deep)],
  'text.bad-encoding': [
    Buffer.concat([Buffer.from(`${tableOf({})}\n`), bytes(0x32, 0xff, 0x09)]),
    { hints: { contentType: 'text/csv; charset=utf-8' } },
  ],
  'text.double-encoded': [tableOf({ title: 'GrÃ¼ne Lampe' })],
  'text.control-characters': [tableOf({ title: 'Lamp\u0007 green' })],
  'id.missing': [tableOf({ id: '' })],
  'id.too-long': [tableOf({ id: 'x'.repeat(101) })],
  'id.duplicate': [tableOf({}, {})],
  'title.missing': [tableOf({ title: '' })],
  'title.too-long': [tableOf({ title: 'lamp '.repeat(40) })],
  'title.all-capitals': [tableOf({ title: 'VERY GREEN DESK LAMP' })],
  'title.promotional': [tableOf({ title: 'Lamp, free shipping' })],
  'title.markup': [tableOf({ title: '<b>Lamp</b> &amp; bulb' })],
  'description.missing': [tableOf({ description: '' })],
  'description.too-long': [tableOf({ description: 'lamp '.repeat(1_100) })],
  'description.markup': [tableOf({ description: '<p>A lamp</p>' })],
  'link.missing': [tableOf({ link: '' })],
  'link.not-http': [tableOf({ link: 'javascript:alert(1)' })],
  'link.other-domain': [tableOf({ link: 'https://notshop.example/' }), { storeDomains: ['shop.example'] }],
  'link.unknown-network': [
    tableOf({ link: 'https://www.awin1.com/cread.php?ued=https%3A%2F%2Fshop.example%2F' }),
    shops,
  ],
  'link.other-shop': [tableOf({ tracked_link: 'https://network.example/?to=https://evil.example/' }), shops],
  'link.no-shop': [tableOf({ link: 'https://network.example/?p=1' }), shops],
  'link.not-of-feed': [tableOf({ link: 'https://stranger.example/lamp' }), shops],
  'link.too-long': [tableOf({ link: `https://shop.example/${'x'.repeat(2_000)}` })],
  'canonical-link.not-http': [tableOf({ canonical_link: '/lamp' })],
  'image.missing': [tableOf({ image_link: '' })],
  'image.not-http': [tableOf({ image_link: 'lamp.jpg' })],
  'image.too-many': [tableOf({ additional_image_link: manyImages() })],
  'price.missing': [tableOf({ price: '' })],
  'price.unreadable': [tableOf({ price: 'ask us' })],
  'price.ambiguous': [tableOf({ price: '1.299 EUR' })],
  'price.currency-missing': [tableOf({ price: '15.00' })],
  'price.currency-mismatch': [tableOf({}), { defaults: { currency: 'USD' } }],
  'price.negative': [tableOf({ price: '-15.00 EUR' })],
  'price.zero': [tableOf({ price: '0.00 EUR' })],
  'sale-price.unreadable': [tableOf({ sale_price: 'less' })],
  'sale-price.not-below-price': [tableOf({ sale_price: '15.00 EUR' })],
  'sale-price.currency-mismatch': [tableOf({ sale_price: '12.00 USD' })],
  'sale-date.malformed': [tableOf({ sale_price: '12 EUR', sale_price_effective_date: 'next week' })],
  'availability.missing': [tableOf({ availability: '' })],
  'availability.unknown': [tableOf({ availability: 'perhaps' })],
  'availability.date-missing': [tableOf({ availability: 'preorder' })],
  'condition.unknown': [tableOf({ condition: 'shiny' })],
  'gtin.check-digit': [tableOf({ gtin: '4006381333932' })],
  'gtin.length': [tableOf({ gtin: '12345' })],
  'gtin.reserved': [tableOf({ gtin: '2000000000008' })],
  'gtin.scientific': [tableOf({ gtin: '4,00638E+12' })],
  'gtin.padded': [tableOf({ gtin: '36000291452' })],
  'gtin.too-many': [tableOf({ gtin: manyGtins() })],
  'identifiers.missing': [tableOf({ gtin: '', brand: '' })],
  'shipping.unreadable': [tableOf({ shipping: 'DE:::soon' })],
  'free-shipping.unreadable': [tableOf({ free_shipping_threshold: 'DE:some' })],
  'weight.unreadable': [tableOf({ shipping_weight: '3' })],
  'tax.unreadable': [tableOf({ tax: 'DE::19:yes' })],
  'cost.unreadable': [tableOf({ cost_of_goods_sold: 'secret' })],
  'multipack.unreadable': [tableOf({ multipack: 'some' })],
  'date.malformed': [tableOf({ expiration_date: '2026-02-30' })],
  'header.mapped-missing': [tableOf({}), { mapping: [{ column: 'Preis', attribute: 'price' }] }],
  'item.not-published': [woocommerceTable],
  'price.lowest-of-variants': [
    JSON.stringify([
      {
        id: 7,
        type: 'variable',
        status: 'publish',
        name: 'Tee',
        regular_price: '',
        price: '15.00',
        permalink: 'https://shop.example/tee',
        stock_status: 'instock',
        variations: [8, 9],
      },
    ]),
    { defaults: { currency: 'EUR' } },
  ],
  'item.expired': [tableOf({ expiration_date: '2026-01-01' }), { nowMs: Date.UTC(2026, 5, 1) }],
};

function manyImages(): string {
  return Array.from({ length: 11 }, (_, index) => `https://shop.example/${index}.jpg`).join(',');
}

function manyGtins(): string {
  return [
    '9780306406157,9780306406164,9780306406171,9780306406188,9780306406195,9780306406201',
    '9780306406218,9780306406225,9780306406232,9780306406249,9780306406256',
  ].join(',');
}

const codes = Object.keys(feedIssueTable).filter(isFeedIssueCode);

it('removes invisible and direction characters from a title and reports it', async () => {
  const readings = await readingsOf(tableOf({ title: 'Sony \u202eexe.gpj\u2069' }));

  expect(readings).toContainEqual(
    expect.objectContaining({ kind: 'item', item: expect.objectContaining({ title: 'Sony exe.gpj' }) }),
  );
  expect(issuesIn(readings).map(({ code }) => code)).toContain('text.control-characters');
});

it.each(codes)('reports %s with its weight, a sentence and a hint', async (code) => {
  const [feed, options] = faults[code];

  const readings = await readingsOf(feed, options);

  const issue = issuesIn(readings).find((one) => one.code === code);
  expect(issue).toMatchObject(feedIssueTable[code]);
});

it.each(codes.filter((code) => feedIssueTable[code].severity !== 'error'))(
  'accepts an item with %s',
  async (code) => {
    const [feed, options] = faults[code];

    const readings = await readingsOf(feed, options);

    expect(readings).toContainEqual(expect.objectContaining({ kind: 'item' }));
  },
);

it.each(
  codes.filter(
    (code) => feedIssueTable[code].severity === 'error' && !/^(?:file|header|xml.too-deep)/.test(code),
  ),
)('rejects a row with %s and reports no other error', async (code) => {
  const [feed, options] = faults[code];

  const readings = await readingsOf(feed, options);

  const rejected = readings.filter((reading) => reading.kind === 'rejected');
  const errors = issuesIn(rejected).filter((issue) => issue.severity === 'error');
  expect(rejected).toHaveLength(1);
  expect(errors.map((issue) => issue.code)).toEqual([code]);
});

it('reports nothing for a valid feed', async () => {
  const readings = await readingsOf(tableOf({}), {
    storeDomains: ['shop.example'],
    defaults: { country: 'DE' },
  });

  expect(codesIn(readings)).toEqual([]);
});

it('recognises only its own codes', () => {
  expect([isFeedIssueCode('gtin.length'), isFeedIssueCode('toString')]).toEqual([true, false]);
});
