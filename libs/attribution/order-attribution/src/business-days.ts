/** Dates (YYYY-MM-DD) in the business's time zone. */
export interface BusinessDays {
  readonly timeZone: string;
  dayOf(at: Date): string;
  /** Days have 23 or 25 hours when clocks change. */
  startOf(day: string): Date;
  /** ISO 8601 with offset, or Z for UTC. */
  written(at: Date): string;
}

const minuteMs = 60_000;
/** Time zone offsets are multiples of this. */
const stepMs = 15 * minuteMs;

/** Throws a RangeError for an unknown time zone. */
export function businessDays(timeZone: string): BusinessDays {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const starts = new Map<string, number>();

  /** The local time as if it were UTC. */
  function wallMs(atMs: number): number {
    if (timeZone === 'UTC') return atMs;
    const parts = new Map(clock.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]));
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  }

  const dayOf = (at: Date) => isoDay(wallMs(at.getTime()));

  function startMs(day: string): number {
    const known = starts.get(day);
    if (known !== undefined) return known;
    // Local midnight is at most 14 hours before and 12 hours after midnight in UTC.
    let before = Date.parse(`${day}T00:00:00.000Z`) - 15 * 60 * minuteMs;
    let within = before + 28 * 60 * minuteMs;
    while (within - before > stepMs) {
      const middle = before + Math.floor((within - before) / stepMs / 2) * stepMs;
      if (dayOf(new Date(middle)) < day) before = middle;
      else within = middle;
    }
    starts.set(day, within);
    return within;
  }

  return {
    timeZone,
    dayOf,
    startOf: (day) => new Date(startMs(day)),
    written: (at) => {
      const whole = Math.floor(at.getTime() / 1000) * 1000;
      const offset = Math.round((wallMs(whole) - whole) / minuteMs);
      if (offset === 0) return at.toISOString();
      const wall = new Date(at.getTime() + offset * minuteMs).toISOString().slice(0, -1);
      const away = Math.abs(offset);
      const two = (value: number) => String(value).padStart(2, '0');
      return `${wall}${offset < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`;
    },
  };
}

/** Accepts negative numbers. */
export function dayAfter(day: string, days: number): string {
  return isoDay(Date.parse(`${day}T00:00:00.000Z`) + days * 24 * 60 * minuteMs);
}

/** Both inclusive. */
export function daysWithin({ from, to }: { readonly from: string; readonly to: string }): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * minuteMs)) + 1;
}

export function isDay(text: string): boolean {
  const atMs = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(atMs) && isoDay(atMs) === text;
}

function isoDay(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}
