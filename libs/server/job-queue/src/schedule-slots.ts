import { Cron } from 'croner';

/** Five cron fields in UTC (numbers, `*`, lists, ranges and steps; Sunday is 0 or 7), or an interval counted from 1970. */
export type ScheduleTimes = string | { readonly everyMs: number };

/** Returns the latest slot at most `backMs` before `now` (milliseconds since 1970), or null. */
export type LatestSlot = (now: number, backMs: number) => number | null;

/** Throws for an invalid schedule: at startup rather than at the first slot. */
export function readSchedule(when: ScheduleTimes): LatestSlot {
  const latest = typeof when === 'string' ? readCron(when) : readInterval(when.everyMs);
  return (now, backMs) => {
    const slot = latest(now);
    return slot !== null && now - slot <= backMs ? slot : null;
  };
}

function readInterval(everyMs: number): (now: number) => number {
  if (!Number.isFinite(everyMs) || everyMs < 1000) {
    throw new Error('a schedule cannot come round more often than every second');
  }
  return (now) => Math.floor(now / everyMs) * everyMs;
}

/** Runs begin with a minute, so each minute is looked up once. */
function readCron(text: string): (now: number) => number | null {
  const cron = parsedCron(text);
  let known = { minute: Number.NaN, run: null as number | null };
  return (now) => {
    const minute = Math.floor(now / 60_000);
    if (minute !== known.minute) {
      const [run] = cron.previousRuns(1, new Date(minute * 60_000 + 1000));
      known = { minute, run: run?.getTime() ?? null };
    }
    return known.run;
  };
}

function parsedCron(text: string): Cron {
  try {
    return new Cron(text, { timezone: 'UTC', mode: '5-part', sloppyRanges: true });
  } catch (cause) {
    throw new Error(`the schedule ${text} cannot be read: ${String(cause)}`, { cause });
  }
}
