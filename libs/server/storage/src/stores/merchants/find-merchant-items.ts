import { and, asc, count, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Access } from '../../access';
import { hasText } from '../accounts/find-businesses';
import { itemOf } from './merchant-item-rows';
import type { ItemDisapprovalRow, MerchantItemRow } from '../../rows/merchants';

export interface MerchantItemSearch {
  readonly businessId: string | null;
  /** In title, brand, codes and the merchant's id; null for all. */
  readonly text: string | null;
  readonly state: 'disapproved' | 'held' | null;
  readonly after: string | null;
  readonly limit: number;
}

export interface ModeratedItem {
  readonly item: MerchantItemRow;
  readonly disapproval: ItemDisapprovalRow | null;
}

/** A literal, so that the databases use the index of held items. */
const isHeld = sql`standing = 'held'`;

export async function countHeldItems({ database, tables }: Access): Promise<number> {
  const [row] = await database.select({ total: count() }).from(tables.merchantItems).where(isHeld);
  return row?.total ?? 0;
}

/** By offer id. */
export async function findMerchantItems(
  { database, tables }: Access,
  { businessId, text, state, after, limit }: MerchantItemSearch,
): Promise<readonly ModeratedItem[]> {
  const { merchantItems: table, itemDisapprovals } = tables;
  const rows = await database
    .select({ item: table, disapproval: itemDisapprovals })
    .from(table)
    .leftJoin(
      itemDisapprovals,
      and(eq(itemDisapprovals.businessId, table.businessId), eq(itemDisapprovals.itemId, table.itemId)),
    )
    .where(
      and(
        businessId === null ? undefined : eq(table.businessId, businessId),
        text === null ? undefined : hasText(table.words, text),
        state === 'disapproved' ? isNotNull(itemDisapprovals.itemId) : undefined,
        state === 'held' ? isHeld : undefined,
        after === null ? undefined : gt(table.offerId, after),
      ),
    )
    .orderBy(asc(table.offerId))
    .limit(limit);
  return rows.map(({ item, disapproval }) => ({ item: itemOf(item), disapproval }));
}

export async function countMerchantItems(
  { database, tables }: Access,
  businessId: string,
): Promise<{ readonly total: number; readonly shown: number; readonly disapproved: number }> {
  const { merchantItems: table, itemDisapprovals } = tables;
  const rows = await database
    .select({ isShown: table.isShown, total: count() })
    .from(table)
    .where(eq(table.businessId, businessId))
    .groupBy(table.isShown);
  const [disapproved] = await database
    .select({ total: count() })
    .from(itemDisapprovals)
    .where(eq(itemDisapprovals.businessId, businessId));
  const shown = rows.find(({ isShown }) => isShown)?.total ?? 0;
  return {
    total: rows.reduce((sum, { total }) => sum + total, 0),
    shown,
    disapproved: disapproved?.total ?? 0,
  };
}
