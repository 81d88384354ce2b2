import { dayMs } from '@pricehunt/offers';
import { useDisplayLocale } from '@pricehunt/ui-kit';
import { useBusiness } from '../business/use-business';
import { useMessages } from '../messages/use-messages';

export type Interval = 'hour' | 'day' | 'week';

export const intervalMs: Readonly<Record<Interval, number>> = {
  hour: 3_600_000,
  day: dayMs,
  week: 604_800_000,
};

/** Formats an interval by its start in the business's time zone. */
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
