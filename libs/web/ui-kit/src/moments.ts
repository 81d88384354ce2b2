import { useDisplayLocale, useDisplayTimeZone } from './display-locale';

/** What writes instants (ISO 8601, UTC) for a person, in the time zone and the locale that stand around it. */
export interface MomentWords {
  readonly day: (instant: string) => string;
  readonly time: (instant: string) => string;
  /** Day and time to the minute. */
  readonly moment: (instant: string) => string;
  /** Day and time to the second, for logs. */
  readonly exactMoment: (instant: string) => string;
}

/** Gives what writes moments in the locale that this component stands in. */
export function useMoments(): MomentWords {
  const locale = useDisplayLocale();
  const timeZone = useDisplayTimeZone();
  const writer = (options: Intl.DateTimeFormatOptions) => (instant: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(instant));
  return {
    day: writer({ dateStyle: 'medium' }),
    time: writer({ timeStyle: 'short' }),
    moment: writer({ dateStyle: 'medium', timeStyle: 'short' }),
    exactMoment: writer({ dateStyle: 'short', timeStyle: 'medium' }),
  };
}
