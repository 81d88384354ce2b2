import type { StatementLine, StatementView } from '@pricehunt/api-contract/commission';
import { Amount, CheckboxField, DataTable, useFigures } from '@pricehunt/ui-kit';
import type { DataColumn } from '@pricehunt/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CommissionStatusChip } from './commission-status-chip';
import type { StatementWords } from './messages/english';
import { useStatementDays } from './statement-days';

interface ChosenOrders {
  readonly ids: ReadonlySet<string>;
  readonly choose: (orderIds: readonly string[], areChosen: boolean) => void;
}

export interface StatementSheetProps {
  readonly words: StatementWords;
  readonly businessName: string;
  readonly statement: StatementView;
  readonly lines: readonly StatementLine[];
  /** Null when the app has no order page. */
  readonly orderPath: ((orderId: string) => string) | null;
  readonly chosen?: ChosenOrders;
  /** Shown below the orders. */
  readonly children?: ReactNode;
}

/** One statement with its totals and orders, made for printing. */
export function StatementSheet(props: StatementSheetProps) {
  const { words, lines, chosen, children } = props;
  return (
    <div className="print:[&_table]:text-[8pt] print:[&_td]:py-1! print:[&_th]:py-1! print:[&_tr]:break-inside-avoid">
      <Opening {...props} />
      <section aria-labelledby="statement-orders" className="pt-8">
        <h2 id="statement-orders" className="mb-3 text-xl">
          {words.linesTitle}
        </h2>
        {chosen === undefined ? null : <ChooseMany words={words} lines={lines} chosen={chosen} />}
        <Lines {...props} />
        {children}
      </section>
    </div>
  );
}

function Opening({ words, businessName, statement }: StatementSheetProps) {
  const { calendarDay, dayIn, rate } = useStatementDays();
  const figure = useFigures();
  const { from, to, timeZone, closedAt, isOver, rateBasisPoints, pendingOrders } = statement;
  const state =
    closedAt !== null
      ? words.stateSentences.closed(dayIn(closedAt, timeZone))
      : isOver
        ? words.stateSentences.open
        : words.stateSentences.running;
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        <dt className="text-ink-muted">{words.issuedBy}</dt>
        <dd>{words.issuer}</dd>
        <dt className="text-ink-muted">{words.issuedFor}</dt>
        <dd className="font-semibold">{businessName}</dd>
        <dt className="text-ink-muted">{words.period}</dt>
        <dd>{words.periodDays(calendarDay(from), calendarDay(to), timeZone)}</dd>
      </dl>
      <p className="mt-3 text-sm text-ink-muted">
        {state}
        {pendingOrders === 0 ? null : ` ${words.pending(figure(pendingOrders))}.`}
      </p>
      <section aria-label={words.figures} className="mt-6 max-w-160">
        <dl className="border-t border-line-strong">
          <Total name={words.orders}>{figure(statement.orders).text}</Total>
          <Total name={words.revenue} note={words.revenueNote}>
            <Amount money={statement.revenue} />
          </Total>
          <Total name={words.rate}>{rateBasisPoints === null ? '–' : rate(rateBasisPoints)}</Total>
          <Total name={words.commission}>
            <Amount money={statement.commission} />
          </Total>
          <Total name={words.corrections} note={words.correctionsNote}>
            <Amount money={statement.corrections} />
          </Total>
          <Total name={words.adjustments} note={words.adjustmentsNote}>
            <Amount money={statement.adjustments} />
          </Total>
          <div className="flex items-baseline justify-between gap-4 border-b-2 border-ink py-3 text-lg font-semibold">
            <dt>{words.due}</dt>
            <dd className="tabular text-right">
              <Amount money={statement.due} />
            </dd>
          </div>
        </dl>
      </section>
    </>
  );
}

function Total({
  name,
  note,
  children,
}: {
  readonly name: string;
  readonly note?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line py-2">
      <dt className="min-w-0">
        {name}
        {note === undefined ? null : <span className="block text-xs text-ink-muted">{note}</span>}
      </dt>
      <dd className="tabular flex-none text-right">{children}</dd>
    </div>
  );
}

function ChooseMany({
  words,
  lines,
  chosen,
}: {
  readonly words: StatementWords;
  readonly lines: readonly StatementLine[];
  readonly chosen: ChosenOrders;
}) {
  const all = lines.map(({ orderId }) => orderId);
  const pending = lines.filter(({ status }) => status === 'pending').map(({ orderId }) => orderId);
  const isAll = (ids: readonly string[]) => ids.length > 0 && ids.every((id) => chosen.ids.has(id));
  return (
    <div className="flex flex-wrap gap-x-6 pb-2 text-sm print:hidden">
      <CheckboxField
        label={words.chooseAll}
        checked={isAll(all)}
        onChange={({ target }) => chosen.choose(all, target.checked)}
      />
      {pending.length === 0 ? null : (
        <CheckboxField
          label={words.choosePending}
          checked={isAll(pending)}
          onChange={({ target }) => chosen.choose(pending, target.checked)}
        />
      )}
    </div>
  );
}

function Lines({ words, statement, lines, orderPath, chosen }: StatementSheetProps) {
  const { dayIn, rate } = useStatementDays();
  const { timeZone } = statement;
  const { columns: names } = words;
  const amount = (
    id: 'revenue' | 'commission' | 'corrections' | 'adjustments' | 'due',
    name: string,
  ): DataColumn<StatementLine> => ({
    id,
    name,
    isFigure: true,
    cell: (line) =>
      line[id].amountMinor === 0 && mayBeEmpty.includes(id) ? null : (
        <Amount money={line[id]} className={id === 'due' ? 'font-semibold' : undefined} />
      ),
  });
  const columns: readonly DataColumn<StatementLine>[] = [
    {
      id: 'order',
      name: names.order,
      cell: ({ orderId, orderName }) => (
        <span className="inline-flex items-center gap-2.5">
          {chosen === undefined ? null : (
            <CheckboxField
              label={null}
              aria-label={words.choose(orderName)}
              checked={chosen.ids.has(orderId)}
              className="print:hidden"
              onChange={({ target }) => chosen.choose([orderId], target.checked)}
            />
          )}
          {orderPath === null ? (
            <span className="font-semibold">{orderName}</span>
          ) : (
            <Link to={orderPath(orderId)} className="row-link font-semibold">
              {orderName}
            </Link>
          )}
        </span>
      ),
    },
    {
      id: 'placed',
      name: names.placed,
      isForWide: true,
      cell: ({ placedAt }) => <span className="tabular">{dayIn(placedAt, timeZone)}</span>,
    },
    {
      id: 'status',
      name: names.status,
      namesItself: true,
      cell: (line) =>
        line.status === null ? null : <LineStatus words={words} line={line} timeZone={timeZone} />,
    },
    amount('revenue', names.revenue),
    {
      id: 'rate',
      name: names.rate,
      isFigure: true,
      isForWide: true,
      cell: ({ rateBasisPoints }) => (rateBasisPoints === null ? null : rate(rateBasisPoints, 1)),
    },
    { ...amount('commission', words.commission), isForTable: true },
    ...(['corrections', 'adjustments'] as const)
      .filter((id) => lines.some((line) => line[id].amountMinor !== 0))
      .map((id) => amount(id, words[id])),
    { ...amount('due', names.due), isBesideName: true },
  ];
  return (
    <DataTable
      caption={words.linesCaption}
      columns={columns}
      rows={lines}
      rowKey={({ orderId }) => orderId}
    />
  );
}

/** Columns whose cell is empty for zero. */
const mayBeEmpty: readonly string[] = ['corrections', 'adjustments'];

function LineStatus({
  words,
  line: { status, decision },
  timeZone,
}: {
  readonly words: StatementWords;
  readonly line: StatementLine;
  readonly timeZone: string;
}) {
  const { dayIn } = useStatementDays();
  return (
    <>
      {status === null ? null : <CommissionStatusChip words={words} status={status} />}
      {decision === null || decision.reason === null ? null : (
        <span className="mt-1 block max-w-52 text-xs wrap-anywhere print:mt-0 print:text-[8pt]">
          {decision.reason}
        </span>
      )}
      {decision === null || decision.by === null ? null : (
        <span className="block text-xs text-ink-muted wrap-anywhere print:hidden">
          {words.decidedBy(decision.by, dayIn(decision.at, timeZone))}
        </span>
      )}
    </>
  );
}
