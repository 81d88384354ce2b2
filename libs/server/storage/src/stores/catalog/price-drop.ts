import { dayMs } from '@pricehunt/offers';
export interface PricePoint {
  /** UTC day. */
  readonly day: string;
  readonly observedAt: string;
  readonly priceMinor: number;
  readonly currency: string;
}

/** An offer's current price compared with its previous month. */
export interface DropFound {
  readonly previousMinor: number;
  readonly basisPoints: number;
  readonly since: string;
}

const windowDays = 30;

/** An offer's drop below every price of the previous 30 days, one of which lasted over a midnight, or null. `points` are oldest first. */
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

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
