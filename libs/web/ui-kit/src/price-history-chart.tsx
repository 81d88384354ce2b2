import { formatMoney } from '@pricehunt/offers';
import type { DaySpan, Money, PricePoint } from '@pricehunt/offers';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { useDisplayLocale } from './display-locale';
import { useKitMessages } from './messages/use-kit-messages';
import { Amount } from './price';
import { PriceHistoryTable, writtenDay } from './price-history-table';
import { PlotSlider } from './plot-slider';
import { PricePlot } from './price-plot';
import { dayPosition, heightOf, percent, priceScale } from './price-scale';
import type { ChartPeriod, PriceScale } from './price-scale';
import { useIsHydrated } from './use-is-hydrated';

export interface PriceHistoryChartProps {
  /** Such as "Lowest delivered price, 180 days". */
  readonly label: string;
  /** Daily lows in one currency, earliest first. */
  readonly points: readonly PricePoint[];
  /** The days of the chart; those of the points when left out. */
  readonly period?: ChartPeriod;
  readonly median?: { readonly money: Money; readonly name: string } | null;
  /** A thin line behind, in the same currency, such as that of all shops. */
  readonly behind?: { readonly points: readonly PricePoint[]; readonly name: string } | null;
  /** When nobody had the product, earliest first. */
  readonly soldOut?: readonly DaySpan[];
}

/** A stepped line and a table behind a toggle. A slider over the plot works by pointer, touch and arrow keys. */
export function PriceHistoryChart({
  label,
  points,
  period,
  median = null,
  behind = null,
  soldOut = [],
}: PriceHistoryChartProps) {
  const { history } = useKitMessages();
  const [asTable, setAsTable] = useState(false);
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 2 || first === undefined || last === undefined) {
    return <p className="text-sm text-ink-muted">{history.tooShort}</p>;
  }
  return (
    <figure>
      <figcaption className="mb-2 flex flex-wrap items-center justify-between gap-2 text-sm text-ink-muted">
        {label}
        <Button variant="quiet" size="small" aria-pressed={asTable} onClick={() => setAsTable((was) => !was)}>
          {history.asTable}
        </Button>
      </figcaption>
      {asTable ? (
        <PriceHistoryTable label={label} points={points} soldOut={soldOut} />
      ) : (
        <Plot
          label={label}
          points={points}
          median={median}
          behind={behind}
          soldOut={soldOut}
          period={period ?? { from: first.day, to: last.day }}
          currency={last.low.currency}
        />
      )}
    </figure>
  );
}

interface PlotProps extends Required<PriceHistoryChartProps> {
  readonly currency: string;
}

function Plot({ label, points, period, median, behind, soldOut, currency }: PlotProps) {
  const locale = useDisplayLocale();
  const { history } = useKitMessages();
  const [shown, setShown] = useState<number | null>(null);
  const isHydrated = useIsHydrated();
  const scale = priceScale([
    ...points.map(({ low }) => low.amountMinor),
    ...(median === null ? [] : [median.money.amountMinor]),
    ...(behind?.points ?? []).map(({ low }) => low.amountMinor),
  ]);
  const index = shown ?? points.length - 1;
  const point = points[index];
  const legend =
    median === null && behind === null && soldOut.length === 0 ? null : (
      <>
        {median === null ? null : (
          <LineName dashes name={median.name}>
            <Amount money={median.money} />
          </LineName>
        )}
        {behind === null ? null : <LineName name={behind.name} />}
        {soldOut.length === 0 ? null : (
          <span className="mr-5 inline-block">
            <span aria-hidden="true" className="mr-2 inline-block size-3 bg-line align-middle" />
            {history.soldOut}
          </span>
        )}
      </>
    );
  return (
    <PricePlot
      points={points}
      period={period}
      scale={scale}
      currency={currency}
      medianMinor={median?.money.amountMinor ?? null}
      behind={behind?.points ?? []}
      soldOut={soldOut}
      legend={legend}
    >
      {point === undefined || !isHydrated ? null : (
        <Mark point={point} period={period} scale={scale} asTip={shown !== null} />
      )}
      <PlotSlider
        label={history.walk(label)}
        valueText={point === undefined ? undefined : dayInWords(point, locale)}
        count={points.length}
        index={index}
        pointAt={(share) => nearestPoint(share, points, period)}
        onShow={setShown}
      />
    </PricePlot>
  );
}

interface LineNameProps {
  readonly name: string;
  readonly dashes?: boolean;
  readonly children?: ReactNode;
}

function LineName({ name, dashes = false, children }: LineNameProps) {
  return (
    <span className="mr-5 inline-block">
      <span
        aria-hidden="true"
        className={`mr-2 inline-block w-6 border-t border-current align-middle ${dashes ? 'border-dashed' : ''}`}
      />
      {name} {children}
    </span>
  );
}

interface MarkProps extends Pick<PlotProps, 'period'> {
  readonly point: PricePoint;
  readonly scale: PriceScale;
  readonly asTip: boolean;
}

function Mark({ point, period, scale, asTip }: MarkProps) {
  const locale = useDisplayLocale();
  const position = dayPosition(point.day, period);
  const left = percent(position);
  return (
    <>
      {asTip ? (
        <span aria-hidden="true" className="absolute inset-y-0 w-px bg-line-strong" style={{ left }} />
      ) : null}
      <span
        aria-hidden="true"
        className="absolute size-2.5 -translate-1/2 rounded-full bg-accent"
        style={{ left, top: percent(1 - heightOf(point.low.amountMinor, scale)) }}
      />
      {asTip ? (
        <span
          aria-hidden="true"
          className="tabular pointer-events-none absolute bottom-full z-10 mb-1 rounded-small border border-line bg-surface px-2 py-1 text-ink"
          style={{ left, transform: `translateX(-${(position * 100).toFixed(1)}%)` }}
        >
          {dayInWords(point, locale)}
        </span>
      ) : null}
    </>
  );
}

function nearestPoint(position: number, points: readonly PricePoint[], period: ChartPeriod): number {
  const distances = points.map(({ day }) => Math.abs(dayPosition(day, period) - position));
  return distances.indexOf(Math.min(...distances));
}

function dayInWords({ day, low }: PricePoint, locale: string): string {
  return `${writtenDay(day, locale)}: ${formatMoney(low, locale)}`;
}
