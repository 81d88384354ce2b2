import { discardJob, getJob } from '@pricehunt/api-contract/admin-jobs';
import type { AdminJob } from '@pricehunt/api-contract/admin-jobs';
import { Dialog, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useAddressQuery } from '@pricehunt/web-shell';
import { useMessages } from '../../../messages/use-messages';
import { ActButton } from '../../../console/components/act-button';
import { Answered } from '../../../console/components/answered';
import { Facts } from '../../../console/components/facts';
import { RecordedFacts } from '../../../console/components/recorded-facts';
import { RetryJobButton } from '../../../console/components/retry-job-button';
import { RowSkeleton } from '../../../console/components/row-skeleton';
import { useConsoleQuery } from '../../../console/console-queries';
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
          { name: words.kind, value: jobName(job.name) },
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
        <RecordedFacts of={JSON.parse(job.payload)} />
      </div>
      {job.state === 'dead' ? <DeadJobActs job={job} onGone={onGone} /> : null}
    </div>
  );
}

function DeadJobActs({ job: { id, name }, onGone }: { readonly job: AdminJob; readonly onGone: () => void }) {
  const { jobs: words } = useMessages();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <RetryJobButton jobId={id} name={name} onDone={onGone} />
      <ActButton
        label={words.discard}
        size="medium"
        title={words.discardTitle}
        sentence={words.discardSentence}
        submit={words.discard}
        isDestructive
        act={(api) => api.call(discardJob, { params: { jobId: id } })}
        renews={['jobs']}
        done={words.discardDone}
        onDone={onGone}
      />
    </div>
  );
}
