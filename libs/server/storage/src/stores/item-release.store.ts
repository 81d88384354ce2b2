import { and, eq } from 'drizzle-orm';
import type { Session } from '../access';

/** That an admin showed an item of a merchant although it contradicts other shops. */
export interface ItemReleaseRow {
  readonly businessId: string;
  /** The merchant's own id. */
  readonly itemId: string;
  readonly reason: string;
  readonly at: string;
  /** The admin's account. */
  readonly byId: string;
  /** The title, brand and codes that were released. */
  readonly identityKey: string;
  /** The price that was released. */
  readonly priceMinor: number;
  readonly currency: string;
}

/** Which items of merchants were released. It outlives the items: one that comes again as it was is shown. */
export interface ItemReleaseStore {
  /** Releases an item; a further time replaces what was released. */
  saveRelease(release: ItemReleaseRow): Promise<void>;
  /** Judges an item again from now on. */
  removeRelease(businessId: string, itemId: string): Promise<void>;
  /** The releases of these items. */
  findReleases(businessId: string, itemIds: readonly string[]): Promise<readonly ItemReleaseRow[]>;
}

/** The release store over either dialect. */
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
