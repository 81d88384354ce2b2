/** How many entries a page of a list of the admin console has. */
export const adminPageSize = 50;

/** A page and the cursor of the next, out of rows that were read one further than the page. */
export function pageOf<Row>(
  rows: readonly Row[],
  cursorOf: (row: Row) => string,
  size = adminPageSize,
): { readonly page: readonly Row[]; readonly nextCursor: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > size && last !== undefined ? cursorOf(last) : null };
}

/** The text that was looked for; null for none. */
export function findTextOf(query: string | undefined): string | null {
  return query === undefined || query === '' ? null : query;
}
