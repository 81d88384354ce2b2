import { and, eq } from 'drizzle-orm';
import { keepFirst } from '../../access';
import type { Session } from '../../access';
import type { WithheldItemRow } from '../../rows/merchants';

/** Hidden items, remembered after deletion: a re-imported item stays hidden. */
export interface WithheldItemStore {
  /** Ignores items that are already hidden. */
  withholdItems(items: readonly WithheldItemRow[]): Promise<void>;
  releaseItems(businessId: string, itemIds: readonly string[]): Promise<void>;
  findWithheld(businessId: string, itemIds: readonly string[]): Promise<readonly WithheldItemRow[]>;
}

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
