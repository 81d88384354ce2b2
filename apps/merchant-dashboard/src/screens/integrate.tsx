import { ButtonLink, PageHeader, SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useNavigate } from 'react-router-dom';
import { AddSource } from '../features/feeds/components/add-source';
import { RunsAtHand } from '../features/feeds/components/runs-at-hand';
import { SourceList } from '../features/feeds/components/source-list';
import { ApprovalNotice } from '../features/integrate/components/approval-notice';
import { ConnectionHealth } from '../features/integrate/components/connection-health';
import { DomainStep } from '../features/integrate/components/domain-step';
import { EmailStep } from '../features/integrate/components/email-step';
import { OrdersStep } from '../features/integrate/components/orders-step';
import { StepList } from '../features/integrate/components/step-list';
import { TestStep } from '../features/integrate/components/test-step';
import { useWizard, wizardSteps } from '../features/integrate/use-wizard';
import type { WizardStep } from '../features/integrate/use-wizard';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

/** The setup wizard; `?step=` selects a step, by default the first open one. Once done, the connections' health. */
export function Integrate() {
  const { integrate: words } = useMessages();
  const { states, shown } = useWizard();
  const isOpen = wizardSteps.some((step) => states[step] === 'open');
  const isDone = wizardSteps.every((step) => states[step] === 'done');
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader
        title={words.title}
        lead={
          shown === 'health' ? words.health.lead : isDone ? words.doneLead : isOpen ? words.lead : '\u00a0'
        }
      />
      <ApprovalNotice />
      {shown === null ? (
        <Loading />
      ) : shown === 'health' ? (
        <ConnectionHealth />
      ) : (
        <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
          <StepList states={states} shown={shown} />
          <section key={shown} aria-labelledby="step" className="max-w-220 min-w-0">
            <p className="text-sm text-ink-muted">
              {words.steps.of(wizardSteps.indexOf(shown) + 1, wizardSteps.length)}
            </p>
            <h2 id="step" className="mt-1 text-xl">
              {words[shown].title}
            </h2>
            <p className="mt-1 mb-5 max-w-[62ch] text-ink-muted">{words[shown].sentence}</p>
            <Step step={shown} />
            <Way step={shown} isDone={states[shown] === 'done'} />
          </section>
        </div>
      )}
    </>
  );
}

function Loading() {
  return (
    <SkeletonGroup>
      <SkeletonBlock className="h-14 w-full" />
      <SkeletonBlock className="mt-6 h-6 w-60" />
      <SkeletonBlock className="mt-4 h-40 w-full" />
    </SkeletonGroup>
  );
}

function Step({ step }: { readonly step: WizardStep }) {
  switch (step) {
    case 'email':
      return <EmailStep />;
    case 'domain':
      return <DomainStep />;
    case 'catalog':
      return <CatalogStep />;
    case 'orders':
      return <OrdersStep />;
    case 'test':
      return <TestStep />;
  }
}

function CatalogStep() {
  const { catalog: words } = useMessages().integrate;
  const navigate = useNavigate();
  return (
    <>
      <SourceList whereNone={<p className="text-ink-muted">{words.none}</p>} />
      <div className="pt-6">
        <RunsAtHand />
      </div>
      <section aria-labelledby="add-source" className="pt-2 pb-6">
        <h3 id="add-source" className="mb-3 text-lg">
          {words.add}
        </h3>
        <AddSource onAdded={() => void navigate('?step=catalog', { replace: true })} />
      </section>
    </>
  );
}

function Way({ step, isDone }: { readonly step: WizardStep; readonly isDone: boolean }) {
  const { integrate: words } = useMessages();
  const place = wizardSteps.indexOf(step);
  const before = wizardSteps[place - 1];
  const next = wizardSteps[place + 1];
  return (
    <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-5 pb-10">
      {before === undefined ? <span /> : <ButtonLink to={`?step=${before}`}>{words.back}</ButtonLink>}
      {next === undefined ? (
        <ButtonLink to={routePaths.dashboard} variant={isDone ? 'primary' : 'plain'}>
          {words.finish}
        </ButtonLink>
      ) : (
        <ButtonLink to={`?step=${next}`} variant={isDone ? 'primary' : 'plain'}>
          {words.next}
        </ButtonLink>
      )}
    </div>
  );
}
