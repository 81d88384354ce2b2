import { listAdminBusinesses } from '@pricehunt/api-contract';
import { DataTable, useMoments } from '@pricehunt/ui-kit';
import { generatePath } from 'react-router-dom';
import { Answered } from '../../../console/components/answered';
import { RoomLink } from '../../../console/components/room-link';
import { RowSkeleton } from '../../../console/components/row-skeleton';
import { useConsoleQuery } from '../../../console/console-queries';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { ApproveButton } from '../../../console/components/approve-button';

const listedMax = 5;

/** The latest businesses that wait for approval. */
export function BusinessesToReview() {
  const { businesses: words, console: shared, overview } = useMessages();
  const { day } = useMoments();
  const query = useConsoleQuery('businesses', ['to-review'], (api) =>
    api.call(listAdminBusinesses, { query: { status: 'pending' } }),
  );
  return (
    <Answered query={query} whileLoading={<RowSkeleton rows={3} />}>
      {({ items }) =>
        items.length === 0 ? null : (
          <DataTable
            caption={overview.toReviewCaption}
            rows={items.slice(0, listedMax)}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'name',
                name: words.name,
                cell: ({ id, name, storeDomain }) => (
                  <>
                    <RoomLink to={generatePath(routePaths.business, { businessId: id })}>{name}</RoomLink>
                    {storeDomain === null ? null : (
                      <span className="block text-ink-muted wrap-anywhere">{storeDomain}</span>
                    )}
                  </>
                ),
              },
              {
                id: 'owner',
                name: words.owner,
                isLong: true,
                cell: ({ ownerEmail }) => <span className="wrap-anywhere">{ownerEmail ?? shared.none}</span>,
              },
              { id: 'since', name: words.since, isFigure: true, cell: ({ createdAt }) => day(createdAt) },
              {
                id: 'acts',
                name: '',
                isFigure: true,
                cell: (business) => <ApproveButton business={business} size="small" />,
              },
            ]}
          />
        )
      }
    </Answered>
  );
}
