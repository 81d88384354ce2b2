import type { TrafficPoint } from '@pricehunt/api-contract/analytics';
import { SeriesChart, useFigures } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';
import { metricOf } from '../traffic-metrics';
import type { TrafficMetric } from '../traffic-metrics';
import { intervalMs, useIntervalWords } from '../use-interval-words';
import type { Interval } from '../use-interval-words';
import { useMoneyWords } from '../use-money-words';

export interface TrafficChartProps {
  readonly metric: TrafficMetric;
  readonly currency: string;
  readonly interval: Interval;
  readonly series: readonly TrafficPoint[];
  /** The comparison series; null for none. */
  readonly before: readonly TrafficPoint[] | null;
  readonly names: { readonly now: string; readonly before: string };
  /** When the data ends; its interval is incomplete. */
  readonly countedUntil: string;
}

export function TrafficChart(props: TrafficChartProps) {
  const { metric, currency, interval, series, before, names, countedUntil } = props;
  const { traffic: words, period } = useMessages();
  const figure = useFigures();
  const { written, short } = useMoneyWords();
  const nameOf = useIntervalWords();
  const isNothing = [...series, ...(before ?? [])].every((point) => metricOf(metric, point, currency) === 0);
  if (isNothing) return <p className="text-ink-muted">{words.nothingToDraw}</p>;
  const isMoney = metric === 'revenue';
  return (
    <SeriesChart
      label={words.chart(words.metrics[metric], period.intervals[interval])}
      intervalName={period.intervals[interval]}
      names={names}
      write={(value) => (isMoney ? written({ amountMinor: value, currency }) : figure(value).text)}
      writeMark={(value) => (isMoney ? short({ amountMinor: value, currency }) : figure(value).text)}
      points={series.map((point, index) => {
        const earlier = before?.[index];
        const end = series[index + 1]?.at;
        return {
          key: point.at,
          name: nameOf(point.at, interval),
          value: metricOf(metric, point, currency),
          before:
            earlier === undefined
              ? null
              : { name: nameOf(earlier.at, interval), value: metricOf(metric, earlier, currency) },
          isUnfinished:
            (end === undefined ? Date.parse(point.at) + intervalMs[interval] : Date.parse(end)) >
            Date.parse(countedUntil),
        };
      })}
    />
  );
}
