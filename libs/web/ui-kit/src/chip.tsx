import { cva, cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

const look = /* @__PURE__ */ cva(
  'inline-flex items-center gap-1.5 rounded-full border px-2.5 text-sm leading-none whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'border-line bg-shade text-ink-muted',
        good: 'border-transparent bg-accent-soft font-semibold text-accent',
        warn: 'border-current bg-transparent text-warn',
        danger: 'border-current bg-transparent text-danger',
        info: 'border-current bg-transparent text-info',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export interface ChipProps {
  readonly children: ReactNode;
  readonly tone?: 'neutral' | 'good' | 'warn' | 'danger' | 'info';
  readonly className?: string | undefined;
}

/** A short fact such as a currency or a status; not a control. */
export function Chip({ children, tone, className }: ChipProps) {
  return <span className={cx(look({ tone }), 'min-h-7', className)}>{children}</span>;
}

export interface ChoiceChipProps {
  readonly children: ReactNode;
  readonly chosen: boolean;
  readonly onChange: (chosen: boolean) => void;
  readonly disabled?: boolean | undefined;
}

/** A toggle button for a filter. */
export function ChoiceChip({ children, chosen, onChange, disabled }: ChoiceChipProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      disabled={disabled}
      className={cx(
        look({ tone: chosen ? 'good' : 'neutral' }),
        'min-h-9 px-3 transition-[background-color] disabled:opacity-55',
        chosen ? 'border-accent' : 'hover:border-line-strong hover:text-ink',
      )}
      onClick={() => onChange(!chosen)}
    >
      {children}
    </button>
  );
}
