import type {
  CommissionDecision,
  LedgerEntryKind,
  LedgerEntryState,
  LedgerMove,
} from '@pricehunt/order-attribution';
import { and, asc, desc, eq, gte, lt, sum } from 'drizzle-orm';
import type { Session } from '../access';

/** Signed amounts; rows are only ever added. Minor units, ISO 8601 in UTC. */
export interface LedgerEntryRow extends LedgerMove {
  /** Sortable by time. */
  readonly id: string;
  readonly businessId: string;
  readonly orderId: string;
  readonly orderName: string;
  readonly currency: string;
  readonly at: string;
  /** The statement that the entry is in, YYYY-MM. */
  readonly period: string;
  readonly isTest: boolean;
}

/** One decision of the operator about the commission of an order; the latest counts. */
export interface CommissionDecisionRow extends CommissionDecision {
  /** Sortable by time. */
  readonly id: string;
  readonly businessId: string;
  readonly orderId: string;
  readonly at: string;
  /** The account of the admin; null for the demo data. */
  readonly byId: string | null;
  readonly currency: string;
  readonly reason: string | null;
}

/** What a business's entries come to in one currency, those of test orders left out. */
interface LedgerBalance {
  readonly currency: string;
  readonly dueMinor: number;
  readonly heldMinor: number;
}

/** The ledger of commission, and what the operator decided about it. */
export interface LedgerStore {
  addEntries(entries: readonly LedgerEntryRow[]): Promise<void>;
  /** The entries of an order, the earliest first. */
  listOfOrder(orderId: string): Promise<readonly LedgerEntryRow[]>;
  /** The entries of a business, the latest first, beginning after the id `after`. */
  listEntries(request: {
    readonly businessId: string;
    readonly kind: LedgerEntryKind | null;
    readonly since: string | null;
    readonly until: string | null;
    readonly after: string | null;
    readonly limit: number;
  }): Promise<readonly LedgerEntryRow[]>;
  /** The balances by currency, in the order of the alphabet. */
  readBalances(businessId: string): Promise<readonly LedgerBalance[]>;
  addDecision(decision: CommissionDecisionRow): Promise<void>;
  /** The decisions about the orders, the earliest first. */
  listDecisions(orderIds: readonly string[]): Promise<readonly CommissionDecisionRow[]>;
}

/** The ledger store over either dialect. */
export function createLedgerStore(session: Session): LedgerStore {
  return {
    addEntries: (entries) =>
      session.writing(async ({ database, tables }) => {
        if (entries.length > 0) await database.insert(tables.ledgerEntries).values([...entries]);
      }),
    async listOfOrder(orderId) {
      const { database, tables } = session.reading;
      const { ledgerEntries: table } = tables;
      return database.select().from(table).where(eq(table.orderId, orderId)).orderBy(asc(table.id));
    },
    async listEntries({ businessId, kind, since, until, after, limit }) {
      const { database, tables } = session.reading;
      const { ledgerEntries: table } = tables;
      return database
        .select()
        .from(table)
        .where(
          and(
            eq(table.businessId, businessId),
            kind === null ? undefined : eq(table.kind, kind),
            since === null ? undefined : gte(table.at, since),
            until === null ? undefined : lt(table.at, until),
            after === null ? undefined : lt(table.id, after),
          ),
        )
        .orderBy(desc(table.id))
        .limit(limit);
    },
    async readBalances(businessId) {
      const { database, tables } = session.reading;
      const { ledgerEntries: table } = tables;
      const rows = await database
        .select({ currency: table.currency, state: table.state, amountMinor: sum(table.amountMinor) })
        .from(table)
        .where(and(eq(table.businessId, businessId), eq(table.isTest, false)))
        .groupBy(table.currency, table.state)
        .orderBy(asc(table.currency));
      const currencies = [...new Set(rows.map(({ currency }) => currency))];
      const of = (currency: string, state: LedgerEntryState) =>
        Number(rows.find((row) => row.currency === currency && row.state === state)?.amountMinor ?? 0);
      return currencies.map((currency) => ({
        currency,
        dueMinor: of(currency, 'due'),
        heldMinor: of(currency, 'held'),
      }));
    },
    addDecision: (decision) =>
      session.writing(async ({ database, tables }) => {
        await database.insert(tables.commissionDecisions).values(decision);
      }),
    async listDecisions(orderIds) {
      if (orderIds.length === 0) return [];
      const { database, tables, isOneOf } = session.reading;
      const { commissionDecisions: table } = tables;
      return database.select().from(table).where(isOneOf(table.orderId, orderIds)).orderBy(asc(table.id));
    },
  };
}
