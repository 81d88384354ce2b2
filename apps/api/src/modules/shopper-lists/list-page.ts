import type { ShopperList, ShopperListEntry, Stores } from '@pricehunt/storage';
import * as z from 'zod';
import { Refusal } from '../../answers/refusal';

const pageSize = 100;

const cursorSchema = z.tuple([z.string(), z.string()]);

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
    after: request.cursor === undefined ? null : readCursor(request.cursor),
    limit: limit + 1,
  });
  const page = entries.slice(0, limit);
  const last = page.at(-1);
  return { entries: page, nextCursor: entries.length > limit && last ? cursorAfter(last) : null };
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

function cursorAfter({ at, key }: ShopperListEntry): string {
  return Buffer.from(JSON.stringify([at, key])).toString('base64url');
}

function readCursor(cursor: string): Pick<ShopperListEntry, 'at' | 'key'> {
  const parsed = cursorSchema.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success) {
    throw new Refusal('request.invalid', {
      fields: [{ path: 'cursor', message: 'is not a cursor of this list' }],
    });
  }
  const [at, key] = parsed.data;
  return { at, key };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
