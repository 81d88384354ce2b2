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

export function findTextOf(query: string | undefined): string | null {
  return query === undefined || query === '' ? null : query;
}
