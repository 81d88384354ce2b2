import type { OperatorFeed } from '@pricehunt/api-contract/operator-feeds';
import { DataTable, EmptyState, useFigures, useMoments } from '@pricehunt/ui-kit';
import { generatePath } from 'react-router-dom';
import { RoomLink } from '../../../console/components/room-link';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { FeedState } from './feed-state';

/** Affiliate feeds, failed ones first. */
export function OperatorFeedTable({ feeds }: { readonly feeds: readonly OperatorFeed[] }) {
  const { console: shared, operatorFeeds: words } = useMessages();
  const figure = useFigures();
  const { moment } = useMoments();
  if (feeds.length === 0) return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>;
  return (
    <DataTable
      caption={words.caption}
      rows={feeds.toSorted((one, other) => rankOf(one) - rankOf(other))}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'feed',
          name: words.feed,
          cell: (feed) => (
            <>
              <RoomLink to={generatePath(routePaths.operatorFeed, { feedId: feed.id })}>{feed.name}</RoomLink>
              <span className="block text-sm text-ink-muted @max-xl:hidden">
                {feed.shownLink === null
                  ? words.networks[feed.preset]
                  : `${words.networks[feed.preset]}, ${feed.shownLink}`}
              </span>
            </>
          ),
        },
        { id: 'state', name: words.state, namesItself: true, cell: (feed) => <FeedState feed={feed} /> },
        {
          id: 'offers',
          name: words.offers,
          namesItself: true,
          cell: ({ counts }) => words.offersOf(figure(counts.shown), figure(counts.matched)),
        },
        {
          id: 'last',
          name: words.lastRun,
          isFigure: true,
          isForTable: true,
          cell: ({ latestImport }) =>
            latestImport === null ? shared.never : moment(latestImport.requestedAt),
        },
        {
          id: 'next',
          name: words.nextRun,
          isFigure: true,
          isForWide: true,
          cell: ({ nextRunAt }) => (nextRunAt === null ? shared.never : moment(nextRunAt)),
        },
      ]}
    />
  );
}

function rankOf({ endedAt, latestImport, shops }: OperatorFeed): number {
  return latestImport?.state === 'failed' || (shops.length === 0 && endedAt === null) ? 0 : 1;
}
