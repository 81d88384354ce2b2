import { cx } from 'class-variance-authority';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDisplayLocale } from './display-locale';
import { useKitMessages } from './messages/use-kit-messages';

export interface KeyFigure {
  readonly id: string;
  readonly name: string;
  readonly value: ReactNode;
  /** The change from the previous period as a fraction: 0.1 for +10%; null without a comparison. */
  readonly change?: number | null;
  /** True for figures such as refunds. */
  readonly moreIsWorse?: boolean;
  readonly note?: ReactNode;
  readonly rows?: ReactNode;
}

export interface FigureRowProps {
  readonly label: string;
  readonly figures: readonly KeyFigure[];
  readonly chosen?: string | null;
  readonly onChoose?: (id: string) => void;
}

export function FigureRow({ label, figures, chosen = null, onChoose }: FigureRowProps) {
  return (
    <ul
      aria-label={label}
      className={cx(
        'grid grid-cols-2 border-t border-line max-[18rem]:grid-cols-1',
        figures.length === 5 ? 'sm:grid-cols-5' : 'sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]',
      )}
    >
      {figures.map((figure) => (
        <li
          key={figure.id}
          className={cx('flex min-w-0 flex-col border-b border-line', chosen === figure.id && 'bg-shade')}
        >
          {onChoose === undefined ? (
            <div className="px-1 py-3.5">
              <FigureBody figure={figure} />
            </div>
          ) : (
            <button
              type="button"
              aria-pressed={chosen === figure.id}
              className={cx(
                'flex w-full grow flex-col items-start border-t-2 px-2 py-3.5 text-left',
                chosen === figure.id ? 'border-accent' : 'border-transparent hover:bg-shade',
              )}
              onClick={() => onChoose(figure.id)}
            >
              <FigureBody figure={figure} />
            </button>
          )}
          {figure.rows === undefined ? null : (
            <div className={cx('pt-1.5 pb-3 text-sm', onChoose === undefined ? 'px-1' : 'px-2')}>
              {figure.rows}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function FigureBody({ figure }: { readonly figure: KeyFigure }) {
  return (
    <>
      <span className="block text-sm text-ink-muted">{figure.name}</span>
      <span className="tabular mt-0.5 block text-xl leading-tight font-semibold lg:text-2xl">
        {figure.value}
      </span>
      {figure.change === undefined ? null : (
        <span className="mt-1 block text-sm">
          <Change change={figure.change} moreIsWorse={figure.moreIsWorse ?? false} />
        </span>
      )}
      {figure.note === undefined ? null : (
        <span className="mt-1 block text-xs text-ink-muted">{figure.note}</span>
      )}
    </>
  );
}

export interface ChangeProps {
  /** A fraction of the previous value: 0.1 for +10%; null without one. */
  readonly change: number | null;
  readonly moreIsWorse?: boolean;
}

/** Has an arrow, so that the meaning doesn't depend on colour alone. */
export function Change({ change, moreIsWorse = false }: ChangeProps) {
  const locale = useDisplayLocale();
  const { figures: words } = useKitMessages();
  if (change === null) return <span className="text-ink-muted">{words.nothingBefore}</span>;
  const written = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: Math.abs(change) < 0.1 ? 1 : 0,
    signDisplay: 'exceptZero',
  }).format(change);
  if (Math.abs(change) < 0.0005) return <span className="tabular text-ink-muted">{written}</span>;
  const isBetter = change > 0 !== moreIsWorse;
  const Mark = change > 0 ? ArrowUp : ArrowDown;
  return (
    <span className={cx('tabular inline-flex items-center gap-0.5', isBetter ? 'text-accent' : 'text-warn')}>
      <Mark aria-hidden="true" className="size-3.5" />
      {written}
    </span>
  );
}
