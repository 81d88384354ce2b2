import { listAdminFeeds } from '@pricehunt/api-contract/admin-feeds';
import { Chip, EmptyState, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useAddressQuery } from '@pricehunt/web-shell';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { businessColumn } from '../../../console/components/business-column';
import { FilterBar } from '../../../console/components/filter-bar';
import { PagedTable } from '../../../console/components/paged-table';
import { RoomLink } from '../../../console/components/room-link';
import { useConsoleList } from '../../../console/console-queries';
import { RerunButton } from '../../../console/components/rerun-button';
import { isRunUnderWay } from '../run-under-way';
import { RunState } from './run-state';

export function FeedTable() {
  const { console: shared, feeds: words } = useMessages();
  const figure = useFigures();
  const { moment } = useMoments();
  const [address] = useAddressQuery();
  const businessId = address.get('business');
  const list = useConsoleList(
    'feeds',
    ['feeds', businessId],
    (api, cursor) =>
      api.call(listAdminFeeds, { query: { ...cursor, ...(businessId === null ? {} : { businessId }) } }),
    ({ feed }) => feed.latestImport !== null && isRunUnderWay(feed.latestImport.state),
  );
  return (
    <>
      {businessId === null ? null : (
        <>
          <p className="pb-3 text-sm text-ink-muted">{words.ofBusiness}</p>
          <FilterBar clears={['business']} />
        </>
      )}
      <PagedTable
        list={list}
        caption={words.feedsCaption}
        rowKey={({ feed }) => feed.id}
        empty={<EmptyState title={words.noFeeds}>{words.noFeedsSentence}</EmptyState>}
        columns={[
          {
            id: 'feed',
            name: words.feed,
            cell: ({ feed }) => (
              <>
                <RoomLink to={`${routePaths.feeds}?feed=${encodeURIComponent(feed.id)}`}>
                  {feed.name}
                </RoomLink>
                {feed.link === null ? null : (
                  <span className="block max-w-120 truncate text-ink-muted @max-xl:hidden">{feed.link}</span>
                )}
              </>
            ),
          },
          businessColumn(words.business),
          {
            id: 'latest',
            name: words.latest,
            namesItself: true,
            cell: ({ feed }) =>
              feed.latestImport === null ? shared.never : <RunState state={feed.latestImport.state} />,
          },
          {
            id: 'items',
            name: words.items,
            isFigure: true,
            cell: ({ feed }) => figure(feed.itemCount).text,
          },
          {
            id: 'next',
            name: words.nextRun,
            isFigure: true,
            isForWide: true,
            cell: ({ feed }) =>
              feed.isPaused ? (
                <Chip>{words.paused}</Chip>
              ) : feed.nextRunAt === null ? (
                shared.never
              ) : (
                moment(feed.nextRunAt)
              ),
          },
          {
            id: 'rerun',
            name: '',
            isFigure: true,
            cell: ({ feed }) => <RerunButton feedId={feed.id} feedName={feed.name} />,
          },
        ]}
      />
    </>
  );
}
