import { downloadOrders } from '@pricehunt/api-contract/orders';
import { PageHeader, Renewing, SkeletonBlock, SkeletonGroup, useFigures } from '@pricehunt/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Answered } from '../../../page-parts/answered';
import { DownloadLink } from '../../../page-parts/download-link';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { useBusiness } from '../../../business/use-business';
import { SavedViews } from '../../../views/saved-views';
import { useMoneyWords } from '../../../traffic/use-money-words';
import { useOrderFilters } from '../order-filters';
import { ordersQuery } from '../requests/order-queries';
import { OrderFilterBar } from './order-filter-bar';
import { OrderTable } from '../../../order-tables/order-table';
import { MoreButton } from '../../../page-parts/more-button';
import { NothingListed } from '../../../page-parts/nothing-listed';

export function OrderList() {
  const { orders: words } = useMessages();
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const figure = useFigures();
  const { several } = useMoneyWords();
  const narrowing = useOrderFilters();
  const { filters, isNarrowed, clear } = narrowing;
  const query = useInfiniteQuery(ordersQuery(openApi, id, filters));
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <SavedViews />
            <DownloadLink addressOf={(api) => api.addressOf(downloadOrders, { query: filters })}>
              {words.csv}
            </DownloadLink>
          </>
        }
      />
      <OrderFilterBar {...narrowing} />
      <Answered query={query} whileLoading={<Loading />}>
        {({ pages }) => {
          const orders = pages.flatMap(({ items }) => items);
          const { total, amounts } = pages.at(-1) ?? { total: 0, amounts: [] };
          if (orders.length === 0)
            return <NothingListed isNarrowed={isNarrowed} onClear={clear} words={words} />;
          return (
            <>
              <p role="status" className="pb-2 text-sm text-ink-muted">
                {words.total(figure(total), several(amounts))}
              </p>
              <Renewing isStale={query.isPlaceholderData}>
                <OrderTable caption={words.caption} orders={orders} />
              </Renewing>
              <MoreButton query={query}>{words.more}</MoreButton>
            </>
          );
        }}
      </Answered>
    </>
  );
}

function Loading() {
  const { orders: words } = useMessages();
  return (
    <SkeletonGroup label={words.loading}>
      <div className="divide-y divide-line border-y border-line">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <div key={row} className="flex items-center gap-5 py-3.5">
            <SkeletonBlock className="h-5 w-24 flex-none" />
            <SkeletonBlock className="h-5 grow" />
            <SkeletonBlock className="h-5 w-20 flex-none" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
