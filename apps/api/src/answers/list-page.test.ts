import { partOf } from './list-page';

const rows = ['a', 'b', 'c', 'd', 'e'];
const idOf = (row: string) => row;

describe('a part of a whole list', () => {
  it('is all of it without a limit', () => {
    expect(partOf('letters', rows, idOf, {})).toEqual({ items: rows, nextCursor: null });
  });

  it.each([1, 2, 3, 5, 9])('of at most %s rows leads to the next one until the list ends', (limit) => {
    const read: string[] = [];
    const sizes: number[] = [];
    let cursor: string | undefined;

    do {
      const { items, nextCursor } = partOf('letters', rows, idOf, { cursor, limit });
      read.push(...items);
      sizes.push(items.length);
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);

    expect(read).toEqual(rows);
    expect(Math.max(...sizes)).toBe(Math.min(limit, rows.length));
  });

  it('follows its last row when rows before it were added', () => {
    const { nextCursor } = partOf('letters', rows, idOf, { limit: 2 });

    const next = partOf('letters', ['0', ...rows], idOf, { cursor: nextCursor ?? '', limit: 2 });

    expect(next.items).toEqual(['c', 'd']);
  });

  it('goes on at its place when its last row was removed', () => {
    const { nextCursor } = partOf('letters', rows, idOf, { limit: 2 });

    const next = partOf('letters', ['a', 'x', 'c', 'd'], idOf, { cursor: nextCursor ?? '', limit: 9 });

    expect(next).toEqual({ items: ['c', 'd'], nextCursor: null });
  });

  it('refuses the cursor of another list', () => {
    const { nextCursor } = partOf('letters', rows, idOf, { limit: 2 });

    expect(() => partOf('digits', rows, idOf, { cursor: nextCursor ?? '' })).toThrow(
      'Some fields are invalid',
    );
  });
});
