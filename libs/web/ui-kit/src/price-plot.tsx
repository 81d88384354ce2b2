import { dayMs } from '@pricehunt/offers';
import type { DaySpan, PricePoint } from '@pricehunt/offers';
import type { ReactNode } from 'react';
import { useDisplayLocale } from './display-locale';
import { useKitMessages } from './messages/use-kit-messages';
import { Amount } from './price';
import { writtenDay } from './price-history-table';
import { dayPosition, drawnY, heightOf, markLabels, monthTicks, percent, runsOf } from './price-scale';
import type { ChartPeriod, PriceScale } from './price-scale';
import { useIsHydrated } from './use-is-hydrated';

export interface PricePlotProps {
  /** Daily lows in one currency, earliest first. */
  readonly points: readonly PricePoint[];
  readonly period: ChartPeriod;
  readonly scale: PriceScale;
  /** A dashed line, in minor units; null for none. */
  readonly medianMinor?: number | null;
  /** A line in the children that the labels make room for, in minor units. */
  readonly targetMinor?: number;
  /** A thin line behind that of the points, within the scale. */
  readonly behind?: readonly PricePoint[];
  /** Shaded: nobody had the product. */
  readonly soldOut?: readonly DaySpan[];
  readonly currency: string;
  /** Marks and controls over the plot. */
  readonly children?: ReactNode;
  /** The key of the dashed line. */
  readonly legend?: ReactNode;
}

/** A price's axis, months and stepped line with its low and high labelled. Days without a price are left empty. */
export function PricePlot(props: PricePlotProps) {
  const { points, period, scale, currency, targetMinor, children, legend } = props;
  const locale = useDisplayLocale();
  const { history } = useKitMessages();
  const isHydrated = useIsHydrated();
  const labels = markLabels(scale.marks, currency, locale);
  const [low, high] = extremesOf(points);
  const place = { period, scale, targetMinor };
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 pt-5 text-xs text-ink-muted">
      <div aria-hidden="true" className="relative min-w-11">
        <span className="invisible">{labels.at(-1)}</span>
        {(isHydrated ? labels : []).map((text, each) => (
          <span
            key={text}
            className="tabular absolute right-0 -translate-y-1/2"
            style={{ top: percent(1 - heightOf(scale.marks[each] ?? scale.low, scale)) }}
          >
            {text}
          </span>
        ))}
      </div>
      <div className="relative h-50 rounded-small has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent">
        <Lines {...props} />
        {low === undefined || !isHydrated ? null : (
          <Extreme point={low} name={history.low} isAbove={false} {...place} />
        )}
        {high === undefined || !isHydrated ? null : (
          <Extreme point={high} name={history.high} isAbove {...place} />
        )}
        {children}
      </div>
      <div className="col-start-2 mt-7">
        <Days period={period} />
        {legend === undefined || legend === null ? null : <p className="mt-1">{legend}</p>}
      </div>
    </div>
  );
}

function Days({ period }: { readonly period: ChartPeriod }) {
  const locale = useDisplayLocale();
  const isHydrated = useIsHydrated();
  const months = monthTicks(period);
  const format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  if (months.length === 0) {
    return (
      <p className="flex justify-between gap-x-4">
        <span>{writtenDay(period.from, locale)}</span>
        <span>{writtenDay(period.to, locale)}</span>
      </p>
    );
  }
  return (
    <p aria-hidden="true" className="relative h-4.5">
      {(isHydrated ? months : []).map((day) => {
        const position = dayPosition(day, period);
        return (
          <span
            key={day}
            className="absolute whitespace-nowrap before:absolute before:-top-1.5 before:left-0 before:h-1.5 before:border-l before:border-line-strong"
            style={{
              left: percent(position),
              ...(position > 0.94 ? { transform: 'translateX(-100%)' } : {}),
            }}
          >
            {format.format(new Date(day))}
          </span>
        );
      })}
    </p>
  );
}

interface ExtremeProps extends Pick<PricePlotProps, 'period' | 'scale'> {
  readonly targetMinor: number | undefined;
  readonly point: PricePoint;
  readonly name: string;
  readonly isAbove: boolean;
}

/** Of a label, as a share of the plot. */
const labelHeight = 0.13;
/** Where a label at the right end would cover the target's handle. */
const besideHandle = 0.9;

function Extreme({ point, name, isAbove, period, scale, targetMinor }: ExtremeProps) {
  const position = dayPosition(point.day, period);
  const height = labelledHeight(heightOf(point.low.amountMinor, scale), isAbove, scale, targetMinor);
  const room = targetMinor !== undefined && position > besideHandle ? ' - 1.5rem' : '';
  return (
    <span
      aria-hidden="true"
      className={`tabular pointer-events-none absolute whitespace-nowrap ${isAbove ? 'pb-1' : 'pt-1'}`}
      style={{
        left: percent(position),
        top: percent(1 - height),
        transform: `translate(calc(-${(position * 100).toFixed(1)}%${room}), ${isAbove ? '-100%' : '0'})`,
      }}
    >
      {name} <Amount money={point.low} />
    </span>
  );
}

/** Moves a label that the target line would cross to the far side of the line. */
function labelledHeight(height: number, isAbove: boolean, scale: PriceScale, targetMinor?: number): number {
  if (targetMinor === undefined) return height;
  const target = heightOf(targetMinor, scale);
  const beyond = isAbove ? target - height : height - target;
  return beyond > 0 && beyond < labelHeight ? target : height;
}

/** The first lowest and highest points; no highest when all are equal. */
function extremesOf(points: readonly PricePoint[]): readonly [PricePoint?, PricePoint?] {
  const ordered = points.toSorted((one, other) => one.low.amountMinor - other.low.amountMinor);
  const [low, high] = [ordered[0], ordered.at(-1)];
  if (low === undefined) return [];
  return high === undefined || high.low.amountMinor === low.low.amountMinor ? [low] : [low, high];
}

function Lines({ points, period, scale, medianMinor = null, behind = [], soldOut = [] }: PricePlotProps) {
  const thin = { vectorEffect: 'non-scaling-stroke', fill: 'none' } as const;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      className="absolute inset-0 h-full w-full overflow-visible"
    >
      {soldOut.map((span) => {
        const [start, end] = bandOf(span, period);
        return (
          <rect
            key={span.from}
            data-sold-out
            x={start}
            width={end - start}
            height="1000"
            fill="var(--line)"
            opacity="0.6"
          />
        );
      })}
      {scale.marks.map((mark) => (
        <path key={mark} d={`M0 ${drawnY(mark, scale)}H1000`} stroke="var(--line)" {...thin} />
      ))}
      {medianMinor === null ? null : (
        <path
          d={`M0 ${drawnY(medianMinor, scale)}H1000`}
          stroke="var(--ink-muted)"
          strokeDasharray="4 5"
          {...thin}
        />
      )}
      {behind.length === 0 ? null : (
        <path
          data-line-behind
          d={steppedPaths(behind, period, scale)}
          stroke="var(--ink-muted)"
          strokeWidth="1.25"
          {...thin}
        />
      )}
      <path
        data-line
        d={steppedPaths(points, period, scale)}
        stroke="var(--accent)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        {...thin}
      />
    </svg>
  );
}

/** From the span's first day until the day after it, within the plot. */
function bandOf({ from, to }: DaySpan, period: ChartPeriod): readonly [number, number] {
  const after = new Date(Date.parse(`${to}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
  const [start = 0, end = 1000] = [from, after].map((day) =>
    Math.round(Math.min(1, Math.max(0, dayPosition(day, period))) * 1000),
  );
  return [start, end];
}

function steppedPaths(points: readonly PricePoint[], period: ChartPeriod, scale: PriceScale): string {
  return runsOf(points)
    .map((run) => steppedPath(run, period, scale))
    .join('');
}

/** A price lasts until the next day's. A single day is a dot. */
function steppedPath(run: readonly PricePoint[], period: ChartPeriod, scale: PriceScale): string {
  const path = run.map(({ day, low }, index) => {
    const x = Math.round(dayPosition(day, period) * 1000);
    const y = drawnY(low.amountMinor, scale);
    return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
  });
  return run.length === 1 ? `${path.join('')}h0` : path.join('');
}
