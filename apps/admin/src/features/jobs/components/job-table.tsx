import { jobStates } from '@pricehunt/api-contract/admin-jobs';
import type { AdminJob } from '@pricehunt/api-contract/admin-jobs';
import { Button, EmptyState, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useAddressQuery } from '@pricehunt/web-shell';
import { useMessages } from '../../../messages/use-messages';
import { ChoiceFilter, FilterBar } from '../../../console/components/filter-bar';
import { RetryJobButton } from '../../../console/components/retry-job-button';
import { useNames } from '../../../console/use-names';
import { PagedTable } from '../../../console/components/paged-table';
import type { JobList } from '../use-job-list';

export interface JobTableProps {
  readonly state: AdminJob['state'];
  readonly list: JobList;
}

export function JobTable({ state, list }: JobTableProps) {
  const { jobs: words } = useMessages();
  const figure = useFigures();
  const { moment } = useMoments();
  const { jobName } = useNames();
  const [, change] = useAddressQuery();
  return (
    <>
      <FilterBar clears={['kind']}>
        <ChoiceFilter
          label={words.state}
          name="state"
          fallback="dead"
          choices={jobStates.map((value) => ({ value, label: words.states[value] }))}
        />
      </FilterBar>
      <PagedTable
        list={list}
        caption={words.listCaption}
        rowKey={({ id }) => id}
        empty={<EmptyState title={words.empty[state]}>{words.emptySentence}</EmptyState>}
        columns={[
          {
            id: 'job',
            name: words.job,
            cell: ({ name, id, lastError }) => (
              <>
                <span className="font-semibold">{jobName(name)}</span>{' '}
                <span className="font-mono text-xs text-ink-muted wrap-anywhere">{id}</span>
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
            cell: ({ attempts, attemptsMax }) => words.attemptsOf(figure(attempts), figure(attemptsMax)),
          },
          {
            id: 'when',
            name: state === 'done' || state === 'dead' ? words.ended : words.runs,
            isFigure: true,
            cell: ({ runAt, endedAt, createdAt }) => moment(endedAt ?? runAt ?? createdAt),
          },
          {
            id: 'look',
            name: '',
            isFigure: true,
            cell: ({ id, name, state: own }) => (
              <span className="inline-flex flex-wrap items-center justify-end gap-2">
                {own === 'dead' ? <RetryJobButton jobId={id} name={name} isInRow /> : null}
                <Button
                  size="small"
                  aria-label={words.lookSpoken(jobName(name), id)}
                  onClick={() => change({ job: id })}
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
