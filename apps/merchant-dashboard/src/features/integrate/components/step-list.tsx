import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { wizardSteps } from '../use-wizard';
import type { StepState, WizardStep } from '../use-wizard';

export interface StepListProps {
  readonly states: Readonly<Record<WizardStep, StepState>>;
  readonly shown: WizardStep | null;
}

export function StepList({ states, shown }: StepListProps) {
  const { steps: words } = useMessages().integrate;
  return (
    <nav aria-label={words.label}>
      <ol className="grid grid-cols-5 border-y border-line py-2 lg:sticky lg:top-6 lg:grid-cols-1 lg:gap-0 lg:divide-y lg:divide-line lg:py-0">
        {wizardSteps.map((step, place) => (
          <li key={step}>
            <Link
              to={`?step=${step}`}
              aria-current={step === shown ? 'step' : undefined}
              className="flex flex-col items-center gap-1.5 rounded-control py-2 text-center text-xs text-ink-muted max-sm:text-[0.6875rem] max-sm:tracking-tighter no-underline hover:text-ink sm:text-sm aria-[current=step]:font-semibold aria-[current=step]:text-ink lg:flex-row lg:gap-3 lg:rounded-none lg:px-2 lg:py-3.5 lg:text-left lg:text-base"
            >
              <StepMark place={place + 1} state={states[step]} isShown={step === shown} />
              <span className="min-w-0 wrap-anywhere">{words[step]}</span>
              <span className="sr-only">({words[states[step]]})</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepMarkProps {
  readonly place: number;
  readonly state: StepState;
  readonly isShown: boolean;
}

function StepMark({ place, state, isShown }: StepMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex size-7 flex-none items-center justify-center rounded-full border text-sm font-semibold tabular-nums',
        state === 'done'
          ? 'border-transparent bg-accent-soft text-accent'
          : isShown
            ? 'border-ink text-ink'
            : 'border-line-strong',
      )}
    >
      {state === 'done' ? <Check className="size-4" strokeWidth={3} /> : place}
    </span>
  );
}
