import type { StatementLine, StatementView } from '@pricehunt/api-contract/commission';
import { daysOfMonth, monthIn, statementTotals } from '@pricehunt/order-attribution';
import type { StatementTotals } from '@pricehunt/order-attribution';
import type {
  ClosedStatementRow,
  CommissionDecisionRow,
  StatementOrder,
  StatementPlace,
  Storage,
  Stores,
} from '@pricehunt/storage';
import { decisionView } from '../../merchant-orders/commission-status';
import { latestDecisions } from '../../merchant-orders/latest-decisions';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';

export interface Statement {
  readonly businessId: string;
  readonly period: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly totals: StatementTotals;
  readonly closedAt: string | null;
  readonly isOver: boolean;
  readonly pendingOrders: number;
}

type StatementStores = Pick<Stores, 'statements' | 'businessProfiles'>;

/** Latest first; closed statements as stored, open ones calculated now. */
export async function readStatements(
  stores: StatementStores,
  businessId: string,
  now: Date,
): Promise<readonly Statement[]> {
  const sums = await stores.statements.sumEntries(businessId);
  const pending = await stores.statements.countPending(businessId);
  const closed = await stores.statements.listClosed(businessId);
  const profile = await stores.businessProfiles.findProfile(businessId);
  const today = monthIn(now.getTime(), profile.timeZone);
  const keys = new Map(
    [...sums, ...closed].map(({ period, currency }) => [`${period} ${currency}`, { period, currency }]),
  );
  return [...keys.values()]
    .map(({ period, currency }): Statement => {
      const isThis = (other: { readonly period: string; readonly currency: string }) =>
        other.period === period && other.currency === currency;
      const stored = closed.find(isThis);
      return {
        businessId,
        period,
        currency,
        ...standing(stored, profile.timeZone),
        totals: stored?.totals ?? statementTotals(sums.filter(isThis)),
        isOver: period < today,
        pendingOrders: stored === undefined ? (pending.find(isThis)?.count ?? 0) : 0,
      };
    })
    .sort(
      (left, right) => right.period.localeCompare(left.period) || left.currency.localeCompare(right.currency),
    );
}

function standing(stored: ClosedStatementRow | undefined, timeZone: string) {
  return { timeZone: stored?.timeZone ?? timeZone, closedAt: stored?.closedAt ?? null };
}

/** Unique within the business. */
export function statementIdOf({ period, currency }: Pick<Statement, 'period' | 'currency'>): string {
  return `${period}-${currency}`;
}

/** Throws statement.not-found. */
export async function readStatement(
  { storage, now }: Needs<'storage' | 'now'>,
  key: { readonly businessId: string; readonly statementId: string },
): Promise<Statement> {
  const statements = await readStatements(storage, key.businessId, now());
  const found = statements.find((statement) => statementIdOf(statement) === key.statementId);
  if (found === undefined) throw new Refusal('statement.not-found');
  return found;
}

export async function readStatementLines(
  storage: Storage,
  statement: Statement,
  page: { readonly after: StatementPlace | null; readonly limit: number },
  isForAdmin: boolean,
): Promise<readonly StatementLine[]> {
  const { businessId, period, currency, closedAt } = statement;
  const orders = await storage.statements.listOrders({ businessId, period, currency, ...page });
  const decisionOf = await latestDecisions(
    storage,
    orders.map(({ orderId }) => ({ id: orderId })),
    closedAt,
  );
  const decisions = orders.flatMap(({ orderId }) => decisionOf(orderId) ?? []);
  const byIds = decisions.flatMap(({ byId }) => byId ?? []);
  const emails = isForAdmin
    ? await storage.accounts.findEmails([...new Set(byIds)])
    : new Map<string, string>();
  return orders.map((order) => {
    const decision = decisionOf(order.orderId);
    return lineView(order, currency, decision, emails.get(decision?.byId ?? '') ?? null);
  });
}

export function statementView(statement: Statement): StatementView {
  const { period, currency, timeZone, totals, closedAt, isOver, pendingOrders } = statement;
  return {
    id: statementIdOf(statement),
    period,
    currency,
    ...daysOfMonth(period),
    timeZone,
    isOver,
    closedAt,
    pendingOrders,
    state: closedAt === null ? 'open' : 'closed',
    orders: totals.orders,
    ...totalsView(totals, currency),
  };
}

function lineView(
  order: StatementOrder,
  currency: string,
  decision: CommissionDecisionRow | null,
  by: string | null,
): StatementLine {
  const { orderId, orderName, placedAt, parts } = order;
  const totals = statementTotals(parts);
  return {
    orderId,
    orderName,
    placedAt,
    status: decision?.status ?? (totals.dueMinor === 0 ? null : 'pending'),
    decision: decision === null ? null : decisionView(decision, by),
    ...totalsView(totals, currency),
  };
}

function totalsView(totals: StatementTotals, currency: string) {
  const money = (amountMinor: number) => ({ amountMinor, currency });
  return {
    revenue: money(totals.revenueMinor),
    rateBasisPoints: totals.rateBasisPoints,
    commission: money(totals.commissionMinor),
    corrections: money(totals.correctionsMinor),
    adjustments: money(totals.adjustmentsMinor),
    due: money(totals.dueMinor),
  };
}
