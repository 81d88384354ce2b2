import { asc, eq } from 'drizzle-orm';
import type { Session } from '../../access';
import type { WoocommerceConnectionRow } from '../../rows/integrations';

type WoocommerceConnectionChanges = Partial<Omit<WoocommerceConnectionRow, 'id' | 'businessId'>>;

export interface WoocommerceConnectionStore {
  /** Throws if the business is already connected to the store. */
  createConnection(connection: WoocommerceConnectionRow): Promise<void>;
  findConnection(id: string): Promise<WoocommerceConnectionRow | null>;
  findConnectionOfFeed(feedId: string): Promise<WoocommerceConnectionRow | null>;
  /** Oldest first. */
  listConnections(businessId: string): Promise<readonly WoocommerceConnectionRow[]>;
  changeConnection(id: string, changes: WoocommerceConnectionChanges): Promise<void>;
  deleteConnection(id: string): Promise<void>;
}

export function createWoocommerceConnectionStore(session: Session): WoocommerceConnectionStore {
  return {
    createConnection: (connection) =>
      session.writing(async ({ database, tables }) => {
        await database.insert(tables.woocommerceConnections).values(connection);
      }),
    async findConnection(id) {
      const { database, tables } = session.reading;
      const { woocommerceConnections: table } = tables;
      const [row] = await database.select().from(table).where(eq(table.id, id));
      return row ?? null;
    },
    async findConnectionOfFeed(feedId) {
      const { database, tables } = session.reading;
      const { woocommerceConnections: table } = tables;
      const [row] = await database.select().from(table).where(eq(table.feedId, feedId));
      return row ?? null;
    },
    async listConnections(businessId) {
      const { database, tables } = session.reading;
      const { woocommerceConnections: table } = tables;
      return database
        .select()
        .from(table)
        .where(eq(table.businessId, businessId))
        .orderBy(asc(table.connectedAt), asc(table.id));
    },
    changeConnection: (id, changes) =>
      session.writing(async ({ database, tables }) => {
        const { woocommerceConnections: table } = tables;
        await database.update(table).set(changes).where(eq(table.id, id));
      }),
    deleteConnection: (id) =>
      session.writing(async ({ database, tables }) => {
        const { woocommerceConnections: table } = tables;
        await database.delete(table).where(eq(table.id, id));
      }),
  };
}
