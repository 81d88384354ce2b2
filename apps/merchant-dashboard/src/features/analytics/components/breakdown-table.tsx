import { breakdownSorts } from '@pricehunt/api-contract/analytics';
import type { TrafficPeriod } from '@pricehunt/api-contract';
import type { AnalyticsDimension, BreakdownLine } from '@pricehunt/api-contract/analytics';
import { Change, DataTable, useDisplayLocale, useFigures } from '@pricehunt/ui-kit';
import type { DataColumn } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { productPath } from '../../../route-paths';
import { oneOf } from '@pricehunt/web-shell';
import { useValueName } from '../../../words/use-line-name';
import { changeOf } from '../../../traffic/traffic-metrics';
import { RowsLink } from '../../../traffic/components/rows-link';
import { useMoneyWords } from '../../../traffic/use-money-words';

type BreakdownSort = (typeof breakdownSorts)[number];

export interface BreakdownTableProps {
  readonly by: AnalyticsDimension;
  readonly period: TrafficPeriod;
  readonly lines: readonly BreakdownLine[];
  readonly sort: BreakdownSort;
  readonly onSort: (sort: BreakdownSort) => void;
}

/** One line per value; a click on a column heading sorts by it, largest first. */
export function BreakdownTable({ by, period, lines, sort, onSort }: BreakdownTableProps) {
  const { breakdown: words } = useMessages().analytics;
  const figure = useFigures();
  const locale = useDisplayLocale();
  const { several } = useMoneyWords();
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const rows = (measure: 'clicks' | 'orders', value: string | null, count: number) =>
    count === 0 ? (
      figure(count).text
    ) : (
      <RowsLink measure={measure} of={{ ...period, line: { by, value } }}>
        {figure(count).text}
      </RowsLink>
    );
  const columns: readonly DataColumn<BreakdownLine>[] = [
    { id: 'value', name: words.dimensions[by], cell: (line) => <LineName by={by} line={line} /> },
    {
      id: 'impressions',
      name: words.columns.impressions,
      isFigure: true,
      isSortable: true,
      cell: ({ counts }) => figure(counts.impressions).text,
    },
    {
      id: 'clicks',
      name: words.columns.clicks,
      isFigure: true,
      isSortable: true,
      cell: ({ value, counts, countsBefore }) => (
        <>
          {rows('clicks', value, counts.clicks.human)}
          {countsBefore === null ? null : (
            <span className="ml-1.5 text-xs @xl:ml-0 @xl:block">
              <Change change={changeOf(counts.clicks.human, countsBefore.clicks.human)} />
            </span>
          )}
        </>
      ),
    },
    {
      id: 'rate',
      name: words.columns.rate,
      isFigure: true,
      isForWide: true,
      cell: ({ counts }) =>
        counts.impressions === 0 ? null : rate.format(counts.clicks.human / counts.impressions),
    },
    {
      id: 'orders',
      name: words.columns.orders,
      isFigure: true,
      isSortable: true,
      cell: ({ value, counts }) => rows('orders', value, counts.orders),
    },
    {
      id: 'revenue',
      name: words.columns.revenue,
      isFigure: true,
      isSortable: true,
      cell: ({ counts }) => (counts.revenue.length === 0 ? '–' : several(counts.revenue)),
    },
  ];
  return (
    <DataTable
      caption={words.dimensions[by]}
      columns={columns}
      rows={lines}
      rowKey={({ value }) => value ?? ''}
      sort={{ column: sort, isDescending: true }}
      onSort={({ column }) => onSort(oneOf(breakdownSorts, column) ?? 'clicks')}
    />
  );
}

interface LineNameProps {
  readonly by: AnalyticsDimension;
  readonly line: BreakdownLine;
}

function LineName({ by, line: { value, label } }: LineNameProps) {
  const { analytics: words } = useMessages();
  const nameOf = useValueName();
  if (value === null) return <span className="text-ink-muted">{words.breakdown.unknown}</span>;
  switch (by) {
    case 'product':
      return (
        <Link to={productPath(value)} className="line-clamp-2 wrap-anywhere row-link">
          {label ?? value}
        </Link>
      );
    case 'position':
      return words.breakdown.place(value);
    case 'source':
    case 'country':
    case 'device':
    case 'price-gap':
      return nameOf(by, value);
    default:
      return <span className="wrap-anywhere">{label ?? value}</span>;
  }
}
