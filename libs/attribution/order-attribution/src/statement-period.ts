/** As YYYY-MM. */
export function monthIn(atMs: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
  }).formatToParts(atMs);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}`;
}

export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${pad(year + 1, 4)}-01` : `${pad(year, 4)}-${pad(number + 1, 2)}`;
}

export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  const last = new Date(Date.parse(`${monthAfter(month)}-01T00:00:00.000Z`) - 1);
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) };
}

/** The order's month in the merchant's time zone, or the first open one after it; never a future month. */
export function statementPeriod(entry: {
  readonly placedAtMs: number;
  readonly nowMs: number;
  readonly timeZone: string;
  /** The latest closed month; null for none. Earlier months are closed too. */
  readonly closedThrough: string | null;
}): string {
  const own = monthIn(Math.min(entry.placedAtMs, entry.nowMs), entry.timeZone);
  if (entry.closedThrough === null || own > entry.closedThrough) return own;
  return monthAfter(entry.closedThrough);
}

function pad(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
