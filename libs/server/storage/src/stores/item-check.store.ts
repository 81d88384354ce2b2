import type { Availability } from '@pricehunt/offers';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Session } from '../access';
import { itemOf } from './merchant-item-rows';
import type { MerchantItemRow } from './merchant-item-rows';

/** What was found when the page and the picture of an item were looked at last. */
export interface ItemCheckRow {
  readonly businessId: string;
  /** The merchant's own id. */
  readonly itemId: string;
  /** The item's digest at that time: once the item is another one, the check says nothing of it. */
  readonly digest: string;
  /** ISO 8601 in UTC. */
  readonly checkedAt: string;
  /** read: the page was read. gone: the shop has no such page. unread: the shop did not let us, or did not answer. */
  readonly page: 'read' | 'gone' | 'unread';
  readonly image: 'shown' | 'broken' | 'unread' | 'none';
  /** What the page asks; null where it says nothing that can be read. */
  readonly pageMinor: number | null;
  readonly pageCurrency: string | null;
  readonly pageAvailability: Availability | null;
  /** What is wrong. */
  readonly codes: readonly string[];
}

/** What was found on the pages of merchants' items. */
export interface ItemCheckStore {
  /** Keeps the checks, each in the place of the one before. */
  saveChecks(checks: readonly ItemCheckRow[]): Promise<void>;
  /** The checks of these items. */
  findChecks(businessId: string, itemIds: readonly string[]): Promise<readonly ItemCheckRow[]>;
  /** Shown and held items that were not looked at since the moment as they are now, those never looked at first. */
  listItemsToCheck(request: {
    readonly businessId: string;
    readonly before: string;
    readonly limit: number;
  }): Promise<readonly MerchantItemRow[]>;
}

/** The check store over either dialect. */
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
