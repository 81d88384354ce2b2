import type { FeedImport } from '@pricehunt/api-contract/feeds';
import { DataTable, SkeletonBlock, SkeletonGroup, useFigures, useMoments } from '@pricehunt/ui-kit';
import type { DataColumn } from '@pricehunt/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Answered } from '../../../page-parts/answered';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { runPath } from '../../../route-paths';
import { useBusiness } from '../../../business/use-business';
import { runsQuery } from '../requests/feed-queries';
import { RunStateChip } from './run-state-chip';
import { MoreButton } from '../../../page-parts/more-button';

export interface RunTableProps {
  readonly feedId: string;
  /** The latest import, which may be newer than the list. */
  readonly latest: FeedImport | null;
}

export function RunTable({ feedId, latest }: RunTableProps) {
  const { feeds } = useMessages();
  const { runTable: words, source } = feeds;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const { moment } = useMoments();
  const figure = useFigures();
  const query = useInfiniteQuery(runsQuery(openApi, id, feedId));
  const counted = (count: (run: FeedImport) => number | undefined) => (run: FeedImport) => {
    const value = count(run);
    return value === undefined ? '–' : figure(value).text;
  };
  const columns: readonly DataColumn<FeedImport>[] = [
    {
      id: 'when',
      name: words.when,
      cell: (run) => (
        <Link to={runPath(feedId, run.id)} className="row-link">
          {moment(run.requestedAt)}
        </Link>
      ),
    },
    { id: 'state', name: words.state, cell: ({ state }) => <RunStateChip state={state} /> },
    {
      id: 'startedBy',
      name: words.startedBy,
      isForWide: true,
      cell: ({ startedBy }) => words.starters[startedBy],
    },
    { id: 'created', name: words.created, isFigure: true, cell: counted((run) => run.applied.createdCount) },
    { id: 'updated', name: words.updated, isFigure: true, cell: counted((run) => run.applied.updatedCount) },
    { id: 'removed', name: words.removed, isFigure: true, cell: counted((run) => run.applied.removedCount) },
    {
      id: 'rejected',
      name: words.rejected,
      isFigure: true,
      cell: counted((run) => run.preview?.rejectedCount),
    },
  ];
  return (
    <Answered
      query={query}
      whileLoading={
        <SkeletonGroup label={source.loadingRuns}>
          <SkeletonBlock className="h-10 w-full" />
          <SkeletonBlock className="mt-2 h-10 w-full" />
        </SkeletonGroup>
      }
    >
      {({ pages }) => {
        const runs = withLatest(
          pages.flatMap(({ items }) => items),
          latest,
        );
        if (runs.length === 0) return <p className="text-ink-muted">{source.noRun}</p>;
        return (
          <>
            <DataTable caption={words.caption} columns={columns} rows={runs} rowKey={({ id: key }) => key} />
            <MoreButton query={query} size="small">
              {source.more}
            </MoreButton>
          </>
        );
      }}
    </Answered>
  );
}

function withLatest(runs: readonly FeedImport[], latest: FeedImport | null): readonly FeedImport[] {
  return latest === null ? runs : [latest, ...runs.filter(({ id }) => id !== latest.id)];
}
