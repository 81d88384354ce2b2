import { listAdminBusinesses } from '@pricehunt/api-contract/admin-businesses';
import { DataTable, useMoments } from '@pricehunt/ui-kit';
import { Answered } from '../../../console/components/answered';
import { RowSkeleton } from '../../../console/components/row-skeleton';
import { useConsoleQuery } from '../../../console/console-queries';
import { useMessages } from '../../../messages/use-messages';
import { ApproveButton } from '../../../console/components/approve-button';
import { BusinessName } from '../../../console/components/business-name';

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
                cell: (business) => <BusinessName {...business} />,
              },
              {
                id: 'owner',
                name: words.owner,
                namesItself: true,
                cell: ({ ownerEmail }) => <span className="wrap-anywhere">{ownerEmail ?? shared.none}</span>,
              },
              {
                id: 'since',
                name: words.since,
                isFigure: true,
                isForTable: true,
                cell: ({ createdAt }) => day(createdAt),
              },
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
