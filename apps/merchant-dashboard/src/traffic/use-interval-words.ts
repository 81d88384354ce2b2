import { useDisplayLocale } from '@pricehunt/ui-kit';
import { useBusiness } from '../business/use-business';
import { useMessages } from '../messages/use-messages';

/** The intervals that traffic is told by. */
export type Interval = 'hour' | 'day' | 'week';

/** How long each interval is, in milliseconds. */
export const intervalMs: Readonly<Record<Interval, number>> = {
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
};

/** Gives what writes an interval by its beginning, in the time zone of the business as it is counted. */
export function useIntervalWords(): (at: string, interval: Interval) => string {
  const { period: words } = useMessages();
  const locale = useDisplayLocale();
  const { timeZone } = useBusiness();
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone });
  const hour = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return (at, interval) => {
    const moment = new Date(at);
    if (interval === 'hour') return hour.format(moment);
    return interval === 'day' ? day.format(moment) : words.week(day.format(moment));
  };
}
