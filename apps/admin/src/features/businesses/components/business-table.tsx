import { listAdminBusinesses } from '@pricehunt/api-contract/admin-businesses';
import { businessStatuses } from '@pricehunt/business-accounts';
import { useFigures, useMoments } from '@pricehunt/ui-kit';
import { oneOf, useAddressQuery } from '@pricehunt/web-shell';
import { useMessages } from '../../../messages/use-messages';
import { FilterBar, SearchFilter } from '../../../console/components/filter-bar';
import { NothingListed } from '../../../console/components/nothing-listed';
import { PagedTable } from '../../../console/components/paged-table';
import { useConsoleList } from '../../../console/console-queries';
import { ApproveButton } from '../../../console/components/approve-button';
import { BusinessName } from '../../../console/components/business-name';
import { BusinessStatus } from './business-status';

export function BusinessTable() {
  const { businesses: words, console: shared } = useMessages();
  const figure = useFigures();
  const { day } = useMoments();
  const [address] = useAddressQuery();
  const query = address.get('q') ?? '';
  const status = oneOf(businessStatuses, address.get('status'));
  const list = useConsoleList('businesses', [query, status], (api, cursor) =>
    api.call(listAdminBusinesses, {
      query: { ...cursor, ...(query === '' ? {} : { query }), ...(status === null ? {} : { status }) },
    }),
  );
  const counts = list.data?.pages[0]?.counts;
  const isNarrowed = query !== '' || status !== null;
  return (
    <>
      <FilterBar
        clears={['q', 'status']}
        choices={[
          {
            label: words.statusFilter,
            name: 'status',
            anyLabel: shared.all,
            choices: businessStatuses.map((value) => ({
              value,
              label:
                counts === undefined
                  ? words.status[value]
                  : words.withCount(words.status[value], figure(counts[value])),
            })),
          },
        ]}

        search={<SearchFilter label={words.search} />}
      />
      <PagedTable
        list={list}
        caption={words.caption}
        rowKey={({ id }) => id}
        empty={<NothingListed isNarrowed={isNarrowed} words={words} />}
        columns={[
          {
            id: 'name',
            name: words.name,
            cell: (business) => <BusinessName {...business} />,
          },
          {
            id: 'status',
            name: words.statusFilter,
            namesItself: true,
            cell: (business) => <BusinessStatus {...business} />,
          },
          {
            id: 'owner',
            name: words.owner,
            isForTable: true,
            cell: ({ ownerEmail, duplicateCount }) => (
              <span className="wrap-anywhere">
                {ownerEmail ?? shared.none}
                {duplicateCount === 0 ? null : (
                  <span className="block text-ink-muted">{words.duplicates(figure(duplicateCount))}</span>
                )}
              </span>
            ),
          },
          {
            id: 'domains',
            name: words.domains,
            isForWide: true,
            cell: ({ verifiedDomains }) =>
              verifiedDomains.length === 0 ? (
                <span className="text-ink-muted">{shared.none}</span>
              ) : (
                verifiedDomains.join(', ')
              ),
          },
          {
            id: 'since',
            name: words.since,
            isFigure: true,
            isForTable: true,
            cell: ({ createdAt }) => day(createdAt),
          },
          {
            id: 'act',
            name: '',
            isFigure: true,
            cell: (business) =>
              business.status === 'pending' ? <ApproveButton business={business} size="small" /> : null,
          },
        ]}
      />
    </>
  );
}
