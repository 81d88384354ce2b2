import { standingsHiddenWithBusiness } from '@pricehunt/business-accounts';
import { and, asc, count, eq, gt, inArray, isNotNull, lt, lte, ne, notInArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Session } from '../../access';
import { boundedBatches } from '../../bounded-batches';
import { countHeldItems, countMerchantItems, findMerchantItems } from './find-merchant-items';
import type { MerchantItemSearch, ModeratedItem } from './find-merchant-items';
import { listMerchantItems } from './list-merchant-items';
import type { MerchantItemFilters, MerchantItemPage, MerchantItemRequest } from './list-merchant-items';
import { countFacets } from './merchant-item-facets';
import type { MerchantItemFacets } from './merchant-item-facets';
import { itemOf, rowOf } from './merchant-item-rows';
import type { MerchantItemRow } from '../../rows/merchants';

export type KnownMerchantItem = Pick<
  MerchantItemRow,
  'itemId' | 'feedId' | 'importId' | 'digest' | 'offerId' | 'productId' | 'isShown' | 'repriceAt'
>;

/** A page of a business's items by id, after the id `after`. */
interface ItemPageRequest {
  readonly businessId: string;
  readonly after: string | null;
  readonly limit: number;
}

/** Merchants' products as submitted, identified by business and the merchant's id. */
export interface MerchantItemStore {
  findKnown(businessId: string, itemIds: readonly string[]): Promise<readonly KnownMerchantItem[]>;
  findItems(businessId: string, itemIds: readonly string[]): Promise<readonly MerchantItemRow[]>;
  findItemOfOffer(offerId: string): Promise<MerchantItemRow | null>;
  saveItems(items: readonly MerchantItemRow[]): Promise<void>;
  /** Records that the run contained these items of its feed, and changes nothing else. */
  markSeen(businessId: string, itemIds: readonly string[], importId: string): Promise<void>;
  /** Hides and returns some items of an inactive business, blocking catalog writers until commit; their offers are the offer store's. */
  hideItems(hiding: {
    readonly businessId: string;
    readonly at: string;
    readonly limit: number;
  }): Promise<readonly KnownMerchantItem[]>;
  /** Marks items as listed by another feed or the shop itself; their offers are the offer store's. */
  markListedElsewhere(offerIds: readonly string[], at: string): Promise<void>;
  /** Their offers are the offer store's. */
  removeItems(businessId: string, itemIds: readonly string[]): Promise<void>;
  /** Merchants' businesses with items, without owners of operator feeds. */
  listBusinesses(): Promise<readonly string[]>;
  countByState(businessId: string): Promise<{ readonly outOfStock: number; readonly hidden: number }>;
  countItems(feedId: string): Promise<number>;
  countUnseen(feedId: string, importId: string): Promise<number>;
  listUnseen(feedId: string, importId: string, limit: number): Promise<readonly KnownMerchantItem[]>;
  listItems(
    request: ItemPageRequest & { readonly feedId: string | null },
  ): Promise<readonly MerchantItemRow[]>;
  /** Items listed by another feed or the shop itself. */
  listListedElsewhere(request: ItemPageRequest): Promise<readonly MerchantItemRow[]>;
  /** Items that no run contained since the moment, except those seen last by the excepted run. */
  listNotSeenSince(request: {
    readonly businessId: string;
    readonly moment: string;
    readonly exceptImportId: string | null;
    readonly limit: number;
  }): Promise<readonly KnownMerchantItem[]>;
  /** Items whose effective price has changed, or that have expired. */
  listItemsToReprice(now: string, limit: number): Promise<readonly MerchantItemRow[]>;
  listPage(request: MerchantItemRequest): Promise<MerchantItemPage>;
  countFacets(filters: MerchantItemFilters): Promise<MerchantItemFacets>;
  findItemsOfOffers(businessId: string, offerIds: readonly string[]): Promise<readonly MerchantItemRow[]>;
  searchItems(search: MerchantItemSearch): Promise<readonly ModeratedItem[]>;
  countHeld(): Promise<number>;
  countItemsOf(
    businessId: string,
  ): Promise<{ readonly total: number; readonly shown: number; readonly disapproved: number }>;
}

export function createMerchantItemStore(session: Session): MerchantItemStore {
  return { ...reading(session), ...writing(session) };
}

type WritingPart = 'saveItems' | 'markListedElsewhere' | 'markSeen' | 'hideItems' | 'removeItems';

function reading(session: Session): Omit<MerchantItemStore, WritingPart> {
  return {
    async findKnown(businessId, itemIds) {
      const { database, tables, isOneOf } = session.reading;
      const { merchantItems: table } = tables;
      return database
        .select(knownColumns(table))
        .from(table)
        .where(and(eq(table.businessId, businessId), isOneOf(table.itemId, itemIds)));
    },
    async findItems(businessId, itemIds) {
      const { database, tables, isOneOf } = session.reading;
      const { merchantItems: table } = tables;
      const rows = await database
        .select()
        .from(table)
        .where(and(eq(table.businessId, businessId), isOneOf(table.itemId, itemIds)));
      return rows.map(itemOf);
    },
    async findItemOfOffer(offerId) {
      const { database, tables } = session.reading;
      const { merchantItems: table } = tables;
      const [row] = await database.select().from(table).where(eq(table.offerId, offerId));
      return row === undefined ? null : itemOf(row);
    },
    async listBusinesses() {
      const { database, tables } = session.reporting;
      const { businessId } = tables.merchantItems;
      const rows = await database
        .selectDistinct({ businessId })
        .from(tables.merchantItems)
        .where(
          notInArray(
            businessId,
            database.select({ feedId: tables.operatorFeeds.feedId }).from(tables.operatorFeeds),
          ),
        );
      return rows.map((row) => row.businessId);
    },
    async countByState(businessId) {
      const { database, tables } = session.reporting;
      const { merchantItems: table } = tables;
      const rows = await database
        .select({ isShown: table.isShown, availability: table.availability, items: count() })
        .from(table)
        .where(eq(table.businessId, businessId))
        .groupBy(table.isShown, table.availability);
      const sumOf = (fits: (row: (typeof rows)[number]) => boolean) =>
        rows.filter(fits).reduce((sum, { items }) => sum + items, 0);
      return {
        outOfStock: sumOf((row) => row.isShown && row.availability === 'out_of_stock'),
        hidden: sumOf((row) => !row.isShown),
      };
    },
    listItems: ({ feedId, ...page }) =>
      itemPage(session, page, ({ feedId: column }) => (feedId === null ? undefined : eq(column, feedId))),
    listListedElsewhere: (page) =>
      itemPage(session, page, ({ standing }) => eq(standing, 'listed-elsewhere')),
    async listNotSeenSince({ businessId, moment, exceptImportId, limit }) {
      const { database, tables } = session.reading;
      const { merchantItems: table, feedImports } = tables;
      return database
        .select(knownColumns(table))
        .from(table)
        .innerJoin(feedImports, eq(feedImports.id, table.importId))
        .where(
          and(
            eq(table.businessId, businessId),
            lt(feedImports.requestedAt, moment),
            exceptImportId === null ? undefined : ne(table.importId, exceptImportId),
          ),
        )
        .orderBy(asc(table.itemId))
        .limit(limit);
    },
    async listItemsToReprice(now, limit) {
      const { database, tables } = session.reading;
      const { merchantItems: table } = tables;
      const rows = await database
        .select()
        .from(table)
        .where(and(isNotNull(table.repriceAt), lte(table.repriceAt, now)))
        .orderBy(asc(table.repriceAt))
        .limit(limit);
      return rows.map(itemOf);
    },
    listPage: (request) => listMerchantItems(session, request),
    countFacets: (filters) => countFacets(session, filters),
    findItemsOfOffers: (businessId, offerIds) => itemsOfOffers(session, businessId, offerIds),
    searchItems: async (search) => findMerchantItems(session.reading, search),
    countHeld: async () => countHeldItems(session.reading),
    countItemsOf: async (businessId) => countMerchantItems(session.reading, businessId),
    ...ofRuns(session),
  };
}

async function itemPage(
  session: Session,
  { businessId, after, limit }: ItemPageRequest,
  narrowing: (table: ItemTable) => SQL | undefined,
): Promise<readonly MerchantItemRow[]> {
  const { database, tables } = session.reading;
  const { merchantItems: table } = tables;
  const isAfter = after === null ? undefined : gt(table.itemId, after);
  const rows = await database
    .select()
    .from(table)
    .where(and(eq(table.businessId, businessId), narrowing(table), isAfter))
    .orderBy(asc(table.itemId))
    .limit(limit);
  return rows.map(itemOf);
}

async function itemsOfOffers(
  session: Session,
  businessId: string,
  offerIds: readonly string[],
): Promise<readonly MerchantItemRow[]> {
  const { database, tables, isOneOf } = session.reading;
  const { merchantItems: table } = tables;
  const rows = await database
    .select()
    .from(table)
    .where(and(eq(table.businessId, businessId), isOneOf(table.offerId, offerIds)));
  return rows.map(itemOf);
}

function ofRuns(session: Session): Pick<MerchantItemStore, 'countItems' | 'countUnseen' | 'listUnseen'> {
  const unseen = (table: ItemTable, feedId: string, importId: string) =>
    and(eq(table.feedId, feedId), ne(table.importId, importId));
  return {
    async countItems(feedId) {
      const { database, tables } = session.reading;
      const { merchantItems: table } = tables;
      const [row] = await database.select({ total: count() }).from(table).where(eq(table.feedId, feedId));
      return row?.total ?? 0;
    },
    async countUnseen(feedId, importId) {
      const { database, tables } = session.reading;
      const { merchantItems: table } = tables;
      const [row] = await database
        .select({ total: count() })
        .from(table)
        .where(unseen(table, feedId, importId));
      return row?.total ?? 0;
    },
    async listUnseen(feedId, importId, limit) {
      const { database, tables } = session.reading;
      const { merchantItems: table } = tables;
      return database
        .select(knownColumns(table))
        .from(table)
        .where(unseen(table, feedId, importId))
        .orderBy(asc(table.importId), asc(table.itemId))
        .limit(limit);
    },
  };
}

type ItemTable = Session['reading']['tables']['merchantItems'];

function knownColumns(table: ItemTable) {
  const { itemId, feedId, importId, digest, offerId, productId, isShown, repriceAt } = table;
  return { itemId, feedId, importId, digest, offerId, productId, isShown, repriceAt };
}

function writing(session: Session): Pick<MerchantItemStore, WritingPart> {
  return {
    saveItems: (items) =>
      session.writing(async (access) => {
        for (const batch of boundedBatches(items, ({ businessId, itemId }) => `${businessId} ${itemId}`)) {
          await access.saveRows(access.tables.merchantItems, batch.map(rowOf), replaceItem);
        }
      }),
    markSeen: (businessId, itemIds, importId) =>
      session.writing(async ({ database, tables, isOneOf }) => {
        const { merchantItems: table } = tables;
        await database
          .update(table)
          .set({ importId })
          .where(and(eq(table.businessId, businessId), isOneOf(table.itemId, itemIds)));
      }),
    hideItems: ({ businessId, at, limit }) =>
      session.writing(async ({ database, tables, isOneOf, lockCatalog }) => {
        await lockCatalog();
        const { merchantItems: table } = tables;
        const items = await database
          .select(knownColumns(table))
          .from(table)
          .where(
            and(eq(table.businessId, businessId), inArray(table.standing, [...standingsHiddenWithBusiness])),
          )
          .limit(limit);
        const itemIds = items.map(({ itemId }) => itemId);
        await database
          .update(table)
          .set({ standing: 'business-hidden', isShown: false, holdReasons: [], updatedAt: at })
          .where(and(eq(table.businessId, businessId), isOneOf(table.itemId, itemIds)));
        return items;
      }),
    markListedElsewhere: (offerIds, at) =>
      session.writing(async ({ database, tables, isOneOf }) => {
        const { merchantItems: table } = tables;
        await database
          .update(table)
          .set({ standing: 'listed-elsewhere', isShown: false, updatedAt: at })
          .where(isOneOf(table.offerId, offerIds));
      }),
    removeItems: (businessId, itemIds) =>
      session.writing(async ({ database, tables, isOneOf }) => {
        const { merchantItems: table } = tables;
        await database
          .delete(table)
          .where(and(eq(table.businessId, businessId), isOneOf(table.itemId, itemIds)));
      }),
  };
}

const replaceItem = { taken: 'replace', key: ['businessId', 'itemId'] } as const;
