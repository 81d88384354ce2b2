import type { TestOrder } from '@pricehunt/api-contract/order-sources';
import { cx } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import { useMessages } from '../../../messages/use-messages';
import { ProblemWords } from '../../../page-parts/problem-words';

type Hop = TestOrder['hops'][number];

export interface HopListProps {
  readonly hops: readonly Hop[];
  readonly isRunning: boolean;
}

/** The steps of a test order with their results. */
export function HopList({ hops, isRunning }: HopListProps) {
  const { test: words } = useMessages().integrate;
  const current = isRunning ? hops.find(({ state }) => state === 'waiting')?.hop : undefined;
  return (
    <ol className="grid">
      {hops.map(({ hop, state, seen, problem, problemReasons }, place) => (
        <li key={hop} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
          <div aria-hidden="true" className="flex flex-col items-center">
            <HopMark state={state} isCurrent={hop === current} />
            {place === hops.length - 1 ? null : (
              <span className={cx('w-0.5 grow', state === 'passed' ? 'bg-accent' : 'min-h-4 bg-line')} />
            )}
          </div>
          <div className="min-w-0 pb-5">
            <p className={cx('font-semibold', state === 'waiting' && hop !== current && 'text-ink-muted')}>
              {words.hops[hop]} <span className="sr-only">({words.states[state]})</span>
            </p>
            {seen === null ? null : <p className="text-sm wrap-anywhere text-ink-muted">{seen}</p>}
            {problem === null ? null : (
              <p className="text-sm text-danger">
                <ProblemWords reasons={problemReasons} sentence={problem} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function HopMark({ state, isCurrent }: { readonly state: Hop['state']; readonly isCurrent: boolean }) {
  return (
    <span
      className={cx(
        'flex size-7 flex-none items-center justify-center rounded-full border transition-colors',
        state === 'passed' && 'border-accent bg-accent text-accent-ink',
        state === 'failed' && 'border-danger bg-danger text-danger-ink',
        state === 'waiting' &&
          (isCurrent ? 'animate-breathe border-accent bg-accent-soft' : 'border-line-strong'),
      )}
    >
      {state === 'passed' ? <Check className="size-4" strokeWidth={3} /> : null}
      {state === 'failed' ? <X className="size-4" strokeWidth={3} /> : null}
    </span>
  );
}
