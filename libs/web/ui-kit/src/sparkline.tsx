import { cx } from 'class-variance-authority';
import { sparklinePath, sparklineSize } from './sparkline-path';

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
      viewBox={`0 0 ${sparklineSize}`}
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
