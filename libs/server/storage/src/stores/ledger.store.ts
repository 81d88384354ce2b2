import type { LedgerMove } from '@pricehunt/order-attribution';
import { and, asc, desc, eq, gte, lt, sum } from 'drizzle-orm';
import type { Session } from '../access';

/** A signed amount; rows are only ever added. Minor units, ISO 8601 in UTC. */
export interface LedgerEntryRow {
  /** Sortable by time. */
  readonly id: string;
  readonly businessId: string;
  readonly orderId: string;
  readonly orderName: string;
  readonly kind: LedgerMove['kind'];
  readonly state: 'pending' | 'held';
  readonly amountMinor: number;
  readonly currency: string;
  readonly at: string;
  readonly isTest: boolean;
}

/** What a business's entries come to in one currency, those of test orders left out. */
interface LedgerBalance {
  readonly currency: string;
  readonly pendingMinor: number;
  readonly heldMinor: number;
}

/** The ledger of commission. */
export interface LedgerStore {
  addEntries(entries: readonly LedgerEntryRow[]): Promise<void>;
  /** The entries of an order, the earliest first. */
  listOfOrder(orderId: string): Promise<readonly LedgerEntryRow[]>;
  /** The entries of a business, the latest first, beginning after the id `after`. */
  listEntries(request: {
    readonly businessId: string;
    readonly kind: LedgerEntryRow['kind'] | null;
    readonly since: string | null;
    readonly until: string | null;
    readonly after: string | null;
    readonly limit: number;
  }): Promise<readonly LedgerEntryRow[]>;
  /** The balances by currency, in the order of the alphabet. */
  readBalances(businessId: string): Promise<readonly LedgerBalance[]>;
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
      const of = (currency: string, state: LedgerEntryRow['state']) =>
        Number(rows.find((row) => row.currency === currency && row.state === state)?.amountMinor ?? 0);
      return currencies.map((currency) => ({
        currency,
        pendingMinor: of(currency, 'pending'),
        heldMinor: of(currency, 'held'),
      }));
    },
  };
}
