import { and, asc, eq, isNull, lt, ne } from 'drizzle-orm';
import type { Session } from '../../access';
import type { ShopifyConnectionRow, ShopifyProductRow } from '../../rows/integrations';

type ShopifyConnectionChanges = Partial<Omit<ShopifyConnectionRow, 'id' | 'businessId'>>;

export interface ShopifyConnectionStore {
  /** Throws if the business is already connected to the store. */
  createConnection(connection: ShopifyConnectionRow): Promise<void>;
  findConnection(id: string): Promise<ShopifyConnectionRow | null>;
  findConnectionOfSource(orderSourceId: string): Promise<ShopifyConnectionRow | null>;
  listConnections(businessId: string): Promise<readonly ShopifyConnectionRow[]>;
  /** Verified domains of active businesses with a live Shopify store, connected by Admin API or webhooks. */
  listConnectedDomains(): Promise<readonly string[]>;
  changeConnection(id: string, changes: ShopifyConnectionChanges): Promise<void>;
  /** Also deletes its product data; the items are the item store's. */
  deleteConnection(id: string): Promise<void>;
  findProduct(connectionId: string, productId: string): Promise<ShopifyProductRow | null>;
  saveProduct(product: ShopifyProductRow): Promise<void>;
  removeProduct(connectionId: string, productId: string): Promise<void>;
  listProductsSeenBefore(
    connectionId: string,
    moment: string,
    limit: number,
  ): Promise<readonly ShopifyProductRow[]>;
}

export function createShopifyConnectionStore(session: Session): ShopifyConnectionStore {
  return { ...connections(session), ...products(session) };
}

type ProductPart = 'findProduct' | 'saveProduct' | 'removeProduct' | 'listProductsSeenBefore';

function connections(session: Session): Omit<ShopifyConnectionStore, ProductPart> {
  return {
    createConnection: (connection) =>
      session.writing(async ({ database, tables }) => {
        await database.insert(tables.shopifyConnections).values(connection);
      }),
    async findConnection(id) {
      const { database, tables } = session.reading;
      const { shopifyConnections: table } = tables;
      const [row] = await database.select().from(table).where(eq(table.id, id));
      return row ?? null;
    },
    async findConnectionOfSource(orderSourceId) {
      const { database, tables } = session.reading;
      const { shopifyConnections: table } = tables;
      const [row] = await database.select().from(table).where(eq(table.orderSourceId, orderSourceId));
      return row ?? null;
    },
    async listConnections(businessId) {
      const { database, tables } = session.reading;
      const { shopifyConnections: table } = tables;
      return database
        .select()
        .from(table)
        .where(eq(table.businessId, businessId))
        .orderBy(asc(table.connectedAt), asc(table.id));
    },
    async listConnectedDomains() {
      const { database, tables } = session.reading;
      const { shopifyConnections, orderSources, businessDomains, businesses } = tables;
      const connected = await database
        .selectDistinct({ businessId: shopifyConnections.businessId })
        .from(shopifyConnections)
        .where(eq(shopifyConnections.state, 'connected'));
      const sending = await database
        .selectDistinct({ businessId: orderSources.businessId })
        .from(orderSources)
        .where(
          and(
            eq(orderSources.kind, 'shopify'),
            isNull(orderSources.endedAt),
            isNull(orderSources.uninstalledAt),
          ),
        );
      const owners = new Set([...connected, ...sending].map(({ businessId }) => businessId));
      const verified = await database
        .select({ domain: businessDomains.domain, businessId: businessDomains.businessId })
        .from(businessDomains)
        .innerJoin(businesses, eq(businesses.id, businessDomains.businessId))
        .where(and(eq(businessDomains.state, 'verified'), ne(businesses.status, 'suspended')))
        .orderBy(asc(businessDomains.domain));
      return verified.filter(({ businessId }) => owners.has(businessId)).map(({ domain }) => domain);
    },
    changeConnection: (id, changes) =>
      session.writing(async ({ database, tables }) => {
        const { shopifyConnections: table } = tables;
        await database.update(table).set(changes).where(eq(table.id, id));
      }),
    deleteConnection: (id) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.shopifyConnections).where(eq(tables.shopifyConnections.id, id));
      }),
  };
}

function products(session: Session): Pick<ShopifyConnectionStore, ProductPart> {
  return {
    async findProduct(connectionId, productId) {
      const { database, tables } = session.reading;
      const { shopifyProducts: table } = tables;
      const [row] = await database
        .select()
        .from(table)
        .where(and(eq(table.connectionId, connectionId), eq(table.productId, productId)));
      return row ?? null;
    },
    saveProduct: (product) =>
      session.writing((access) => access.saveRows(access.tables.shopifyProducts, [product], replaceProduct)),
    removeProduct: (connectionId, productId) =>
      session.writing(async ({ database, tables }) => {
        const { shopifyProducts: table } = tables;
        await database
          .delete(table)
          .where(and(eq(table.connectionId, connectionId), eq(table.productId, productId)));
      }),
    async listProductsSeenBefore(connectionId, moment, limit) {
      const { database, tables } = session.reading;
      const { shopifyProducts: table } = tables;
      return database
        .select()
        .from(table)
        .where(and(eq(table.connectionId, connectionId), lt(table.seenAt, moment)))
        .orderBy(asc(table.productId))
        .limit(limit);
    },
  };
}

const replaceProduct = { taken: 'replace', key: ['connectionId', 'productId'] } as const;
