import { listAdminRetailers } from '@pricehunt/api-contract/admin-programmes';
import { Chip, EmptyState, useFigures } from '@pricehunt/ui-kit';
import { useAddressQuery } from '@pricehunt/web-shell';
import { generatePath } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { FilterBar, SearchFilter } from '../../../console/components/filter-bar';
import { PagedTable } from '../../../console/components/paged-table';
import { RoomLink } from '../../../console/components/room-link';
import { useConsoleList } from '../../../console/console-queries';

/** All shops, and whether links to them carry an affiliate ID. */
export function RetailerTable() {
  const { retailers: words } = useMessages();
  const figure = useFigures();
  const [address] = useAddressQuery();
  const query = address.get('q') ?? '';
  const list = useConsoleList('retailers', [query], (api, cursor) =>
    api.call(listAdminRetailers, { query: { ...cursor, ...(query === '' ? {} : { query }) } }),
  );
  return (
    <>
      <FilterBar clears={['q']} search={<SearchFilter label={words.search} />} />
      <PagedTable
        list={list}
        caption={words.allCaption}
        rowKey={({ domain }) => domain}
        empty={<EmptyState title={words.empty}>{words.emptySentence}</EmptyState>}
        columns={[
          {
            id: 'retailer',
            name: words.retailer,
            cell: ({ name, domain }) => (
              <>
                <span className="font-semibold">{name}</span>
                <span className="block text-ink-muted wrap-anywhere">{domain}</span>
              </>
            ),
          },
          {
            id: 'links',
            name: words.links,
            namesItself: true,
            cell: ({ isTagged, programmeId }) => (
              <span className="inline-flex flex-wrap items-center gap-3">
                <Chip tone={isTagged ? 'good' : 'neutral'}>{isTagged ? words.tagged : words.untagged}</Chip>
                {programmeId === null ? null : (
                  <RoomLink to={generatePath(routePaths.programme, { programmeId })}>{words.edit}</RoomLink>
                )}
              </span>
            ),
          },
          {
            id: 'shipping',
            name: words.shipping.title,
            namesItself: true,
            cell: ({ domain }) => (
              <RoomLink to={generatePath(routePaths.shopShipping, { retailerDomain: domain })}>
                {words.shipping.edit}
              </RoomLink>
            ),
          },
          {
            id: 'offers',
            name: words.offers,
            isFigure: true,
            isForTable: true,
            cell: ({ offerCount }) => figure(offerCount).text,
          },
        ]}
      />
    </>
  );
}
