import { formatMoney } from '@pricehunt/offers';
import type { Money, PricePoint } from '@pricehunt/offers';
import { useState } from 'react';
import { Button } from './button';
import { useDisplayLocale } from './display-locale';
import { useKitMessages } from './messages/use-kit-messages';
import { Amount } from './price';
import { PriceHistoryTable, writtenDay } from './price-history-table';
import { dayPosition, markLabels, priceScale } from './price-scale';
import type { PriceScale } from './price-scale';
import { useIsHydrated } from './use-is-hydrated';

export interface PriceHistoryChartProps {
  /** Such as "Lowest delivered price, 180 days". */
  readonly label: string;
  /** Daily lows in one currency, earliest first. */
  readonly points: readonly PricePoint[];
  readonly median?: { readonly money: Money; readonly name: string } | null;
}

/** A stepped line and a table behind a toggle. A slider over the plot works by pointer, touch and arrow keys. */
export function PriceHistoryChart({ label, points, median = null }: PriceHistoryChartProps) {
  const { history } = useKitMessages();
  const [asTable, setAsTable] = useState(false);
  const last = points.at(-1);
  if (points.length < 2 || last === undefined) {
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
        <PriceHistoryTable label={label} points={points} />
      ) : (
        <Plot label={label} points={points} median={median} currency={last.low.currency} />
      )}
    </figure>
  );
}

interface PlotProps extends Required<PriceHistoryChartProps> {
  readonly currency: string;
}

function Plot({ label, points, median, currency }: PlotProps) {
  const locale = useDisplayLocale();
  const { history } = useKitMessages();
  const [shown, setShown] = useState<number | null>(null);
  const isHydrated = useIsHydrated();
  const scale = priceScale([
    ...points.map(({ low }) => low.amountMinor),
    ...(median === null ? [] : [median.money.amountMinor]),
  ]);
  const labels = markLabels(scale.marks, currency, locale);
  const index = shown ?? points.length - 1;
  const point = points[index];
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 text-xs text-ink-muted">
      <div aria-hidden="true" className="relative min-w-11">
        <span className="invisible">{labels.at(-1)}</span>
        {(isHydrated ? labels : []).map((text, each) => (
          <span
            key={text}
            className="tabular absolute right-0 -translate-y-1/2"
            style={{ top: percent(1 - height(scale.marks[each] ?? scale.low, scale)) }}
          >
            {text}
          </span>
        ))}
      </div>
      <div className="relative h-50 rounded-small has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent">
        <Lines points={points} scale={scale} median={median} />
        {point === undefined || !isHydrated ? null : (
          <Mark point={point} points={points} scale={scale} asTip={shown !== null} />
        )}
        <input
          type="range"
          aria-label={history.walk(label)}
          aria-valuetext={point === undefined ? undefined : dayInWords(point, locale)}
          min={0}
          max={points.length - 1}
          value={index}
          className="absolute inset-0 h-full w-full cursor-crosshair touch-pan-y opacity-0"
          onChange={(event) => setShown(event.target.valueAsNumber)}
          onFocus={() => setShown(index)}
          onBlur={() => setShown(null)}
          onPointerMove={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            setShown(nearestPoint((event.clientX - box.left) / box.width, points));
          }}
          onPointerLeave={() => setShown(null)}
        />
      </div>
      <div className="col-start-2 mt-2 flex flex-wrap justify-between gap-x-4">
        <span>{writtenDay(points[0]?.day, locale)}</span>
        {median === null ? null : (
          <span className="order-last w-full sm:order-none sm:w-auto">
            <span
              aria-hidden="true"
              className="mr-2 inline-block w-6 border-t border-dashed border-current align-middle"
            />
            {median.name} <Amount money={median.money} />
          </span>
        )}
        <span>{writtenDay(points.at(-1)?.day, locale)}</span>
      </div>
    </div>
  );
}

interface LinesProps extends Pick<PlotProps, 'points' | 'median'> {
  readonly scale: PriceScale;
}

function Lines({ points, scale, median }: LinesProps) {
  const thin = { vectorEffect: 'non-scaling-stroke', fill: 'none' } as const;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      className="absolute inset-0 h-full w-full overflow-visible"
    >
      {scale.marks.map((mark) => (
        <path key={mark} d={`M0 ${place(mark, scale)}H1000`} stroke="var(--line)" {...thin} />
      ))}
      {median === null ? null : (
        <path
          d={`M0 ${place(median.money.amountMinor, scale)}H1000`}
          stroke="var(--ink-muted)"
          strokeDasharray="4 5"
          {...thin}
        />
      )}
      <path
        d={steppedPath(points, scale)}
        stroke="var(--accent)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        {...thin}
      />
    </svg>
  );
}

interface MarkProps extends Pick<PlotProps, 'points'> {
  readonly point: PricePoint;
  readonly scale: PriceScale;
  readonly asTip: boolean;
}

function Mark({ point, points, scale, asTip }: MarkProps) {
  const locale = useDisplayLocale();
  const position = dayPosition(point.day, points);
  const left = percent(position);
  return (
    <>
      {asTip ? (
        <span aria-hidden="true" className="absolute inset-y-0 w-px bg-line-strong" style={{ left }} />
      ) : null}
      <span
        aria-hidden="true"
        className="absolute size-2.5 -translate-1/2 rounded-full bg-accent"
        style={{ left, top: percent(1 - height(point.low.amountMinor, scale)) }}
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

function height(amountMinor: number, { low, high }: PriceScale): number {
  return (amountMinor - low) / (high - low);
}

function place(amountMinor: number, scale: PriceScale): number {
  return Math.round((1 - height(amountMinor, scale)) * 1000);
}

/** Each day's price lasts until the next known day. */
function steppedPath(points: readonly PricePoint[], scale: PriceScale): string {
  return points
    .map(({ day, low }, index) => {
      const x = Math.round(dayPosition(day, points) * 1000);
      const y = place(low.amountMinor, scale);
      return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join('');
}

function nearestPoint(position: number, points: readonly PricePoint[]): number {
  const distances = points.map(({ day }) => Math.abs(dayPosition(day, points) - position));
  return distances.indexOf(Math.min(...distances));
}

function dayInWords({ day, low }: PricePoint, locale: string): string {
  return `${writtenDay(day, locale)}: ${formatMoney(low, locale)}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
