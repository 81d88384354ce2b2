import { and, eq } from 'drizzle-orm';
import type { Session } from '../../access';
import type { ItemReleaseRow } from '../../rows/merchants';

/** Releases outlive the items: an unchanged re-imported item is shown. */
export interface ItemReleaseStore {
  /** Replaces an earlier release. */
  saveRelease(release: ItemReleaseRow): Promise<void>;
  /** Makes the item subject to review again. */
  removeRelease(businessId: string, itemId: string): Promise<void>;
  findReleases(businessId: string, itemIds: readonly string[]): Promise<readonly ItemReleaseRow[]>;
}

export function createItemReleaseStore(session: Session): ItemReleaseStore {
  return {
    saveRelease: (release) =>
      session.writing((access) => access.saveRows(access.tables.itemReleases, [release], replaceOne)),
    removeRelease: (businessId, itemId) =>
      session.writing(async ({ database, tables }) => {
        const { itemReleases: table } = tables;
        await database.delete(table).where(and(eq(table.businessId, businessId), eq(table.itemId, itemId)));
      }),
    async findReleases(businessId, itemIds) {
      const { database, tables, isOneOf } = session.reading;
      const { itemReleases: table } = tables;
      return database
        .select()
        .from(table)
        .where(and(eq(table.businessId, businessId), isOneOf(table.itemId, itemIds)));
    },
  };
}

const replaceOne = { taken: 'replace', key: ['businessId', 'itemId'] } as const;
