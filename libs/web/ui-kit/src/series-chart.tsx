import { useState } from 'react';
import { Button } from './button';
import { useKitMessages } from './messages/use-kit-messages';
import { PlotSlider } from './plot-slider';
import { heightOf, percent, priceScale } from './price-scale';
import type { PriceScale } from './price-scale';
import type { SeriesChartProps, SeriesPoint } from './series';
import { SeriesLines } from './series-lines';
import { SeriesTable } from './series-table';

/** A line, from zero by default, and a table behind a toggle. A slider over the plot works by pointer, touch and arrow keys. */
export function SeriesChart({
  label,
  points,
  write,
  writeMark = write,
  intervalName,
  names,
  startsAtZero = true,
}: SeriesChartProps) {
  const { chart: words } = useKitMessages();
  const [asTable, setAsTable] = useState(false);
  const hasComparison = points.some(({ before }) => before !== null);
  return (
    <figure>
      <figcaption className="mb-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-ink-muted">
        <span className="mr-auto font-semibold text-ink sm:mr-0">{label}</span>
        <span className="order-1 flex basis-full flex-wrap gap-x-5 gap-y-1 sm:order-none sm:mr-auto sm:basis-auto">
          <LineName name={names.now} look="border-accent border-t-2" />
          {hasComparison ? (
            <LineName name={names.before} look="border-ink-muted border-t-2 border-dashed" />
          ) : null}
        </span>
        <Button variant="quiet" size="small" aria-pressed={asTable} onClick={() => setAsTable((was) => !was)}>
          {words.asTable}
        </Button>
      </figcaption>
      {asTable ? (
        <SeriesTable label={label} points={points} write={write} intervalName={intervalName} names={names} />
      ) : (
        <Plot label={label} points={points} write={write} writeMark={writeMark} startsAtZero={startsAtZero} />
      )}
    </figure>
  );
}

function LineName({ name, look }: { readonly name: string; readonly look: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-xs">
      <span aria-hidden="true" className={`inline-block w-5 ${look}`} />
      {name}
    </span>
  );
}

type PlotProps = Required<
  Pick<SeriesChartProps, 'label' | 'points' | 'write' | 'writeMark' | 'startsAtZero'>
>;

function Plot({ label, points, write, writeMark, startsAtZero }: PlotProps) {
  const { chart: words } = useKitMessages();
  const [shown, setShown] = useState<number | null>(null);
  const scale = priceScale([
    ...(startsAtZero ? [0] : []),
    ...points.flatMap(({ value, before }) => (before === null ? [value] : [value, before.value])),
  ]);
  const index = Math.min(shown ?? points.length - 1, points.length - 1);
  const point = points[index];
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 text-xs text-ink-muted">
      <div aria-hidden="true" className="relative">
        {scale.marks.map((mark) => (
          <span key={mark} className="tabular invisible block h-0 overflow-hidden">
            {writeMark(mark)}
          </span>
        ))}
        {scale.marks.map((mark) => (
          <span
            key={mark}
            className="tabular absolute right-0 -translate-y-1/2"
            style={{ top: percent(1 - heightOf(mark, scale)) }}
          >
            {writeMark(mark)}
          </span>
        ))}
      </div>
      <div className="relative mt-2 h-50 rounded-small has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent">
        <SeriesLines points={points} scale={scale} />
        {point === undefined || shown === null ? null : (
          <Tip point={point} position={positionOf(index, points.length)} scale={scale} write={write} />
        )}
        <PlotSlider
          label={words.walk(label)}
          valueText={point === undefined ? undefined : pointInWords(point, write, words)}
          count={points.length}
          index={index}
          pointAt={(share) => Math.round(Math.min(1, Math.max(0, share)) * (points.length - 1))}
          onShow={setShown}
        />
      </div>
      <div aria-hidden="true" className="col-start-2 mt-2 flex justify-between gap-x-4">
        {axisPoints(points).map(({ key, name }) => (
          <span key={key}>{name}</span>
        ))}
      </div>
    </div>
  );
}

interface TipProps extends Pick<SeriesChartProps, 'write'> {
  readonly point: SeriesPoint;
  readonly position: number;
  readonly scale: PriceScale;
}

function Tip({ point, position, scale, write }: TipProps) {
  const { chart: words } = useKitMessages();
  const left = percent(position);
  return (
    <div aria-hidden="true" className="pointer-events-none">
      <span className="absolute inset-y-0 w-px bg-line-strong" style={{ left }} />
      <span
        className="absolute size-2.5 -translate-1/2 rounded-full bg-accent"
        style={{ left, top: percent(1 - heightOf(point.value, scale)) }}
      />
      <span
        className="absolute bottom-full z-10 mb-1 rounded-small border border-line bg-surface px-2.5 py-1.5 text-ink"
        style={{ left, transform: `translateX(-${(position * 100).toFixed(1)}%)` }}
      >
        <span className="tabular block">
          {point.name}: <b className="font-semibold">{write(point.value)}</b>
          {point.isUnfinished === true ? ` ${words.soFar}` : ''}
        </span>
        {point.before === null ? null : (
          <span className="tabular block text-ink-muted">
            {point.before.name}: {write(point.before.value)}
          </span>
        )}
      </span>
    </div>
  );
}

/** The first, middle and last interval; more labels don't fit a phone. */
function axisPoints(points: readonly SeriesPoint[]): readonly SeriesPoint[] {
  const places =
    points.length < 5 ? [0, points.length - 1] : [0, Math.floor(points.length / 2), points.length - 1];
  return [...new Set(places)].flatMap((place) => points[place] ?? []);
}

function positionOf(index: number, count: number): number {
  return count < 2 ? 0.5 : index / (count - 1);
}

function pointInWords(
  { name, value, before, isUnfinished }: SeriesPoint,
  write: (value: number) => string,
  words: { readonly soFar: string; readonly against: (value: string, name: string) => string },
): string {
  const now = `${name}: ${write(value)}${isUnfinished === true ? ` ${words.soFar}` : ''}`;
  return before === null ? now : `${now}, ${words.against(write(before.value), before.name)}`;
}
