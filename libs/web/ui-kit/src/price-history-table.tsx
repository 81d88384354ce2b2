import type { DaySpan, PricePoint } from '@pricehunt/offers';
import { useDisplayLocale } from './display-locale';
import { useKitMessages } from './messages/use-kit-messages';
import { Amount } from './price';
import { ScrolledFigures } from './scrolled-figures';

export interface PriceHistoryTableProps {
  readonly label: string;
  /** Daily lows, earliest first. */
  readonly points: readonly PricePoint[];
  /** When nobody had the product. */
  readonly soldOut: readonly DaySpan[];
}

/** The chart's figures, latest first, in a scrolled area of the chart's height. */
export function PriceHistoryTable({ label, points, soldOut }: PriceHistoryTableProps) {
  const locale = useDisplayLocale();
  const { history } = useKitMessages();
  const rows = [
    ...points.map(({ day, low }) => ({ from: day, to: day, low })),
    ...soldOut.map((span) => ({ ...span, low: null })),
  ].sort((one, other) => (one.from < other.from ? 1 : -1));
  return (
    <ScrolledFigures label={label} className="max-h-57">
      <table className="w-full text-left text-sm">
        <thead className="sticky top-0 bg-paper text-ink-muted">
          <tr className="*:border-b *:border-line *:py-2 *:font-medium">
            <th scope="col">{history.day}</th>
            <th scope="col" className="text-right">
              {history.lowestPrice}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, to, low }) => (
            <tr key={from} className="*:border-b *:border-line *:py-1.5">
              <td>{[...new Set([from, to])].map((day) => writtenDay(day, locale)).join(' – ')}</td>
              <td className="text-right">{low === null ? history.soldOut : <Amount money={low} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrolledFigures>
  );
}

/** Formats a calendar day; empty without one. */
export function writtenDay(day: string | undefined, locale: string): string {
  if (day === undefined) return '';
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));
}
