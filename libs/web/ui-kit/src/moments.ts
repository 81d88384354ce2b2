import { useDisplayLocale, useDisplayTimeZone } from './display-locale';

/** Formats instants (ISO 8601, UTC) in the current time zone and locale. */
export interface MomentWords {
  readonly day: (instant: string) => string;
  /** Takes YYYY-MM-DD, a day of no time zone. */
  readonly calendarDay: (day: string) => string;
  readonly time: (instant: string) => string;
  /** Date and time to the minute. */
  readonly moment: (instant: string) => string;
  /** Date and time to the second, for logs. */
  readonly exactMoment: (instant: string) => string;
}

export function useMoments(): MomentWords {
  const locale = useDisplayLocale();
  const timeZone = useDisplayTimeZone();
  const writer = (options: Intl.DateTimeFormatOptions) => (instant: string) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(new Date(instant));
  return {
    day: writer({ dateStyle: 'medium' }),
    calendarDay: writer({ dateStyle: 'medium', timeZone: 'UTC' }),
    time: writer({ timeStyle: 'short' }),
    moment: writer({ dateStyle: 'medium', timeStyle: 'short' }),
    exactMoment: writer({ dateStyle: 'short', timeStyle: 'medium' }),
  };
}
