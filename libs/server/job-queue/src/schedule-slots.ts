/** Five cron fields in UTC (numbers, `*`, lists, ranges and steps; Sunday is 0 or 7), or an interval counted from 1970. */
export type ScheduleTimes = string | { readonly everyMs: number };

/** The latest slot at most `backMs` before `now` (milliseconds since 1970), or null. Throws for invalid cron text. */
export function latestSlot(when: ScheduleTimes, now: number, backMs: number): number | null {
  if (typeof when !== 'string') {
    const slot = Math.floor(now / when.everyMs) * when.everyMs;
    return now - slot <= backMs ? slot : null;
  }
  const matches = cronMatcher(when);
  for (let slot = Math.floor(now / minuteMs) * minuteMs; now - slot <= backMs; slot -= minuteMs) {
    if (matches(new Date(slot))) return slot;
  }
  return null;
}

/** Throws at startup rather than at the first slot. */
export function assertReadable(when: ScheduleTimes): void {
  if (typeof when === 'string') cronMatcher(when);
  else if (!Number.isFinite(when.everyMs) || when.everyMs < 1000) {
    throw new Error('a schedule cannot come round more often than every second');
  }
}

const minuteMs = 60_000;
const fieldBounds = [
  { name: 'minute', from: 0, to: 59 },
  { name: 'hour', from: 0, to: 23 },
  { name: 'day of month', from: 1, to: 31 },
  { name: 'month', from: 1, to: 12 },
  { name: 'day of week', from: 0, to: 7 },
] as const;

function cronMatcher(cron: string): (time: Date) => boolean {
  const fields = cron.trim().split(/\s+/);
  if (fields.length !== fieldBounds.length) throw new Error(`a schedule has five fields: ${cron}`);
  const [minutes, hours, days, months, weekdays] = fieldBounds.map((bounds, place) =>
    numbersOf(fields[place] ?? '', bounds),
  );
  const isAnyDay = fields[2] === '*';
  const isAnyWeekday = fields[4] === '*';
  return (time) => {
    const isDay = days?.has(time.getUTCDate()) === true;
    const weekday = time.getUTCDay();
    const isWeekday = weekdays?.has(weekday) === true || (weekday === 0 && weekdays?.has(7) === true);
    // As in cron, either day field is enough when both are given.
    const isToday = isAnyDay || isAnyWeekday ? isDay && isWeekday : isDay || isWeekday;
    return (
      minutes?.has(time.getUTCMinutes()) === true &&
      hours?.has(time.getUTCHours()) === true &&
      months?.has(time.getUTCMonth() + 1) === true &&
      isToday
    );
  };
}

function numbersOf(field: string, bounds: (typeof fieldBounds)[number]): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (const part of field.split(',')) {
    const read = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part);
    if (read === null) throw new Error(`the ${bounds.name} of a schedule cannot be read: ${field}`);
    const [, first, last, step] = read;
    const from = first === undefined ? bounds.from : Number(first);
    const opened = first === undefined || (step !== undefined && last === undefined) ? bounds.to : from;
    const to = last === undefined ? opened : Number(last);
    const by = step === undefined ? 1 : Number(step);
    if (from < bounds.from || to > bounds.to || from > to || by < 1) {
      throw new Error(`the ${bounds.name} of a schedule is out of bounds: ${field}`);
    }
    for (let number = from; number <= to; number += by) numbers.add(number);
  }
  return numbers;
}
