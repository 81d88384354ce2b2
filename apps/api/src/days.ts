const dayMs = 24 * 60 * 60_000;

/** The day after a day (YYYY-MM-DD): where a stretch that includes the day ends. */
export function dayAfter(day: string): string {
  return dayOf(Date.parse(day) + dayMs);
}

/** The day in UTC of a moment in milliseconds, so many days back. */
export function dayOf(atMs: number, daysBack = 0): string {
  return new Date(atMs - daysBack * dayMs).toISOString().slice(0, 10);
}

/** How many days there are from one to the other, both included; NaN where one is no day. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}
