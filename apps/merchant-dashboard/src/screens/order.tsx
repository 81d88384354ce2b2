import { ApiError } from '@pricehunt/api-client';
import {
  Amount,
  ButtonLink,
  Chip,
  EmptyState,
  FigureRow,
  PageHeader,
  SkeletonBlock,
  SkeletonGroup,
} from '@pricehunt/ui-kit';
import type { KeyFigure } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Answered } from '../page-parts/answered';
import { Breadcrumbs } from '../page-parts/breadcrumbs';
import { useBusiness } from '../business/use-business';
import { LedgerTable } from '../order-tables/ledger-table';
import { OrderLines } from '../features/orders/components/order-lines';
import { OrderStateChip } from '../order-tables/order-state-chip';
import { TouchpointTimeline } from '../features/orders/components/touchpoint-timeline';
import { orderQuery } from '../features/orders/requests/order-queries';
import type { OrderReceipt } from '../features/orders/requests/order-queries';
import { useReceiptSentence } from '../features/orders/use-receipt-sentence';
import { useMerchantServices } from '../merchant-services';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

export function Order() {
  const { receipt: words, orders } = useMessages();
  const { orderId = '' } = useParams();
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const query = useQuery(orderQuery(openApi, id, orderId));
  const isUnknown = query.error instanceof ApiError && query.error.details.code === 'order.not-found';
  if (isUnknown) return <NotThere />;
  const name = query.data?.order.name ?? '';
  return (
    <>
      <PageTitle>{words.title(name)}</PageTitle>
      <Breadcrumbs trail={[{ name: orders.title, to: routePaths.orders }]} />
      <PageHeader
        title={words.title(name)}
        actions={query.data === undefined ? undefined : <OrderChips order={query.data.order} />}
      />
      <Answered query={query} whileLoading={<Loading />}>
        {(receipt) => <Receipt receipt={receipt} />}
      </Answered>
    </>
  );
}

function OrderChips({ order }: Pick<OrderReceipt, 'order'>) {
  const { orders: words } = useMessages();
  return (
    <>
      {order.isTest ? <Chip tone="info">{words.test}</Chip> : null}
      <OrderStateChip order={order} />
      {order.state === 'cancelled' ? null : <Chip>{words.payments[order.payment]}</Chip>}
    </>
  );
}

function Receipt({ receipt }: { readonly receipt: OrderReceipt }) {
  const { receipt: words, commission } = useMessages();
  const { statuses } = commission.statement;
  const write = useReceiptSentence();
  const { order, amounts, ledger } = receipt;
  const figures: readonly KeyFigure[] = [
    { id: 'total', name: words.figures.total, value: <Amount money={order.total} /> },
    ...(order.refunded.amountMinor === 0
      ? []
      : [{ id: 'refunded', name: words.figures.refunded, value: <Amount money={order.refunded} /> }]),
    { id: 'base', name: words.figures.base, value: <Amount money={amounts.commissionable} /> },
    {
      id: 'commission',
      name: words.figures.commission,
      value: <Amount money={order.commission} />,
      ...(order.commissionStatus === null ? {} : { note: statuses[order.commissionStatus] }),
    },
  ];
  return (
    <>
      <FigureRow label={words.figures.label} figures={figures} />
      <section aria-labelledby="how" className="py-6">
        <h2 id="how" className="mb-3 text-xl">
          {words.how}
        </h2>
        <ul className="grid max-w-[70ch] gap-2">
          {receipt.receipt.map((sentence, index) => (
            <li key={index}>{write(sentence)}</li>
          ))}
        </ul>
      </section>
      <TouchpointTimeline {...receipt} />
      {receipt.lines.length === 0 ? null : <OrderLines {...receipt} />}
      <section aria-labelledby="ledger" className="py-6">
        <h2 id="ledger" className="mb-3 text-xl">
          {words.ledger}
        </h2>
        {ledger.length === 0 ? (
          <p className="text-ink-muted">{words.ledgerEmpty}</p>
        ) : (
          <LedgerTable caption={words.ledger} entries={ledger} namesOrder={false} />
        )}
      </section>
    </>
  );
}

function NotThere() {
  const { receipt: words, orders } = useMessages();
  return (
    <>
      <PageTitle>{words.notFound}</PageTitle>
      <Breadcrumbs trail={[{ name: orders.title, to: routePaths.orders }]} />
      <EmptyState
        headingLevel={1}
        title={words.notFound}
        action={<ButtonLink to={routePaths.orders}>{words.back}</ButtonLink>}
      >
        {words.notFoundSentence}
      </EmptyState>
    </>
  );
}

function Loading() {
  const { receipt: words } = useMessages();
  return (
    <SkeletonGroup label={words.loading}>
      <SkeletonBlock className="h-24 w-full" />
      <SkeletonBlock className="mt-8 h-6 w-60" />
      <SkeletonBlock className="mt-4 h-40 w-full max-w-160" />
    </SkeletonGroup>
  );
}
