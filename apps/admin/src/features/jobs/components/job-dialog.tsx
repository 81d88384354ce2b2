import { discardJob, getJob, retryJob } from '@pricehunt/api-contract';
import type { AdminJob } from '@pricehunt/api-contract';
import { Button, Dialog, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useAddressQuery } from '@pricehunt/web-shell';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { ActButton } from '../../../console/components/act-button';
import { Answered } from '../../../console/components/answered';
import { Facts } from '../../../console/components/facts';
import { RowSkeleton } from '../../../console/components/row-skeleton';
import { useAct, useConsoleQuery } from '../../../console/console-queries';
import { useNames } from '../../../console/use-names';

/** Details of the job in the URL, with buttons to retry or delete a failed one. */
export function JobDialog() {
  const { jobs: words } = useMessages();
  const [address, change] = useAddressQuery();
  const jobId = address.get('job');
  const close = () => change({ job: null });
  return (
    <Dialog open={jobId !== null} onClose={close} title={words.job}>
      {jobId === null ? null : <OneJob jobId={jobId} onGone={close} />}
    </Dialog>
  );
}

function OneJob({ jobId, onGone }: { readonly jobId: string; readonly onGone: () => void }) {
  const query = useConsoleQuery('jobs', ['one', jobId], (api) => api.call(getJob, { params: { jobId } }));
  return (
    <Answered query={query} whileLoading={<RowSkeleton rows={4} />}>
      {({ job }) => <JobFacts job={job} onGone={onGone} />}
    </Answered>
  );
}

function JobFacts({ job, onGone }: { readonly job: AdminJob; readonly onGone: () => void }) {
  const { console: shared, jobs: words } = useMessages();
  const figure = useFigures();
  const { exactMoment } = useMoments();
  const { jobName } = useNames();
  return (
    <div className="grid gap-5">
      <Facts
        facts={[
          { name: words.kind, value: `${jobName(job.name)} (${job.name})` },
          { name: words.state, value: words.states[job.state] },
          { name: words.attempts, value: words.attemptsOf(figure(job.attempts), figure(job.attemptsMax)) },
          { name: words.made, value: exactMoment(job.createdAt) },
          { name: words.runs, value: job.runAt === null ? shared.never : exactMoment(job.runAt) },
          { name: words.ended, value: job.endedAt === null ? shared.never : exactMoment(job.endedAt) },
          { name: words.lastError, value: job.lastError ?? shared.none },
        ]}
      />
      <div>
        <h3 className="pb-2 text-base">{words.payload}</h3>
        <pre className="max-h-60 overflow-auto rounded-control border border-line p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
          {job.payload}
        </pre>
      </div>
      {job.state === 'dead' ? <DeadJobActs jobId={job.id} onGone={onGone} /> : null}
    </div>
  );
}

function DeadJobActs({ jobId, onGone }: { readonly jobId: string; readonly onGone: () => void }) {
  const { jobs: words } = useMessages();
  const { show } = useToast();
  const sentenceOf = useFailureSentence();
  const { mutate, isPending, error } = useAct(
    (api) => api.call(retryJob, { params: { jobId } }),
    ['jobs'],
    () => {
      show({ title: words.retryDone, tone: 'good' });
      onGone();
    },
  );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary" busy={isPending} onClick={() => mutate(undefined)}>
        {words.retry}
      </Button>
      <ActButton
        label={words.discard}
        size="medium"
        title={words.discardTitle}
        sentence={words.discardSentence}
        submit={words.discard}
        isDestructive
        act={(api) => api.call(discardJob, { params: { jobId } })}
        renews={['jobs']}
        done={words.discardDone}
        onDone={onGone}
      />
      {error === null ? null : (
        <p role="alert" className="text-sm text-danger">
          {sentenceOf(error)}
        </p>
      )}
    </div>
  );
}
