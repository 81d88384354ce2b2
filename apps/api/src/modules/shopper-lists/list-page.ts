import type { ShopperList, ShopperListEntry, Stores } from '@pricehunt/storage';
import * as z from 'zod';
import { cursorOf, readCursor } from '../../answers/list-cursor';
import { pageOf } from '../../answers/list-page';

const pageSize = 100;

const placeSchema = z.object({ at: z.string(), key: z.string() });

export async function readListPage(
  stores: Stores,
  request: {
    readonly shopperId: string;
    readonly list: ShopperList;
    readonly cursor?: string | undefined;
    readonly limit?: number | undefined;
  },
): Promise<{ readonly entries: readonly ShopperListEntry[]; readonly nextCursor: string | null }> {
  const limit = request.limit ?? pageSize;
  const entries = await stores.shopperLists.listEntries({
    shopperId: request.shopperId,
    list: request.list,
    after: readCursor(request.cursor, request.list, placeSchema),
    limit: limit + 1,
  });
  const { page, nextCursor } = pageOf(entries, ({ at, key }) => cursorOf(request.list, { at, key }), limit);
  return { entries: page, nextCursor };
}

export async function readWholeList(
  stores: Stores,
  shopperId: string,
  list: ShopperList,
): Promise<readonly ShopperListEntry[]> {
  const whole: ShopperListEntry[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await readListPage(stores, { shopperId, list, cursor, limit: 200 });
    whole.push(...page.entries);
    if (page.nextCursor === null) return whole;
    cursor = page.nextCursor;
  }
}

/** UTC with milliseconds, and never in the future, whatever a device's clock says. */
export function listMoment(at: string, now: Date): string {
  return new Date(Math.min(Date.parse(at), now.getTime())).toISOString();
}
