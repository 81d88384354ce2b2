import { listAdminFeedImports } from '@pricehunt/api-contract/admin-feeds';
import { feedImportStates } from '@pricehunt/api-contract/feeds';
import { useFigures, useMoments } from '@pricehunt/ui-kit';
import { oneOf, useAddressQuery } from '@pricehunt/web-shell';
import { useMessages } from '../../../messages/use-messages';
import { businessColumn } from '../../../console/components/business-column';
import { FilterBar } from '../../../console/components/filter-bar';
import { NothingListed } from '../../../console/components/nothing-listed';
import { PagedTable } from '../../../console/components/paged-table';
import { useConsoleList } from '../../../console/console-queries';
import { RerunButton } from '../../../console/components/rerun-button';
import { isRunUnderWay } from '../run-under-way';
import { RunState } from './run-state';

export function RunTable() {
  const { console: shared, feeds: words } = useMessages();
  const figure = useFigures();
  const { moment } = useMoments();
  const [address] = useAddressQuery();
  const state = oneOf(feedImportStates, address.get('state'));
  const businessId = address.get('business');
  const feedId = address.get('feed');
  const list = useConsoleList(
    'feeds',
    ['runs', state, businessId, feedId],
    (api, cursor) =>
      api.call(listAdminFeedImports, {
        query: {
          ...cursor,
          ...(state === null ? {} : { state }),
          ...(businessId === null ? {} : { businessId }),
          ...(feedId === null ? {} : { feedId }),
        },
      }),
    (row) => isRunUnderWay(row.import.state),
  );
  const isNarrowed = state !== null || businessId !== null || feedId !== null;
  return (
    <>
      <FilterBar
        clears={['state', 'business', 'feed']}
        choices={[
          {
            label: words.state,
            name: 'state',
            anyLabel: shared.all,
            choices: feedImportStates.map((value) => ({ value, label: words.states[value] })),
          },
        ]}
      />
      {businessId === null ? null : <p className="pb-3 text-sm text-ink-muted">{words.ofBusiness}</p>}
      <PagedTable
        list={list}
        caption={words.runsCaption}
        rowKey={(row) => row.import.id}
        empty={<NothingListed isNarrowed={isNarrowed} words={words} />}
        columns={[
          {
            id: 'feed',
            name: words.feed,
            cell: ({ feedName, import: run }) => (
              <>
                <span className="font-semibold wrap-anywhere">{feedName}</span>
                {run.failure === null ? null : (
                  <span className="block text-danger wrap-anywhere">{run.failure}</span>
                )}
              </>
            ),
          },
          businessColumn(words.business),
          {
            id: 'state',
            name: words.state,
            namesItself: true,
            cell: (row) => <RunState state={row.import.state} />,
          },
          {
            id: 'changes',
            name: words.changes,
            isFigure: true,
            isForWide: true,
            cell: ({ import: { applied } }) =>
              words.changesOf(
                figure(applied.createdCount),
                figure(applied.updatedCount),
                figure(applied.removedCount),
              ),
          },
          {
            id: 'started',
            name: words.started,
            isFigure: true,
            isForTable: true,
            cell: ({ import: run }) => (
              <>
                {moment(run.requestedAt)}
                <span className="block text-xs text-ink-muted">{words.startedBy[run.startedBy]}</span>
              </>
            ),
          },
          {
            id: 'rerun',
            name: '',
            isFigure: true,
            cell: (row) => <RerunButton feedId={row.import.feedId} feedName={row.feedName} />,
          },
        ]}
      />
    </>
  );
}
