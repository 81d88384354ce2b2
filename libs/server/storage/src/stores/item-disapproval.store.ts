import { and, eq } from 'drizzle-orm';
import type { Access, Session } from '../access';

/** That an admin keeps an item of a merchant out of the results. */
export interface ItemDisapprovalRow {
  readonly businessId: string;
  /** The merchant's own id. */
  readonly itemId: string;
  readonly reason: string;
  readonly at: string;
  /** The admin's account. */
  readonly byId: string;
}

/** Which items of merchants were disapproved. It outlives the items: one that comes again stays out. */
export interface ItemDisapprovalStore {
  /** Disapproves an item; a further time replaces the reason. */
  saveDisapproval(disapproval: ItemDisapprovalRow): Promise<void>;
  /** Lets an item back in. False where it was not disapproved. */
  removeDisapproval(businessId: string, itemId: string): Promise<boolean>;
  /** Those of the items that are disapproved. */
  findDisapprovals(businessId: string, itemIds: readonly string[]): Promise<readonly ItemDisapprovalRow[]>;
}

/** The disapproval store over either dialect. */
export function createItemDisapprovalStore(session: Session): ItemDisapprovalStore {
  return {
    saveDisapproval: (disapproval) =>
      session.writing((access) => access.saveRows(access.tables.itemDisapprovals, [disapproval], replaceOne)),
    removeDisapproval: (businessId, itemId) =>
      session.writing(async ({ database, tables }) => {
        const { itemDisapprovals: table } = tables;
        const removed = await database
          .delete(table)
          .where(and(eq(table.businessId, businessId), eq(table.itemId, itemId)))
          .returning({ itemId: table.itemId });
        return removed.length > 0;
      }),
    findDisapprovals: (businessId, itemIds) => disapprovalsOf(session.reading, businessId, itemIds),
  };
}

async function disapprovalsOf(
  { database, tables, isOneOf }: Access,
  businessId: string,
  itemIds: readonly string[],
): Promise<readonly ItemDisapprovalRow[]> {
  const { itemDisapprovals: table } = tables;
  return database
    .select()
    .from(table)
    .where(and(eq(table.businessId, businessId), isOneOf(table.itemId, itemIds)));
}

const replaceOne = { taken: 'replace', key: ['businessId', 'itemId'] } as const;
