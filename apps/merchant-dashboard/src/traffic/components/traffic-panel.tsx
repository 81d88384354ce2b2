import { daysWithin } from '@pricehunt/order-attribution';
import { oneOf, useAddressQuery } from '@pricehunt/web-shell';
import type { ReactNode } from 'react';
import type { Analytics } from '../../business/analytics-queries';
import { useMessages } from '../../messages/use-messages';
import type { Comparison } from '../../period/use-selected-period';
import { leadingCurrency, trafficMetrics } from '../traffic-metrics';
import { TrafficChart } from './traffic-chart';
import { TrafficFigures } from './traffic-figures';

export interface TrafficPanelProps {
  readonly answer: Pick<
    Analytics,
    'period' | 'totals' | 'totalsBefore' | 'series' | 'seriesBefore' | 'interval' | 'countedUntil'
  >;
  readonly compare?: Comparison;
  readonly children?: ReactNode;
}

/** The key figures of a period and the chart of the selected one, which the address holds. */
export function TrafficPanel({ answer, compare = 'previous', children }: TrafficPanelProps) {
  const { names: words } = useMessages().period;
  const [query, change] = useAddressQuery();
  const metric = oneOf(trafficMetrics, query.get('metric')) ?? 'clicks';
  const { period, totals, totalsBefore, series, seriesBefore, interval, countedUntil } = answer;
  const days = daysWithin(period);
  const names = { now: words.now(days), before: compare === 'year' ? words.year : words.previous(days) };
  return (
    <div className="grid gap-6 pb-4">
      <TrafficFigures
        label={names.now}
        period={period}
        totals={totals}
        before={totalsBefore}
        chosen={metric}
        onChoose={(value) => change({ metric: value === 'clicks' ? null : value })}
      />
      <TrafficChart
        metric={metric}
        currency={leadingCurrency(totals, totalsBefore)}
        interval={interval}
        series={series}
        before={seriesBefore}
        names={names}
        countedUntil={countedUntil}
      />
      {children}
    </div>
  );
}
