import type { LedgerEntry } from '@pricehunt/api-contract/orders';
import { useStatementDays } from '@pricehunt/commission-statement';
import { Amount, Chip, DataTable, useMoments } from '@pricehunt/ui-kit';
import type { DataColumn } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { useMessages } from '../messages/use-messages';
import { orderPath, statementPath } from '../route-paths';

export interface LedgerTableProps {
  readonly caption: string;
  readonly entries: readonly LedgerEntry[];
  /** Whether rows name their order; they don't on the order's own page. */
  readonly namesOrder: boolean;
}

export function LedgerTable({ caption, entries, namesOrder }: LedgerTableProps) {
  const { receipt: words, orders } = useMessages();
  const { moment } = useMoments();
  const { month } = useStatementDays();
  const { ledgerColumns: names } = words;
  const order: DataColumn<LedgerEntry> = {
    id: 'order',
    name: names.order,
    cell: ({ orderId, orderName }) => (
      <Link to={orderPath(orderId)} className="row-link">
        {orderName}
      </Link>
    ),
  };
  const columns: readonly DataColumn<LedgerEntry>[] = [
    { id: 'when', name: names.when, cell: ({ at }) => <span className="tabular">{moment(at)}</span> },
    ...(namesOrder ? [order] : []),
    {
      id: 'kind',
      namesItself: true,
      name: names.kind,
      cell: ({ kind, isTest }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {words.ledgerKinds[kind]}
          {isTest ? <Chip tone="info">{orders.test}</Chip> : null}
        </span>
      ),
    },
    { id: 'state', name: names.state, namesItself: true, cell: ({ state }) => words.ledgerStates[state] },
    {
      id: 'statement',
      name: names.statement,
      isForTable: true,
      cell: ({ period, amount, state, isTest }) =>
        state === 'held' || isTest ? null : (
          <Link to={statementPath(`${period}-${amount.currency}`)} className="row-link">
            {month(period)}
          </Link>
        ),
    },
    {
      id: 'amount',
      name: names.amount,
      isFigure: true,
      isBesideName: true,
      cell: ({ amount }) => (
        <Amount money={amount} className={amount.amountMinor < 0 ? 'text-warn' : 'font-semibold'} />
      ),
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={entries} rowKey={({ id }) => id} />;
}
