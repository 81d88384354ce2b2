import { DataTable, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { Answered } from '../../../console/components/answered';
import { RoomLink } from '../../../console/components/room-link';
import { useNames } from '../../../console/use-names';
import { RowSkeleton } from '../../../console/components/row-skeleton';
import type { JobList } from '../use-job-list';

const counted = ['due', 'delayed', 'running', 'dead'] as const;

export function JobCounts({ list }: { readonly list: JobList }) {
  const { console: shared, jobs: words } = useMessages();
  const figure = useFigures();
  const { moment } = useMoments();
  const { jobName } = useNames();
  return (
    <Answered query={list} whileLoading={<RowSkeleton rows={4} />}>
      {({ pages }) => {
        const counts = pages[0]?.counts ?? [];
        if (counts.length === 0) return <p className="text-ink-muted">{words.nothingQueued}</p>;
        return (
          <DataTable
            caption={words.counts}
            rows={counts}
            rowKey={({ name }) => name}
            columns={[
              {
                id: 'name',
                name: words.kind,
                cell: ({ name, dead }) => (
                  <RoomLink
                    to={`${routePaths.jobs}?kind=${encodeURIComponent(name)}${dead > 0 ? '' : '&state=due'}`}
                  >
                    {jobName(name)}
                  </RoomLink>
                ),
              },
              ...counted.map((state) => ({
                id: state,
                name: words.states[state],
                isFigure: true,
                isSecondary: state === 'delayed',
                cell: (row: (typeof counts)[number]) => (
                  <span className={state === 'dead' && row.dead > 0 ? 'font-semibold text-danger' : ''}>
                    {figure(row[state]).text}
                  </span>
                ),
              })),
              {
                id: 'oldest',
                name: words.oldestDue,
                isFigure: true,
                isForTable: true,
                cell: ({ oldestDueAt }) => (oldestDueAt === null ? shared.none : moment(oldestDueAt)),
              },
            ]}
          />
        );
      }}
    </Answered>
  );
}
