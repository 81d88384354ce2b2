import { and, eq } from 'drizzle-orm';
import { keepFirst } from '../access';
import type { Session } from '../access';

/** That a merchant does not want an item of theirs shown. */
interface WithheldItemRow {
  readonly businessId: string;
  /** The merchant's own id. */
  readonly itemId: string;
  readonly at: string;
  /** The member's account. */
  readonly byId: string;
}

/** Which items their merchants withhold. It outlives the items: one that comes again stays out. */
export interface WithheldItemStore {
  /** Withholds items; those that are withheld already stay as they are. */
  withholdItems(items: readonly WithheldItemRow[]): Promise<void>;
  /** Withholds them no more. */
  releaseItems(businessId: string, itemIds: readonly string[]): Promise<void>;
  /** Those of the items that are withheld. */
  findWithheld(businessId: string, itemIds: readonly string[]): Promise<readonly WithheldItemRow[]>;
}

/** The store of withheld items over either dialect. */
export function createWithheldItemStore(session: Session): WithheldItemStore {
  return {
    withholdItems: (items) =>
      session.writing((access) => access.saveRows(access.tables.withheldItems, items, keepFirst)),
    releaseItems: (businessId, itemIds) =>
      session.writing(async ({ database, tables, isOneOf }) => {
        const { withheldItems: table } = tables;
        await database
          .delete(table)
          .where(and(eq(table.businessId, businessId), isOneOf(table.itemId, itemIds)));
      }),
    async findWithheld(businessId, itemIds) {
      const { database, tables, isOneOf } = session.reading;
      const { withheldItems: table } = tables;
      return database
        .select()
        .from(table)
        .where(and(eq(table.businessId, businessId), isOneOf(table.itemId, itemIds)));
    },
  };
}
