import { cx } from 'class-variance-authority';

export interface SparklineProps {
  /** In order of time; null when unknown. */
  readonly values: readonly (number | null)[];
  /** Such as "30 days: fell from €304 to €270". */
  readonly label: string;
  readonly className?: string | undefined;
}

/** A line as small as a word, sized by its classes. Draws nothing with fewer than two values. */
export function Sparkline({ values, label, className }: SparklineProps) {
  const path = sparklinePath(values);
  if (path === null) return null;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={cx('overflow-visible', className ?? 'h-6 w-20')}
    >
      <path
        d={path}
        fill="none"
        stroke="var(--accent)"
        strokeWidth="1.75"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

const width = 100;
const height = 24;

function sparklinePath(values: readonly (number | null)[]): string | null {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  if (known.length < 2) return null;
  const low = Math.min(...known.map(({ value }) => value));
  const high = Math.max(...known.map(({ value }) => value));
  const span = high - low || 1;
  const place = ({ value, index }: { value: number; index: number }) => {
    const x = (index / (values.length - 1)) * width;
    const y = low === high ? height / 2 : height - 2 - ((value - low) / span) * (height - 4);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  return `M${known.map(place).join('L')}`;
}
