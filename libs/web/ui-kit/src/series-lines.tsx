import { drawnY } from './price-scale';
import type { PriceScale } from './price-scale';
import type { SeriesPoint } from './series';

export interface SeriesLinesProps {
  readonly points: readonly SeriesPoint[];
  readonly scale: PriceScale;
}

const thin = { vectorEffect: 'non-scaling-stroke', fill: 'none', strokeLinejoin: 'round' } as const;

/** The axis marks, the dashed comparison and the series itself, dotted while unfinished. */
export function SeriesLines({ points, scale }: SeriesLinesProps) {
  const finished = points.at(-1)?.isUnfinished === true ? points.slice(0, -1) : points;
  const compared = points.flatMap(({ before }, index) =>
    before === null ? [] : [{ index, value: before.value }],
  );
  const place = ({ index, value }: { readonly index: number; readonly value: number }) =>
    `${points.length < 2 ? 500 : Math.round((index / (points.length - 1)) * 1000)} ${drawnY(value, scale)}`;
  const line = finished.map(({ value }, index) => place({ index, value }));
  const unfinished = points
    .map(({ value }, index) => ({ index, value }))
    .slice(Math.max(0, finished.length - 1))
    .map(place);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      className="absolute inset-0 h-full w-full overflow-visible"
    >
      {scale.marks.map((mark) => (
        <path key={mark} d={`M0 ${drawnY(mark, scale)}H1000`} stroke="var(--line)" {...thin} />
      ))}
      {compared.length < 2 ? null : (
        <path
          d={`M${compared.map(place).join('L')}`}
          stroke="var(--ink-muted)"
          strokeWidth="1.6"
          strokeDasharray="4 5"
          {...thin}
        />
      )}
      {line.length < 2 ? null : (
        <path d={`M${line.join('L')}`} stroke="var(--accent)" strokeWidth="2.5" {...thin} />
      )}
      {finished.length === points.length || unfinished.length < 2 ? null : (
        <path
          d={`M${unfinished.join('L')}`}
          stroke="var(--accent)"
          strokeWidth="2.5"
          strokeDasharray="1 6"
          strokeLinecap="round"
          {...thin}
        />
      )}
    </svg>
  );
}
