import type { overviewSteps } from '@pricehunt/api-contract/analytics';
import { ButtonLink } from '@pricehunt/ui-kit';
import { Check, Circle } from 'lucide-react';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import type { Overview } from '../../../business/overview-query';
import { useBusiness } from '../../../business/use-business';
import { ResendVerification } from '../../../business/resend-verification';

export function SetupList({ checklist }: Pick<Overview, 'checklist'>) {
  const { setUp: words } = useMessages().dashboard;
  const next = checklist.find(({ step, isDone }) => !isDone && nextStep[step] !== null)?.step;
  return (
    <section aria-labelledby="set-up" className="max-w-190 py-6 first:pt-0">
      <h2 id="set-up" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 text-ink-muted">{words.sentence}</p>
      <ol className="divide-y divide-line border-y border-line">
        {checklist.map(({ step, isDone }) => (
          <Step key={step} step={step} isDone={isDone} isNext={step === next} />
        ))}
      </ol>
    </section>
  );
}

type StepName = (typeof overviewSteps)[number];

/** The page for a step; null for the one done here. */
const nextStep: Readonly<Record<StepName, string | null>> = {
  'verify-email': null,
  'verify-domain': `${routePaths.integrate}?step=domain`,
  'add-products': `${routePaths.integrate}?step=catalog`,
  'connect-orders': `${routePaths.integrate}?step=orders`,
  'test-order': `${routePaths.integrate}?step=test`,
};

interface StepProps {
  readonly step: StepName;
  readonly isDone: boolean;
  readonly isNext: boolean;
}

function Step({ step, isDone, isNext }: StepProps) {
  const { setUp: words } = useMessages().dashboard;
  const { email } = useBusiness();
  const { title, todo, done } = words.steps[step];
  const way = nextStep[step];
  return (
    <li className="grid min-h-20 grid-cols-[1.5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-3 py-4 sm:grid-cols-[1.5rem_minmax(0,1fr)_auto] sm:items-center">
      <Mark isDone={isDone} />
      <div className="min-w-0">
        <h3 className="font-sans text-base font-semibold">
          {title} <span className="sr-only">({isDone ? words.done : words.open})</span>
        </h3>
        <p className="text-sm text-ink-muted wrap-anywhere">{isDone ? done(email) : todo(email)}</p>
      </div>
      {isDone ? null : (
        <div className="col-start-2 justify-self-start sm:col-start-auto sm:justify-self-end">
          {way === null ? (
            <ResendVerification />
          ) : (
            <ButtonLink to={way} size="small" variant={isNext ? 'primary' : 'plain'}>
              {words.go[step]}
            </ButtonLink>
          )}
        </div>
      )}
    </li>
  );
}

function Mark({ isDone }: { readonly isDone: boolean }) {
  if (!isDone) {
    return <Circle aria-hidden="true" className="size-6 text-line-strong" strokeWidth={1.5} />;
  }
  return (
    <span className="flex size-6 items-center justify-center rounded-full bg-accent-soft text-accent">
      <Check aria-hidden="true" className="size-4" strokeWidth={3} />
    </span>
  );
}
