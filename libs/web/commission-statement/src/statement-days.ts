import type { StatementView } from '@pricehunt/api-contract';
import { useDisplayLocale } from '@pricehunt/ui-kit';
import type { StatementWords } from './messages/english';

/** What writes the days and the rates of a statement. */
interface StatementDays {
  /** A month, YYYY-MM, by its name. */
  readonly month: (period: string) => string;
  /** A calendar day, YYYY-MM-DD. */
  readonly calendarDay: (day: string) => string;
  /** The day of a moment in a time zone. */
  readonly dayIn: (instant: string, timeZone: string) => string;
  /** A rate in basis points as per cent; that of one order with one decimal, because its cents are rounded. */
  readonly rate: (basisPoints: number, decimals?: 1 | 2) => string;
}

/** Gives what writes the days and the rates of statements in the locale that the component is in. */
export function useStatementDays(): StatementDays {
  const locale = useDisplayLocale();
  const write = (instant: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(new Date(instant));
  return {
    month: (period) => write(`${period}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    calendarDay: (day) => write(day, { dateStyle: 'medium', timeZone: 'UTC' }),
    dayIn: (instant, timeZone) => write(instant, { dateStyle: 'medium', timeZone }),
    rate: (basisPoints, decimals = 2) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: decimals }).format(
        basisPoints / 10_000,
      ),
  };
}

/** Gives what writes the title of a statement: its month, and its currency. */
export function useStatementTitle(
  words: StatementWords,
): (statement: Pick<StatementView, 'period' | 'currency'>) => string {
  const { month } = useStatementDays();
  return ({ period, currency }) => words.title(`${month(period)} (${currency})`);
}
