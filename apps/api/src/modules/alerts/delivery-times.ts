import type { NotificationTimesRow } from '@pricehunt/storage';

type Times = Pick<NotificationTimesRow, 'timeZone' | 'quietFrom' | 'quietUntil' | 'digestAt'>;

const minuteMs = 60_000;
const minutesOfDay = 24 * 60;

/** The end of the quiet hours that the moment is in; null if it isn't. From and until are equal for none. */
export function quietEnd({ timeZone, quietFrom, quietUntil }: Times, now: Date): Date | null {
  if (quietFrom === null || quietUntil === null) return null;
  const [from, until] = [minuteOf(quietFrom), minuteOf(quietUntil)];
  const sinceFrom = cyclic(minuteAt(timeZone, now) - from);
  return sinceFrom < cyclic(until - from) ? nextAt(timeZone, until, now) : null;
}

/** The next time for the daily digest, always after the moment; null without a digest. */
export function nextDigest({ timeZone, digestAt }: Times, now: Date): Date | null {
  return digestAt === null ? null : nextAt(timeZone, minuteOf(digestAt), now);
}

/** The next moment with this minute of the day on the clocks of the time zone, also when they change in between. */
function nextAt(timeZone: string, minute: number, now: Date): Date {
  const startMs = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const wait = cyclic(minute - minuteAt(timeZone, now)) || minutesOfDay;
  const first = new Date(startMs + wait * minuteMs);
  const shift = nearest(minute - minuteAt(timeZone, first));
  const corrected = new Date(first.getTime() + shift * minuteMs);
  // A time that the clocks skip has no moment: it is due when they have skipped it.
  return minuteAt(timeZone, corrected) === minute && corrected > now ? corrected : first;
}

function minuteAt(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
  return minuteOf(parts);
}

function minuteOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

function cyclic(minutes: number): number {
  return ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay;
}

/** Between half a day back and half a day ahead. */
function nearest(minutes: number): number {
  const ahead = cyclic(minutes);
  return ahead > minutesOfDay / 2 ? ahead - minutesOfDay : ahead;
}
