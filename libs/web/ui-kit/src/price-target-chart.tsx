import { formatMoney } from '@pricehunt/offers';
import type { PricePoint } from '@pricehunt/offers';
import { useDisplayLocale } from './display-locale';
import { PricePlot } from './price-plot';
import { heightOf, percent, priceScale } from './price-scale';
import type { ChartPeriod } from './price-scale';

export interface PriceTargetChartProps {
  /** Such as "Target price". */
  readonly label: string;
  /** Daily lows in one currency, earliest first; at least one. */
  readonly points: readonly PricePoint[];
  readonly period: ChartPeriod;
  readonly currency: string;
  /** Null while none is entered. */
  readonly targetMinor: number | null;
  readonly onChange: (targetMinor: number) => void;
}

/** A price history with a target line that is dragged, or moved by arrow keys. */
export function PriceTargetChart(props: PriceTargetChartProps) {
  const { label, points, period, currency, targetMinor, onChange } = props;
  const locale = useDisplayLocale();
  const lows = points.map(({ low }) => low.amountMinor);
  const lowest = Math.min(...lows);
  const scale = priceScale([Math.round(lowest * 0.85), ...lows]);
  const target = Math.min(Math.max(targetMinor ?? lowest, scale.low), scale.high);
  const step = scale.high >= 10_000 ? 100 : 1;
  return (
    <PricePlot points={points} period={period} scale={scale} targetMinor={target} currency={currency}>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 border-t-2 border-dashed border-info"
        style={{ top: percent(1 - heightOf(target, scale)) }}
      >
        <span className="absolute right-0 -top-2.5 size-5 rounded-full border-2 border-info bg-surface" />
      </span>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={formatMoney({ amountMinor: target, currency }, locale)}
        aria-orientation="vertical"
        min={Math.max(step, Math.ceil(scale.low / step) * step)}
        max={scale.high}
        step={step}
        value={target}
        className="absolute inset-0 h-full w-full cursor-ns-resize touch-none opacity-0"
        style={{ writingMode: 'vertical-lr', direction: 'rtl' }}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </PricePlot>
  );
}
