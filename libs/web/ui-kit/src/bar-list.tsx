import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface Bar {
  readonly key: string;
  readonly name: ReactNode;
  /** Zero or more; the longest bar fills the width. */
  readonly value: number;
  /** The value as text with its unit. */
  readonly written: ReactNode;
  readonly isEmphasised?: boolean;
}

export interface BarListProps {
  readonly label: string;
  readonly bars: readonly Bar[];
}

export function BarList({ label, bars }: BarListProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul aria-label={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 text-sm">
      {bars.map(({ key, name, value, written, isEmphasised }) => (
        <li key={key} className="col-span-2 grid min-h-9 grid-cols-subgrid items-center">
          <span className="relative flex min-h-9 items-center px-2.5">
            <span
              aria-hidden="true"
              className={cx(
                'absolute inset-y-0 left-0 min-w-0.5 rounded-small',
                isEmphasised === true ? 'bg-accent-soft' : 'bg-shade',
              )}
              style={{ width: `${((value / most) * 100).toFixed(2)}%` }}
            />
            <span className={cx('relative min-w-0', isEmphasised === true && 'font-semibold')}>{name}</span>
          </span>
          <span className="tabular text-right">{written}</span>
        </li>
      ))}
    </ul>
  );
}
