import type { StatementView } from '@pricehunt/api-contract';
import { useDisplayLocale } from '@pricehunt/ui-kit';
import type { StatementWords } from './messages/english';

/** Formatters for the days and rates of statements. */
interface StatementDays {
  /** A month, YYYY-MM, by its name. */
  readonly month: (period: string) => string;
  /** A calendar day, YYYY-MM-DD. */
  readonly calendarDay: (day: string) => string;
  /** The calendar day of an instant in a time zone. */
  readonly dayIn: (instant: string, timeZone: string) => string;
  /** Basis points as a percentage; one decimal for a single order, because its cents are rounded. */
  readonly rate: (basisPoints: number, decimals?: 1 | 2) => string;
}

/** Formats days and rates in the current locale. */
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

/** Formats a statement's title from its month and currency. */
export function useStatementTitle(
  words: StatementWords,
): (statement: Pick<StatementView, 'period' | 'currency'>) => string {
  const { month } = useStatementDays();
  return ({ period, currency }) => words.title(`${month(period)} (${currency})`);
}
