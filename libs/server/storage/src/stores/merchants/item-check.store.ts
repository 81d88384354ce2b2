import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Session } from '../../access';
import { itemOf } from './merchant-item-rows';
import type { ItemCheckRow, MerchantItemRow } from '../../rows/merchants';

export interface ItemCheckStore {
  saveChecks(checks: readonly ItemCheckRow[]): Promise<void>;
  findChecks(businessId: string, itemIds: readonly string[]): Promise<readonly ItemCheckRow[]>;
  /** Shown and held items not checked in their current state since the moment, never checked ones first. */
  listItemsToCheck(request: {
    readonly businessId: string;
    readonly before: string;
    readonly limit: number;
  }): Promise<readonly MerchantItemRow[]>;
}

export function createItemCheckStore(session: Session): ItemCheckStore {
  return {
    saveChecks: (checks) =>
      session.writing((access) => access.saveRows(access.tables.itemChecks, checks.map(rowOf), replaceOne)),
    async findChecks(businessId, itemIds) {
      const { database, tables, isOneOf } = session.reading;
      const { itemChecks: table } = tables;
      const rows = await database
        .select()
        .from(table)
        .where(and(eq(table.businessId, businessId), isOneOf(table.itemId, itemIds)));
      return rows.map(checkOf);
    },
    async listItemsToCheck({ businessId, before, limit }) {
      const { database, tables } = session.reporting;
      const { itemChecks: checks, merchantItems: items } = tables;
      const rows = await database
        .select({ item: items })
        .from(items)
        .leftJoin(
          checks,
          and(
            eq(checks.businessId, items.businessId),
            eq(checks.itemId, items.itemId),
            eq(checks.digest, items.digest),
          ),
        )
        .where(
          and(
            eq(items.businessId, businessId),
            or(eq(items.isShown, true), eq(items.standing, 'held')),
            or(isNull(checks.checkedAt), sql`${checks.checkedAt} < ${before}`),
          ),
        )
        .orderBy(asc(sql`coalesce(${checks.checkedAt}, '')`), asc(items.itemId))
        .limit(limit);
      return rows.map(({ item }) => itemOf(item));
    },
  };
}

function rowOf(check: ItemCheckRow) {
  return { ...check, codes: check.codes.length === 0 ? '' : ` ${check.codes.join(' ')} ` };
}

function checkOf(row: Omit<ItemCheckRow, 'codes'> & { readonly codes: string }): ItemCheckRow {
  return { ...row, codes: row.codes.split(' ').filter((code) => code !== '') };
}

const replaceOne = { taken: 'replace', key: ['businessId', 'itemId'] } as const;
