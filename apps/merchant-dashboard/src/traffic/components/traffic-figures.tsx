import type { TrafficTotals } from '@pricehunt/api-contract';
import { Amount, FigureRow, useFigures } from '@pricehunt/ui-kit';
import type { KeyFigure } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';
import { changeOf, leadingCurrency, metricOf, trafficMetrics } from '../traffic-metrics';
import type { TrafficMetric } from '../traffic-metrics';
import { useMoneyWords } from '../use-money-words';

/** What TrafficFigures take. */
export interface TrafficFiguresProps {
  readonly label: string;
  readonly totals: TrafficTotals;
  /** What they are held against; null for nothing. */
  readonly before: TrafficTotals | null;
  readonly chosen: TrafficMetric;
  readonly onChoose: (metric: TrafficMetric) => void;
}

/** Impressions, clicks, orders and revenue as large numbers; a click on one has the chart draw it. */
export function TrafficFigures({ label, totals, before, chosen, onChoose }: TrafficFiguresProps) {
  const { traffic: words } = useMessages();
  const figure = useFigures();
  const { several } = useMoneyWords();
  const currency = leadingCurrency(totals, before);
  const others = totals.revenue.filter((money) => money.currency !== currency);
  const notes: Partial<Record<TrafficMetric, string>> = {
    clicks: words.billable(figure(totals.clicks.billable)),
    ...(totals.refunds === 0
      ? {}
      : { orders: words.refunds(figure(totals.refunds), several(totals.refunded)) }),
    ...(others.length === 0 ? {} : { revenue: words.andRevenue(several(others)) }),
  };
  const figures = trafficMetrics.map((metric): KeyFigure => {
    const now = metricOf(metric, totals, currency);
    const note = notes[metric];
    return {
      id: metric,
      name: words.metrics[metric],
      value: metric === 'revenue' ? <Amount money={{ amountMinor: now, currency }} /> : figure(now).text,
      ...(before === null ? {} : { change: changeOf(now, metricOf(metric, before, currency)) }),
      ...(note === undefined ? {} : { note }),
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
