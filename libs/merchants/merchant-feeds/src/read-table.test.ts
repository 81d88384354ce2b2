import { readTable } from './read-table';

const isHeader = (cells: readonly string[]) => cells.includes('name');

it.each([
  ['commas', 'name,price\r\n"Kettle, blue",19.90\r\n'],
  ['semicolons after a byte order mark', '\uFEFFname;price\n"Kettle, blue";19.90\n\n'],
  ['tabs', 'name\tprice\nKettle, blue\t19.90'],
])('splits a table with %s', (_what, text) => {
  const table = readTable(text, isHeader);

  expect(table?.header).toEqual(['name', 'price']);
  expect(table?.rows).toEqual([expect.objectContaining({ line: 2, cells: ['Kettle, blue', '19.90'] })]);
});

it('returns null for a text without such a header', () => {
  expect(readTable('https://oak.example/tray\nhttps://oak.example/kettle', isHeader)).toBeNull();
});
