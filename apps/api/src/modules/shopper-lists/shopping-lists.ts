import { shopperListLimits, shoppingListSchema } from '@pricehunt/api-contract/shopper-lists';
import type { ShoppingList } from '@pricehunt/api-contract/shopper-lists';
import type { ShopperListEntry } from '@pricehunt/storage';
import type { Needs } from '../../services';
import { listMoment, readListPage } from './list-page';

type ListServices = Needs<'storage' | 'now'>;

/** Changes from a device: saved lists, removed ones, and the time of the last clearing. */
export interface ShoppingListNews {
  readonly entries: readonly ShoppingList[];
  readonly removed: readonly { readonly key: string; readonly at: string }[];
  readonly clearedAt: string | null;
}

export async function listShoppingLists(
  { storage }: ListServices,
  shopperId: string,
  page: { readonly cursor?: string | undefined; readonly limit?: number | undefined } = {},
): Promise<{ readonly items: ShoppingList[]; readonly nextCursor: string | null }> {
  const { entries, nextCursor } = await readListPage(storage, { ...page, shopperId, list: 'shopping-lists' });
  return { items: entries.flatMap(shoppingListOf), nextCursor };
}

export async function mergeShoppingLists(
  { storage, now }: ListServices,
  shopperId: string,
  { entries, removed, clearedAt }: ShoppingListNews,
): Promise<{ readonly refused: string[] }> {
  const today = now();
  const { refused } = await storage.shopperLists.mergeList({
    shopperId,
    list: 'shopping-lists',
    entries: entries.map(({ key, at, ...content }) => ({ key, at: listMoment(at, today), content })),
    removed: removed.map(({ key, at }) => ({ key, at: listMoment(at, today) })),
    clearedAt: clearedAt === null ? null : listMoment(clearedAt, today),
    entriesMax: shopperListLimits.shoppingListsMax,
    whenFull: 'refuse',
  });
  return { refused: [...refused] };
}

/** Skips lists that an older version stored differently. */
export function shoppingListOf({ key, at, content }: ShopperListEntry): readonly ShoppingList[] {
  if (typeof content !== 'object') return [];
  const parsed = shoppingListSchema.safeParse({ ...content, key, at });
  return parsed.success ? [parsed.data] : [];
}
