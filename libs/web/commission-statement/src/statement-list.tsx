import type { StatementView } from '@pricehunt/api-contract/commission';
import { Amount, Chip, DataTable, useFigures } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import type { StatementWords } from './messages/english';
import { useStatementDays } from './statement-days';

export interface StatementListProps {
  readonly words: StatementWords;
  readonly statements: readonly StatementView[];
  readonly pathOf: (statementId: string) => string;
}

export function StatementList({ words, statements, pathOf }: StatementListProps) {
  const { month } = useStatementDays();
  const figure = useFigures();
  return (
    <DataTable
      caption={words.listCaption}
      rows={statements}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'month',
          name: words.columns.month,
          cell: ({ id, period, currency }) => (
            <Link to={pathOf(id)} className="row-link font-semibold">
              {`${month(period)} (${currency})`}
            </Link>
          ),
        },
        {
          id: 'state',
          name: words.columns.state,
          namesItself: true,
          cell: ({ state, pendingOrders }) => (
            <span className="inline-flex flex-wrap items-center gap-2">
              <Chip tone={state === 'closed' ? 'good' : 'neutral'}>{words.states[state]}</Chip>
              {pendingOrders === 0 ? null : (
                <span className="text-xs text-ink-muted">{words.pending(figure(pendingOrders))}</span>
              )}
            </span>
          ),
        },
        {
          id: 'orders',
          name: words.orders,
          isFigure: true,
          cell: ({ orders }) => figure(orders).text,
        },
        {
          id: 'revenue',
          name: words.revenue,
          isFigure: true,
          isForTable: true,
          cell: ({ revenue }) => <Amount money={revenue} />,
        },
        {
          id: 'due',
          name: words.due,
          isFigure: true,
          isBesideName: true,
          cell: ({ due }) => <Amount money={due} className="font-semibold" />,
        },
      ]}
    />
  );
}
