const dateShape =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** Parses ISO 8601 and returns UTC. Without an offset, UTC is assumed. Returns null for invalid dates. */
export function readDate(text: string): string | null {
  const match = dateShape.exec(text.trim());
  if (match === null) return null;
  const [, year, month, day, hour = '0', minute = '0', second = '0', offset = 'Z'] = match;
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second)];
  const midnight = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isOnCalendar = midnight.getUTCMonth() === Number(month) - 1 && midnight.getUTCDate() === Number(day);
  if (!isOnCalendar || Number(year) < 1000 || hours > 24 || minutes > 59 || seconds > 60) return null;
  const timeMs = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return new Date(midnight.getTime() + timeMs - offsetMs(offset)).toISOString();
}

/** Parses two dates joined by a slash. Returns null unless the end is after the start. */
export function readDateWindow(text: string): { readonly startsAt: string; readonly endsAt: string } | null {
  const [first = '', second = '', ...more] = text.split('/');
  const startsAt = readDate(first);
  const endsAt = readDate(second);
  if (startsAt === null || endsAt === null || more.length > 0) return null;
  return Date.parse(startsAt) < Date.parse(endsAt) ? { startsAt, endsAt } : null;
}

function offsetMs(offset: string): number {
  if (offset.toUpperCase() === 'Z') return 0;
  const digits = offset.slice(1).replace(':', '').padEnd(4, '0');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  return (offset.startsWith('-') ? -minutes : minutes) * 60_000;
}
