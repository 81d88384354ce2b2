import type { LedgerEntryKind, LedgerEntryState } from '@pricehunt/order-attribution';
import { and, asc, desc, eq, gte, lt, sum } from 'drizzle-orm';
import type { Session } from '../../access';
import type { CommissionDecisionRow, LedgerEntryRow } from '../../rows/orders';

/** The sum of a business's entries in one currency, without test orders. */
interface LedgerBalance {
  readonly currency: string;
  readonly dueMinor: number;
  readonly heldMinor: number;
}

export interface LedgerStore {
  addEntries(entries: readonly LedgerEntryRow[]): Promise<void>;
  listOfOrder(orderId: string): Promise<readonly LedgerEntryRow[]>;
  /** Newest first, after the id `after`. */
  listEntries(request: {
    readonly businessId: string;
    readonly kind: LedgerEntryKind | null;
    readonly since: string | null;
    readonly until: string | null;
    readonly after: string | null;
    readonly limit: number;
  }): Promise<readonly LedgerEntryRow[]>;
  /** By currency, in alphabetical order. */
  readBalances(businessId: string): Promise<readonly LedgerBalance[]>;
  addDecision(decision: CommissionDecisionRow): Promise<void>;
  listDecisions(orderIds: readonly string[]): Promise<readonly CommissionDecisionRow[]>;
}

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
