import { ButtonLink, SkeletonBars } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../../page-parts/answered';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { OrderTable } from '../../../order-tables/order-table';
import { latestOrdersQuery } from '../../../business/overview-query';
import { useBusiness } from '../../../business/use-business';

const shownMax = 5;

export function LatestOrders() {
  const { dashboard: words, orders: orderWords } = useMessages();
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const query = useQuery(latestOrdersQuery(openApi, id));
  return (
    <section aria-labelledby="latest-orders" className="py-6">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id="latest-orders" className="grow text-xl">
          {words.latestOrders}
        </h2>
        {query.data?.items.length === 0 ? null : (
          <ButtonLink to={routePaths.orders} size="small">
            {words.allOrders}
          </ButtonLink>
        )}
      </div>
      <Answered
        query={query}
        whileLoading={<SkeletonBars label={orderWords.loading} count={3} className="mb-3 h-8 w-full" />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-muted">{orderWords.emptySentence}</p>
          ) : (
            <OrderTable caption={words.latestOrders} orders={items.slice(0, shownMax)} />
          )
        }
      </Answered>
    </section>
  );
}
