import { ButtonLink, SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';
import { Check, Circle, CircleHelp } from 'lucide-react';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { useSetUp } from '../use-set-up';
import type { SetUpStep } from '../use-set-up';
import { ResendVerification } from './resend-verification';

/** The steps that lead to the first order, done and still to do. */
export function SetUpList() {
  const { setUp: words } = useMessages().dashboard;
  const steps = useSetUp();
  const next = steps?.find(({ id, state }) => state === 'open' && id !== 'email')?.id;
  return (
    <section aria-labelledby="set-up" className="max-w-190 pb-10">
      <h2 id="set-up" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 text-ink-muted">{words.sentence}</p>
      {steps === null ? (
        <Loading />
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {steps.map((step) => (
            <Step key={step.id} step={step} isNext={step.id === next} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Step({ step, isNext }: { readonly step: SetUpStep; readonly isNext: boolean }) {
  const { setUp: words } = useMessages().dashboard;
  return (
    <li className="grid min-h-20 grid-cols-[1.5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-3 py-4 sm:grid-cols-[1.5rem_minmax(0,1fr)_auto] sm:items-center">
      <Mark state={step.state} />
      <div className="min-w-0">
        <h3 className="font-sans text-base font-semibold">
          {step.title} <span className="sr-only">({words[step.state]})</span>
        </h3>
        <p className="text-sm text-ink-muted wrap-anywhere">{step.sentence}</p>
      </div>
      {step.state === 'open' ? (
        <div className="col-start-2 justify-self-start sm:col-start-auto sm:justify-self-end">
          {step.id === 'email' ? (
            <ResendVerification />
          ) : (
            <ButtonLink to={routePaths.integrate} size="small" variant={isNext ? 'primary' : 'plain'}>
              {words.go[step.id]}
            </ButtonLink>
          )}
        </div>
      ) : null}
    </li>
  );
}

function Mark({ state }: { readonly state: SetUpStep['state'] }) {
  if (state === 'done') {
    return (
      <span className="flex size-6 items-center justify-center rounded-full bg-accent-soft text-accent">
        <Check aria-hidden="true" className="size-4" strokeWidth={3} />
      </span>
    );
  }
  const Icon = state === 'open' ? Circle : CircleHelp;
  return <Icon aria-hidden="true" className="size-6 text-line-strong" strokeWidth={1.5} />;
}

function Loading() {
  const { setUp: words } = useMessages().dashboard;
  return (
    <SkeletonGroup label={words.loading}>
      <div className="divide-y divide-line border-y border-line">
        {[0, 1, 2, 3].map((step) => (
          <div key={step} className="flex min-h-20 items-center gap-3 py-4">
            <SkeletonBlock className="size-6 flex-none" />
            <SkeletonBlock className="h-5 w-60 max-w-full" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
