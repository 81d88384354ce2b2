import { findAdminProducts } from '@pricehunt/api-contract/admin-catalog';
import { EmptyState, useFigures } from '@pricehunt/ui-kit';
import { useAddressQuery } from '@pricehunt/web-shell';
import { generatePath } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { FilterBar, SearchFilter } from '../../../console/components/filter-bar';
import { PagedTable } from '../../../console/components/paged-table';
import { RoomLink } from '../../../console/components/room-link';
import { useConsoleList } from '../../../console/console-queries';

export function ProductTable() {
  const { catalog, console: shared } = useMessages();
  const { products: words } = catalog;
  const figure = useFigures();
  const [address] = useAddressQuery();
  const query = address.get('q') ?? '';
  const list = useConsoleList('products', [query], (api, cursor) =>
    api.call(findAdminProducts, { query: { ...cursor, ...(query === '' ? {} : { query }) } }),
  );
  return (
    <>
      <FilterBar clears={['q']} search={<SearchFilter label={words.search} />} />
      <PagedTable
        list={list}
        caption={words.caption}
        rowKey={({ product }) => product.id}
        empty={<EmptyState title={words.empty}>{words.emptySentence}</EmptyState>}
        columns={[
          {
            id: 'product',
            name: words.product,
            cell: ({ product, mergedInto }) => (
              <>
                <RoomLink to={generatePath(routePaths.product, { productId: product.id })}>
                  {product.title}
                </RoomLink>
                <span className="block text-ink-muted">
                  {mergedInto === null ? (product.brand ?? '') : words.mergedInto}
                </span>
              </>
            ),
          },
          {
            id: 'gtin',
            name: words.gtin,
            isForWide: true,
            cell: ({ product }) => (
              <span className="tabular text-ink-muted">{product.gtins[0] ?? shared.none}</span>
            ),
          },
          {
            id: 'offers',
            name: words.offers,
            isFigure: true,
            cell: ({ offerCount }) => figure(offerCount).text,
          },
        ]}
      />
    </>
  );
}
