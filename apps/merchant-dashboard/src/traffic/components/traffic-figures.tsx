import type { TrafficPeriod, TrafficTotals } from '@pricehunt/api-contract';
import { Amount, FigureRow, useFigures } from '@pricehunt/ui-kit';
import type { KeyFigure } from '@pricehunt/ui-kit';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages';
import { changeOf, leadingCurrency, metricOf, trafficMetrics } from '../traffic-metrics';
import type { TrafficMetric } from '../traffic-metrics';
import { useMoneyWords } from '../use-money-words';
import { RowsLink } from './rows-link';

export interface TrafficFiguresProps {
  readonly label: string;
  readonly period: TrafficPeriod;
  readonly totals: TrafficTotals;
  readonly before: TrafficTotals | null;
  readonly chosen: TrafficMetric;
  readonly onChoose: (metric: TrafficMetric) => void;
}

/** The four key figures with links to their rows; selecting one shows its chart. */
export function TrafficFigures({ label, period, totals, before, chosen, onChoose }: TrafficFiguresProps) {
  const { traffic: words } = useMessages();
  const figure = useFigures();
  const { several } = useMoneyWords();
  const currency = leadingCurrency(totals, before);
  const others = totals.revenue.filter((money) => money.currency !== currency);
  const notes: Partial<Record<TrafficMetric, string>> = {
    clicks: words.billable(figure(totals.clicks.billable)),
    ...(others.length === 0 ? {} : { revenue: words.andRevenue(several(others)) }),
  };
  const orders = (
    <RowsLink measure="orders" of={period}>
      {words.rows.orders}
    </RowsLink>
  );
  const rows: Partial<Record<TrafficMetric, ReactNode>> = {
    ...(totals.clicks.human === 0
      ? {}
      : {
          clicks: (
            <RowsLink measure="clicks" of={period}>
              {words.rows.clicks}
            </RowsLink>
          ),
        }),
    ...(totals.orders === 0 ? {} : { orders, revenue: orders }),
    ...(totals.refunds === 0
      ? {}
      : {
          revenue: (
            <>
              {totals.orders === 0 ? null : <span className="block">{orders}</span>}
              <RowsLink measure="refunds" of={period}>
                {words.refunds(figure(totals.refunds), several(totals.refunded))}
              </RowsLink>
            </>
          ),
        }),
  };
  const figures = trafficMetrics.map((metric): KeyFigure => {
    const now = metricOf(metric, totals, currency);
    const note = notes[metric];
    const links = rows[metric];
    return {
      id: metric,
      name: words.metrics[metric],
      value: metric === 'revenue' ? <Amount money={{ amountMinor: now, currency }} /> : figure(now).text,
      ...(before === null ? {} : { change: changeOf(now, metricOf(metric, before, currency)) }),
      ...(note === undefined ? {} : { note }),
      ...(links === undefined ? {} : { rows: links }),
    };
  });
  return (
    <FigureRow
      label={label}
      figures={figures}
      chosen={chosen}
      onChoose={(id) => onChoose(trafficMetrics.find((metric) => metric === id) ?? 'clicks')}
    />
  );
}
