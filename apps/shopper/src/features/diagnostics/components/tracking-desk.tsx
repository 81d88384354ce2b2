import type { Tracker } from '@pricehunt/tracking-client';
import { Button, Chip } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { trackingTrials, tryTracking } from '../tracking-trials';
import type { TrackingTrial } from '../tracking-trials';
import type { ReportStep, WatchedStep } from '../watched-services';

export interface TrackingDeskProps {
  readonly makeTracker: (report: ReportStep) => Tracker;
}

/** A button for each tracking action, with a log of its effects. */
export function TrackingDesk({ makeTracker }: TrackingDeskProps) {
  const { diagnostics } = useMessages();
  const [steps, setSteps] = useState<readonly WatchedStep[]>([]);
  const report: ReportStep = (step) => setSteps((known) => [...known, step]);
  const [tracker] = useState(() => makeTracker(report));
  const run = async (trial: TrackingTrial) => {
    const outcome = await tryTracking(tracker, trial);
    report({ kind: 'outcome', text: `${trial}: ${JSON.stringify(outcome)}` });
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {trackingTrials.map((trial) => (
          <Button key={trial} size="small" onClick={() => void run(trial)}>
            {diagnostics.trials[trial]}
          </Button>
        ))}
      </div>
      <div className="mt-8 flex items-center justify-between gap-4">
        <h2 className="text-xl">{diagnostics.log}</h2>
        <Button size="small" variant="quiet" onClick={() => setSteps([])}>
          {diagnostics.clear}
        </Button>
      </div>
      <div role="log" aria-label={diagnostics.log} className="mt-3 border-t border-line pb-10">
        {steps.length === 0 ? <p className="py-3 text-ink-muted">{diagnostics.nothingYet}</p> : null}
        <ol>
          {steps.map((step, index) => (
            <li
              key={index}
              className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline border-b border-line py-2 text-sm"
            >
              <Chip tone={step.kind === 'outcome' ? 'good' : 'neutral'} className="justify-self-start">
                {diagnostics.steps[step.kind]}
              </Chip>
              <code className="min-w-0 font-sans wrap-anywhere">{step.text}</code>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
