import * as z from 'zod/mini';
import { cursorOf as cursorTo, readCursor } from './list-cursor';

export const adminPageSize = 50;

/** Expects one row more than the page, to know whether there is a next one. */
export function pageOf<Row>(
  rows: readonly Row[],
  cursorOf: (row: Row) => string,
  size = adminPageSize,
): { readonly page: readonly Row[]; readonly nextCursor: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > size && last !== undefined ? cursorOf(last) : null };
}

const partPlaceSchema = z.object({ id: z.string(), place: z.int() });

/** The requested part of a whole list (`listPartQuery`); all of it without a limit. A row that was removed since leaves its place. */
export function partOf<Row>(
  list: string,
  rows: readonly Row[],
  idOf: (row: Row) => string,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit?: number | undefined },
): { readonly items: Row[]; readonly nextCursor: string | null } {
  const after = readCursor(cursor, list, partPlaceSchema);
  const known = after === null ? -1 : rows.findIndex((row) => idOf(row) === after.id);
  const from = after === null ? 0 : known === -1 ? after.place : known + 1;
  const items = rows.slice(from, from + (limit ?? rows.length));
  const last = items.at(-1);
  const end = from + items.length;
  const nextCursor =
    last !== undefined && end < rows.length ? cursorTo(list, { id: idOf(last), place: end }) : null;
  return { items, nextCursor };
}

export function findTextOf(query: string | undefined): string | null {
  return query === undefined || query === '' ? null : query;
}
