import * as fc from 'fast-check';
import { codesIn, issuesIn, itemsOf, lampRow, readingsOf, streamOf } from './testing/feed-of';
import { feedAttributes } from './feed-attributes';
import type { FeedMapping } from './feed-mapping';
import { readColumns } from './read-columns';

const attributes = feedAttributes.filter((attribute) => Object.hasOwn(lampRow, attribute));

function table(columns: readonly string[], rows: readonly (readonly string[])[], delimiter: string): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return [columns, ...rows].map((cells) => cells.map(quoted).join(delimiter)).join('\n');
}

const columnNames = fc.uniqueArray(
  fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'abcäöü zZ_-(/)19') }),
  {
    minLength: attributes.length,
    maxLength: attributes.length,
    selector: (name) => name.trim(),
  },
);

it('reads any table with renamed columns and a mapping as the same items', async () => {
  const original = await itemsOf(table(attributes, [attributes.map((name) => lampRow[name] ?? '')], ','));

  await fc.assert(
    fc.asyncProperty(
      columnNames.filter((names) => names.every((name) => name.trim() !== '')),
      fc.constantFrom(',', ';', '\t', '|'),
      fc.constantFrom('table', 'json'),
      async (names, delimiter, kind) => {
        const row = attributes.map((attribute) => lampRow[attribute] ?? '');
        const mapping = names.map((column, index) => ({ column, attribute: attributes[index] ?? null }));
        const file =
          kind === 'table'
            ? table(names, [row], delimiter)
            : JSON.stringify([Object.fromEntries(names.map((name, index) => [name, row[index]]))]);

        expect(await itemsOf(file, { mapping })).toEqual(original);
      },
    ),
    { numRuns: 60 },
  );
});

describe('a mapping', () => {
  const file = 'Nummer;Bez;Adresse;Brutto;Netto\nL1;Lampe;https://shop.example/l;11,90 EUR;10,00 EUR\n';
  const mapping: FeedMapping = [
    { column: 'Nummer', attribute: 'id' },
    { column: 'Bez', attribute: 'title' },
    { column: 'Adresse', attribute: 'link' },
    { column: 'Brutto', attribute: 'price' },
  ];

  it('reads a table with unusual column names', async () => {
    expect(codesIn(await readingsOf(file))).toEqual(['header.missing']);
    expect(await itemsOf(file, { mapping })).toMatchObject([
      { itemId: 'L1', title: 'Lampe', price: { amountMinor: 1190, currency: 'EUR' } },
    ]);
  });

  it('overrides column names and ignores unused columns', async () => {
    const named = 'id,title,link,price,price_incl_vat\nL1,Lamp,https://shop.example/l,10 EUR,11.90 EUR\n';

    const chosen = await itemsOf(named, { mapping: [{ column: 'price_incl_vat', attribute: 'price' }] });
    const unused = await readingsOf(named, {
      mapping: [
        { column: 'price', attribute: null },
        { column: 'price_incl_vat', attribute: null },
      ],
    });

    expect(chosen[0]?.price).toEqual({ amountMinor: 1190, currency: 'EUR' });
    expect(codesIn(unused)).toContain('price.missing');
  });

  it.each([
    ['a table', file.replace('Brutto', 'Brutto neu')],
    ['a table of which no column is left', 'A;B;C\n1;2;3\n'],
    ['JSON', JSON.stringify([{ Nummer: 'L1', Bez: 'Lampe', Adresse: 'https://shop.example/l' }])],
  ])('names the missing column of %s and marks the reading as incomplete', async (_, changed) => {
    const readings = await readingsOf(changed, { mapping });

    expect(issuesIn(readings)).toContainEqual(
      expect.objectContaining({ code: 'header.mapped-missing', column: 'Brutto' }),
    );
    expect(readings.at(-1)).toMatchObject({ isComplete: false });
  });

  it('reads values at paths in nested JSON', async () => {
    const nested = JSON.stringify([
      {
        no: 'L1',
        text: { de: 'Lampe' },
        go: 'https://shop.example/l',
        cost: { gross: '11.90', unit: 'EUR' },
        pics: [{ big: 'https://shop.example/1.jpg' }, { big: 'https://shop.example/2.jpg' }],
      },
    ]);

    const [item] = await itemsOf(nested, {
      mapping: [
        { column: 'no', attribute: 'id' },
        { column: 'text.de', attribute: 'title' },
        { column: 'go', attribute: 'link' },
        { column: 'cost.gross', attribute: 'price' },
        { column: 'cost.unit', attribute: 'currency' },
        { column: 'pics.big', attribute: 'additional_image_link' },
      ],
    });

    expect(item).toMatchObject({
      itemId: 'L1',
      title: 'Lampe',
      price: { amountMinor: 1190, currency: 'EUR' },
      additionalImageLinks: ['https://shop.example/1.jpg', 'https://shop.example/2.jpg'],
    });
  });
});

describe('readColumns', () => {
  it('lists the columns of any table with samples and recognised attributes', async () => {
    const file = 'Nummer;Title;Brutto\nL1;Lampe;11,90\nL2;Lampe;11,90\n';

    expect(await readColumns(streamOf(file))).toEqual({
      exportName: null,
      columns: [
        { name: 'Nummer', samples: ['L1', 'L2'], attribute: null },
        { name: 'Title', samples: ['Lampe'], attribute: 'title' },
        { name: 'Brutto', samples: ['11,90'], attribute: null },
      ],
    });
  });

  it('lists the paths of a JSON list, and names the program that wrote a file', async () => {
    const json = JSON.stringify([{ no: 1, text: { de: 'Lampe' }, pics: [{ big: 'a' }, { big: 'b' }] }]);
    const awin = 'aw_product_id,merchant_deep_link,search_price\n1,https://shop.example/1,2\n';

    expect(
      (await readColumns(streamOf(json))).columns.map(({ name, samples }) => [name, ...samples]),
    ).toEqual([
      ['no', '1'],
      ['text.de', 'Lampe'],
      ['pics.big', 'a', 'b'],
    ]);
    expect(await readColumns(streamOf(awin))).toMatchObject({
      exportName: 'awin',
      columns: [{ attribute: 'id' }, { attribute: 'link' }, { attribute: 'price' }],
    });
  });

  it.each([
    ['a web page', '<!doctype html><html></html>'],
    ['prose', 'There is no table here.'],
    ['nothing', ''],
  ])('lists nothing for %s', async (_, file) => {
    expect((await readColumns(streamOf(file))).columns).toEqual([]);
  });
});
