import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import type { FeedHints } from './feed-options';
import { sniffFeed } from './sniff-feed';

const text = (file: string) => new TextEncoder().encode(file);
const utf16 = (file: string) => Uint8Array.from(Buffer.from(file, 'utf16le'));
const swapped = (bytes: Uint8Array) => Uint8Array.from(Buffer.from(bytes).swap16());
const table = { kind: 'delimited', encoding: 'utf-8', quote: '"', newline: '\n', headerLine: 1 };

it.each([
  ['commas', text('id,title,link\n1,Lamp,https://shop.example/\n'), { ...table, delimiter: ',' }],
  ['semicolons', text('id;title;price\n1;Lamp, green;1,50\n'), { ...table, delimiter: ';' }],
  ['tabs', text('id\ttitle\tlink\n1\tLamp; green, small\t\n'), { ...table, delimiter: '\t' }],
  ['bars', text('id|title|link\n1|Lamp|\n'), { ...table, delimiter: '|' }],
  ['quoted names', text('"id","title","shipping(country,price)"\n'), { ...table, delimiter: ',' }],
  ['apostrophes', text("'id','title','link'\n"), { ...table, delimiter: ',', quote: "'" }],
  ['old line ends', text('id,title\r1,Lamp\r'), { ...table, delimiter: ',', newline: '\r' }],
  ['a line for Excel', text('sep=;\r\nid;title\r\n'), { ...table, delimiter: ';', headerLine: 2 }],
  [
    'an introduction',
    text('Products of Lumo\n\nid,title,link\n'),
    { ...table, delimiter: ',', headerLine: 3 },
  ],
  ['other names', text('SKU,Product Name,Product URL,Price (incl. VAT)\n'), { ...table, delimiter: ',' }],
])('detects a table with %s', (_, bytes, format) => {
  const sniffed = sniffFeed(bytes);

  expect(sniffed).toEqual({ kind: 'known', format });
});

it.each([
  ['a mark of UTF-8', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), text('id,title\n')]), 'utf-8'],
  ['a mark of UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16('id,title\n')]), 'utf-16le'],
  [
    'a mark of big endian',
    Buffer.concat([Buffer.from([0xfe, 0xff]), swapped(utf16('id,title\n'))]),
    'utf-16be',
  ],
  ['UTF-16 without mark', utf16('id,title\n1,Lamp\n'), 'utf-16le'],
  ['big endian without mark', swapped(utf16('id,title\n1,Lamp\n')), 'utf-16be'],
  ['letters of windows-1252', Buffer.from('id,title\n1,Grüne Lampe\n', 'latin1'), 'latin1'],
  ['letters of UTF-8', text('id,title\n1,Grüne Lampe\n'), 'utf-8'],
])('detects the encoding by %s', (_, bytes, encoding) => {
  const sniffed = sniffFeed(bytes);

  expect(sniffed).toMatchObject({ kind: 'known', format: { encoding } });
});

it.each([
  ['<?xml version="1.0"?><rss version="2.0"><channel>', { kind: 'xml' }],
  ['\n<feed xmlns="http://www.w3.org/2005/Atom"><entry>', { kind: 'xml' }],
  ['[{"id":1}]', { kind: 'json', shape: 'array' }],
  ['{"total":1,"items":[{"id":1}]}', { kind: 'json', shape: 'wrapped', listKey: 'items' }],
  ['{"id":1}\n{"id":2}\n', { kind: 'json', shape: 'lines' }],
  ['{"products":[{"handle":"lamp","variants":[{"id":1}]}]}', { kind: 'shopify-json', listKey: 'products' }],
])('recognises %s', (file, format) => {
  const sniffed = sniffFeed(text(file));

  expect(sniffed).toMatchObject({ kind: 'known', format });
});

it.each<[string, Uint8Array, FeedHints]>([
  ['empty', text(' \n'), {}],
  ['web-page', text('<!doctype html><title>Log in</title>'), {}],
  ['other-xml', text('<?xml version="1.0"?><svg></svg>'), {}],
  ['no-header', text('hello world\n'), {}],
  ['gzip', Uint8Array.from(gzipSync('id,title')), {}],
  ['archive', Uint8Array.of(0x50, 0x4b, 3, 4), { fileName: 'feed.zip' }],
  ['spreadsheet', Uint8Array.of(0x50, 0x4b, 3, 4), { fileName: 'feed.XLSX' }],
  ['binary', Uint8Array.of(0x89, 0x50, 0, 1, 2, 3, 4), {}],
])('reports why a file is not a feed: %s', (reason, bytes, hints) => {
  const sniffed = sniffFeed(bytes, hints);

  expect(sniffed).toEqual({ kind: 'unknown', reason });
});

it('never throws, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(['known', 'unknown']).toContain(sniffFeed(bytes).kind);
    }),
  );
});
