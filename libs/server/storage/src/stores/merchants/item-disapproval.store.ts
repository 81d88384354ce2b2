import { and, eq } from 'drizzle-orm';
import type { Access, Session } from '../../access';
import type { ItemDisapprovalRow } from '../../rows/merchants';

/** Disapprovals outlive the items: a re-imported item stays hidden. */
export interface ItemDisapprovalStore {
  /** Replaces an earlier reason. */
  saveDisapproval(disapproval: ItemDisapprovalRow): Promise<void>;
  removeDisapproval(businessId: string, itemId: string): Promise<boolean>;
  findDisapprovals(businessId: string, itemIds: readonly string[]): Promise<readonly ItemDisapprovalRow[]>;
}

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
