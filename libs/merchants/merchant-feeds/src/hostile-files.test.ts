import type { ReadFeedOptions } from './feed-options';
import { readingsOf, tableOf } from './testing/feed-of';

const long = 250_000;
/** Ten times the slowest file; quadratic time would take a minute. */
const cpuMsMax = 10_000;
const header = 'id,title,link,price\n';

/** Files designed to cost time or memory must be read about as fast as others. */
it.each<[string, string, ReadFeedOptions]>([
  ['spaces between links', tableOf({ image_link: `https://shop.example/${' '.repeat(long)}x` }), {}],
  ['spaces between charges', tableOf({ shipping: `DE:::1 EUR,${' '.repeat(long)}x` }), {}],
  ['dashes in a price', tableOf({ price: '- '.repeat(long / 2) }), {}],
  ['opened tags', tableOf({ description: '<a '.repeat(long / 3) }), {}],
  ['nested entities', tableOf({ title: `&${'amp;'.repeat(long / 4)}` }), {}],
  ['codes in one cell', tableOf({ gtin: '1,'.repeat(long / 2) }), {}],
  ['quotes that never close', header + '1,"x\n'.repeat(long / 5), {}],
  ['one quote before a long file', `${header}1,"${'x\n'.repeat(long / 5)}`, {}],
  ['columns', `id,title,${'x,'.repeat(long / 2)}\n${','.repeat(long)}`, {}],
  ['attributes of one tag', `<rss><item ${'a="b" '.repeat(long)}></item></rss>`, {}],
  ['a text without end', `<rss><item><title>${'x'.repeat(long * 10)}`, {}],
  ['nested elements', '<rss>'.repeat(long), {}],
  ['ampersands', `<rss><item><title>${'&'.repeat(long)}</title></item></rss>`, {}],
  ['nested arrays', '['.repeat(long), {}],
  ['keys', `[{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join(',')}}]`, {}],
  [
    'variants and images',
    `{"products":[{"handle":"x","body_html":"${'<b>'.repeat(20_000)}","images":[${'{"src":1},'.repeat(9_000)}1],"variants":[${'{},'.repeat(30_000)}1]}]}`,
    {},
  ],
])('reads a file with very many or very long %s in time', async (_, file, options) => {
  const started = process.cpuUsage();

  const readings = await readingsOf(file, options);

  const spent = process.cpuUsage(started);
  expect(readings.at(-1)?.kind).toBe('end');
  expect((spent.user + spent.system) / 1_000).toBeLessThan(cpuMsMax);
});

it('reports an issue once per column, however many values have it', async () => {
  const readings = await readingsOf(tableOf({ gtin: '1,2,3,4', ean: '5' }));

  const faults = readings.flatMap((reading) => (reading.kind === 'item' ? reading.issues : []));
  expect(faults.map(({ code, column }) => [code, column])).toEqual([
    ['gtin.length', 'gtin'],
    ['gtin.length', 'ean'],
    ['identifiers.missing', 'gtin'],
  ]);
});
