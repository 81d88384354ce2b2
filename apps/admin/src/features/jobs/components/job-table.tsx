import { jobStates } from '@pricehunt/api-contract/admin-jobs';
import type { AdminJob } from '@pricehunt/api-contract/admin-jobs';
import { Button, EmptyState, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useAddressQuery } from '@pricehunt/web-shell';
import { useMessages } from '../../../messages/use-messages';
import { FilterBar } from '../../../console/components/filter-bar';
import { RetryJobButton } from '../../../console/components/retry-job-button';
import { useNames } from '../../../console/use-names';
import { PagedTable } from '../../../console/components/paged-table';
import type { JobList } from '../use-job-list';

export interface JobTableProps {
  readonly state: AdminJob['state'];
  readonly list: JobList;
}

export function JobTable({ state, list }: JobTableProps) {
  const { console: shared, jobs: words, names } = useMessages();
  const figure = useFigures();
  const { exactMoment } = useMoments();
  const { jobName } = useNames();
  const [, change] = useAddressQuery();
  const kinds = Object.entries(names.jobs)
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <>
      <FilterBar
        clears={['kind']}
        choices={[
          {
            label: words.state,
            name: 'state',
            fallback: 'dead',
            choices: jobStates.map((value) => ({ value, label: words.states[value] })),
          },
          { label: words.kind, name: 'kind', anyLabel: shared.all, choices: kinds },
        ]}
      />
      <PagedTable
        list={list}
        caption={words.listCaption}
        rowKey={({ id }) => id}
        empty={<EmptyState title={words.empty[state]}>{words.emptySentence}</EmptyState>}
        columns={[
          {
            id: 'job',
            name: words.job,
            cell: ({ name, lastError }) => (
              <>
                <span className="font-semibold">{jobName(name)}</span>
                {lastError === null ? null : (
                  <span className="block max-w-150 truncate text-ink-muted">{lastError}</span>
                )}
              </>
            ),
          },
          {
            id: 'attempts',
            name: words.attempts,
            isFigure: true,
            isForTable: true,
            cell: ({ attempts, attemptsMax }) => words.attemptsOf(figure(attempts), figure(attemptsMax)),
          },
          {
            id: 'when',
            name: state === 'done' || state === 'dead' ? words.ended : words.runs,
            isFigure: true,
            namesItself: true,
            cell: (job) => exactMoment(timeOf(job)),
          },
          {
            id: 'look',
            name: '',
            isFigure: true,
            cell: (job) => (
              <span className="inline-flex flex-wrap items-center justify-end gap-2">
                {job.state === 'dead' ? (
                  <RetryJobButton jobId={job.id} name={job.name} at={timeOf(job)} />
                ) : null}
                <Button
                  size="small"
                  aria-label={words.lookSpoken(jobName(job.name), exactMoment(timeOf(job)))}
                  onClick={() => change({ job: job.id })}
                >
                  {words.look}
                </Button>
              </span>
            ),
          },
        ]}
      />
    </>
  );
}

/** When it ended, will run or was created. */
function timeOf({ endedAt, runAt, createdAt }: AdminJob): string {
  return endedAt ?? runAt ?? createdAt;
}
