import type { OrderSummary } from '@pricehunt/api-contract/orders';
import { Amount, Chip, DataTable, useFigures, useMoments } from '@pricehunt/ui-kit';
import type { DataColumn } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { useMessages } from '../messages/use-messages';
import { orderPath, routePaths } from '../route-paths';
import { FilterLink } from '../views/filter-link';
import { useOriginWords } from '../words/use-origin-words';
import { OrderStateChip } from './order-state-chip';

export interface OrderTableProps {
  readonly caption: string;
  readonly orders: readonly OrderSummary[];
}

export function OrderTable({ caption, orders }: OrderTableProps) {
  const { orders: words, commission } = useMessages();
  const { statuses } = commission.statement;
  const { moment } = useMoments();
  const figure = useFigures();
  const { sourceName } = useOriginWords();
  const { columns: names } = words;
  const columns: readonly DataColumn<OrderSummary>[] = [
    { id: 'order', name: names.order, cell: (order) => <NamedOrder order={order} /> },
    {
      id: 'placed',
      namesItself: true,
      name: names.placed,
      cell: ({ placedAt }) => (
        <span className="tabular text-xs text-ink-muted @xl:text-sm @xl:text-ink">{moment(placedAt)}</span>
      ),
    },
    {
      id: 'state',
      name: names.state,
      namesItself: true,
      cell: (order) => (
        <FilterLink path={routePaths.orders} name="state" value={order.state}>
          <OrderStateChip order={order} />
        </FilterLink>
      ),
    },
    {
      id: 'led',
      name: names.ledBy,
      isForWide: true,
      cell: ({ lastTouch, touchCount, state }) =>
        lastTouch === null ? (
          <span className="text-ink-muted">{state === 'waiting' ? words.notKnownYet : words.nothingLed}</span>
        ) : (
          <>
            <span className="line-clamp-2 wrap-anywhere">
              {lastTouch.productTitle ?? sourceName(lastTouch.source)}
            </span>
            <span className="block text-xs text-ink-muted">{words.touches(figure(touchCount))}</span>
          </>
        ),
    },
    {
      id: 'total',
      name: names.total,
      isFigure: true,
      isBesideName: true,
      cell: (order) => <OrderTotal order={order} />,
    },
    {
      id: 'commission',
      name: names.commission,
      isFigure: true,
      isForWide: true,
      cell: ({ commission, commissionStatus }) => (
        <>
          <Amount money={commission} />
          {commissionStatus === null ? null : (
            <span className="ml-1.5 text-xs text-ink-muted @xl:ml-0 @xl:block">
              {statuses[commissionStatus]}
            </span>
          )}
        </>
      ),
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={orders} rowKey={({ id }) => id} />;
}

function NamedOrder({ order: { id, name, source, isTest } }: { readonly order: OrderSummary }) {
  const { orders: words } = useMessages();
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Link to={orderPath(id)} className="row-link font-semibold">
        {name}
      </Link>
      {isTest ? <Chip tone="info">{words.test}</Chip> : null}
      {isTest ? null : <span className="text-xs text-ink-muted">{words.sources[source]}</span>}
    </span>
  );
}

function OrderTotal({ order: { total, refunded } }: { readonly order: OrderSummary }) {
  const { orders: words } = useMessages();
  return (
    <>
      <Amount money={total} className="font-semibold" />
      {refunded.amountMinor === 0 ? null : (
        <span className="ml-1.5 text-xs text-warn @xl:ml-0 @xl:block">
          {words.refundedOf} <Amount money={refunded} />
        </span>
      )}
    </>
  );
}
