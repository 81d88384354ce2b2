import type { StatementView } from '@pricehunt/api-contract/commission';
import { useDisplayLocale, useMoments } from '@pricehunt/ui-kit';
import type { StatementWords } from './messages/english';

interface StatementDays {
  /** Takes YYYY-MM, returns the month's name. */
  readonly month: (period: string) => string;
  /** Takes YYYY-MM-DD. */
  readonly calendarDay: (day: string) => string;
  readonly dayIn: (instant: string, timeZone: string) => string;
  /** Basis points as a percentage; one decimal for a single order, because its cents are rounded. */
  readonly rate: (basisPoints: number, decimals?: 1 | 2) => string;
}

export function useStatementDays(): StatementDays {
  const locale = useDisplayLocale();
  const { calendarDay } = useMoments();
  const write = (instant: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(new Date(instant));
  return {
    month: (period) => write(`${period}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    calendarDay,
    dayIn: (instant, timeZone) => write(instant, { dateStyle: 'medium', timeZone }),
    rate: (basisPoints, decimals = 2) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: decimals }).format(
        basisPoints / 10_000,
      ),
  };
}

export function useStatementTitle(
  words: StatementWords,
): (statement: Pick<StatementView, 'period' | 'currency'>) => string {
  const { month } = useStatementDays();
  return ({ period, currency }) => words.title(`${month(period)} (${currency})`);
}
