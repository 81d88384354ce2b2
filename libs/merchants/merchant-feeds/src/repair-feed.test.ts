import * as fc from 'fast-check';
import type { FeedItem } from './feed-item';
import { issuesAsCsv } from './issues-as-csv';
import { readFeed } from './read-feed';
import type { RepairOptions } from './repair-feed';
import { repairFeed } from './repair-feed';
import { codesIn, itemsOf, lampRow, readingsOf, streamOf, tableOf } from './testing/feed-of';

async function joined(lines: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const line of lines) text += line;
  return text;
}

const repaired = (file: string, options?: RepairOptions) =>
  joined(repairFeed(readFeed(streamOf(file)), options));

it('writes prices, codes and words in one format', async () => {
  const file = tableOf({
    price: ' 1.299,00 € ',
    gtin: '36000291452',
    availability: 'In Stock',
    title: '<b>Lamp</b>',
  });

  const [item] = (await repaired(file)).split('\r\n').slice(1);

  expect(item?.split('\t')).toEqual(
    expect.arrayContaining(['1299.00 EUR', '036000291452', 'in_stock', 'Lamp']),
  );
});

it('preserves the scheme of links', async () => {
  const text = await repaired(tableOf({ link: 'http://shop.example/lamp' }));

  expect(text).toContain('\thttp://shop.example/lamp\t');
});

it('writes rejected rows unchanged, with what they need', async () => {
  const text = await repaired(tableOf({ price: 'ask us' }, { id: '2' }));

  const lines = text.split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain('ask us');
  expect(lines[1]).toContain(
    'price.unreadable (price): The price isn’t a valid amount. Write it as 15.00 USD',
  );
  expect(lines[2]?.endsWith('\t')).toBe(true);
});

const words = fc.string({
  unit: fc.constantFrom(
    'a',
    'B',
    'ß',
    ' ',
    ',',
    ';',
    '"',
    "'",
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\n',
    '&',
    '<',
    '💡',
  ),
  maxLength: 12,
});
const rows = fc.array(
  fc.record({
    title: words.map((text) => `L${text}`),
    description: words,
    brand: words,
    color: words,
    custom_label_0: words,
    price: fc.constantFrom('15 EUR', '1.250 KWD', '1500 JPY', '$ 9.90'),
    sale_price: fc.constantFrom('', '0.5'),
    availability: fc.constantFrom(
      'preorder',
      'in stock',
      'available for order',
      'discontinued',
      'perhaps',
      '',
    ),
    condition: fc.constantFrom('', 'used', 'damaged', 'shiny'),
    shipping: fc.constantFrom('', 'DE::Standard:4.90 EUR', 'free', 'AT:::0 EUR,DE:::3 EUR'),
    free_shipping_threshold: fc.constantFrom('', 'DE:29 EUR,US:35.00 USD', '50,00 EUR'),
    shipping_weight: fc.constantFrom('', '1.5 kg', '12 oz'),
    tax: fc.constantFrom('', 'US:CA:8.25:yes'),
    sale_price_effective_date: fc.constantFrom('', '2026-01-01T08:00+0100/2026-02-01'),
    identifier_exists: fc.constantFrom('', 'no'),
    is_bundle: fc.constantFrom('', 'yes'),
    multipack: fc.constantFrom('', '3'),
    additional_image_link: fc.constantFrom('', 'https://shop.example/1,2.jpg,https://shop.example/3.jpg'),
    link: fc.constantFrom('https://shop.example/ä b?x=1', 'http://www.shop.example'),
    expiration_date: fc.constantFrom('', '2027-01-01'),
  }),
  { maxLength: 4 },
);

it('writes a file that reads back to the same items, with nothing left to repair', async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom('\t' as const, ',' as const), async (given, delimiter) => {
      const file = JSON.stringify(given.map((row, index) => ({ ...lampRow, ...row, id: `=${index}` })));
      const items = await itemsOf(file, { defaults: { currency: 'USD' } });

      const text = await repairedIn(file, delimiter);

      const again: readonly FeedItem[] = await itemsOf(text);
      expect(again).toEqual(items);
      expect(
        codesIn(await readingsOf(text)).filter(
          (code) =>
            /missing$|malformed|columns|quote|markup|control/.test(code) &&
            !/^(?:availability|description|identifiers|file)/.test(code),
        ),
      ).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

function repairedIn(file: string, delimiter: '\t' | ','): Promise<string> {
  return joined(repairFeed(readFeed(streamOf(file), { defaults: { currency: 'USD' } }), { delimiter }));
}

it('lists every issue with its place, problem and fix', async () => {
  const file = tableOf({ price: 'ask, us' });

  const csv = await joined(issuesAsCsv(readFeed(streamOf(file))));

  expect(csv.split('\r\n')).toEqual([
    'row,line,item_id,column,severity,code,value,problem,how_to_fix',
    '2,2,lamp-1,price,error,price.unreadable,"ask, us",The price isn’t a valid amount.,"Write it as 15.00 USD, with a decimal point, two decimals and the currency code."',
    '',
  ]);
});

it.each(['=cmd|x', '+1', '-1', '@sum', '\t=1'])('writes no formulas for spreadsheets: %j', async (given) => {
  const file = JSON.stringify([{ ...lampRow, id: `x${given}`, price: given, image_link: given }]);

  const csv = await joined(issuesAsCsv(readFeed(streamOf(file))));

  const starts = csv.match(/(?:^|,|\r\n)"?[=+\-@\t]/g);
  expect(starts).toBeNull();
});
