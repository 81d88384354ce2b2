import { decimalFromMoney } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import { businessDays } from '@pricehunt/order-attribution';
import type { StatementLine } from '@pricehunt/api-contract/commission';
import type { StatementPlace, Storage } from '@pricehunt/storage';
import type { CsvValue } from '../../answers/send-csv';
import { readStatementLines, statementView } from './read-statements';
import type { Statement } from './read-statements';

const rowsAtOnce = 500;
const head = [
  ...['period', 'order', 'placed_at', 'status', 'reason', 'currency', 'revenue', 'rate_percent'],
  ...['commission', 'corrections', 'adjustments', 'due'],
];

export async function* statementRows(
  storage: Storage,
  statement: Statement,
): AsyncGenerator<readonly CsvValue[]> {
  yield head;
  const days = businessDays(statement.timeZone);
  for (let after: StatementPlace | null = null; ;) {
    const page: readonly StatementLine[] = await readStatementLines(
      storage,
      statement,
      { after, limit: rowsAtOnce },
      false,
    );
    for (const line of page) {
      const { orderName, placedAt, status, decision } = line;
      const written = days.written(new Date(placedAt));
      yield [statement.period, orderName, written, status, decision?.reason ?? null, ...amounts(line)];
    }
    after = page.at(-1) ?? null;
    if (page.length < rowsAtOnce) break;
  }
  yield [statement.period, 'total', null, null, null, ...amounts(statementView(statement))];
}

type Amounts = Pick<
  StatementLine,
  'revenue' | 'rateBasisPoints' | 'commission' | 'corrections' | 'adjustments' | 'due'
>;

function amounts(row: Amounts): readonly CsvValue[] {
  const decimal = (money: Money) => ({ number: decimalFromMoney(money) });
  return [
    ...[row.revenue.currency, decimal(row.revenue)],
    row.rateBasisPoints === null ? null : row.rateBasisPoints / 100,
    ...[decimal(row.commission), decimal(row.corrections), decimal(row.adjustments), decimal(row.due)],
  ];
}
