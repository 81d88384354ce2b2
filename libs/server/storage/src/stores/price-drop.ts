/** One price of one offer, as the calculations here need it. */
export interface PricePoint {
  /** UTC day. */
  readonly day: string;
  /** ISO 8601 in UTC. */
  readonly observedAt: string;
  readonly priceMinor: number;
  readonly currency: string;
}

/** How an offer's present price compares with its own month before. */
export interface DropFound {
  readonly previousMinor: number;
  readonly basisPoints: number;
  /** When the present price was first seen. */
  readonly since: string;
}

const windowDays = 30;

/**
 * The drop of an offer, or null. Its present price has to be under every price of the 30 days before it, the one in force
 * when they began included, and some price has to have held over a midnight: a price put up for an hour is no price to fall
 * from. `points` are the offer's observations, oldest first.
 */
export function findDrop(points: readonly PricePoint[], currency: string): DropFound | null {
  const own = points.filter((point) => point.currency === currency);
  const present = own.at(-1);
  if (present === undefined) return null;
  const otherBefore = own.findLastIndex((point) => point.priceMinor !== present.priceMinor);
  const begin = own[otherBefore + 1] ?? present;
  const fromDay = dayAfter(begin.day, -windowDays);
  const before = own.slice(0, otherBefore + 1);
  const inForce = before.findLastIndex((point) => point.day < fromDay);
  const window = before.slice(Math.max(0, inForce));
  const days = pricesByDay(window, fromDay, begin.day);
  if (days.length === 0) return null;
  const lowest = Math.min(...window.map((point) => point.priceMinor));
  if (present.priceMinor >= lowest) return null;
  const previousMinor = medianOf(days);
  const basisPoints = Math.round(((previousMinor - present.priceMinor) / previousMinor) * 10_000);
  return { previousMinor, basisPoints, since: begin.observedAt };
}

/** The price in force at the end of each day from `fromDay` until the day before `untilDay`. */
function pricesByDay(points: readonly PricePoint[], fromDay: string, untilDay: string): readonly number[] {
  const first = points[0];
  if (first === undefined) return [];
  const prices: number[] = [];
  let place = 0;
  for (let day = first.day > fromDay ? first.day : fromDay; day < untilDay; day = dayAfter(day, 1)) {
    while ((points[place + 1]?.day ?? untilDay) <= day) place += 1;
    prices.push(points[place]?.priceMinor ?? first.priceMinor);
  }
  return prices;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? upper;
  return Math.round((upper + lower) / 2);
}

/** The UTC day so many days after this one. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
