import { historyEntrySchema, shopperListLimits } from '@pricehunt/api-contract/shopper-lists';
import type { HistoryEntry } from '@pricehunt/api-contract/shopper-lists';
import type { ShopperListEntry } from '@pricehunt/storage';
import type { Needs } from '../../services';
import { listMoment, readListPage } from './list-page';

type ListServices = Needs<'storage' | 'now'>;

/** Changes from a device: viewed products, removed ones, and the time of the last clearing. */
export interface HistoryNews {
  readonly entries: readonly HistoryEntry[];
  readonly removed: readonly { readonly key: string; readonly at: string }[];
  readonly clearedAt: string | null;
}

export async function listHistory(
  { storage }: ListServices,
  shopperId: string,
  page: { readonly cursor?: string | undefined; readonly limit?: number | undefined } = {},
): Promise<{ readonly items: HistoryEntry[]; readonly nextCursor: string | null }> {
  const { entries, nextCursor } = await readListPage(storage, { ...page, shopperId, list: 'history' });
  return { items: entries.flatMap(historyEntryOf), nextCursor };
}

/** Merges a device's changes, or one visit. Entries over the limit are dropped, oldest first. */
export async function mergeHistory(
  { storage, now }: ListServices,
  shopperId: string,
  news: Partial<HistoryNews>,
): Promise<void> {
  const today = now();
  await storage.shopperLists.mergeList({
    shopperId,
    list: 'history',
    entries: (news.entries ?? []).map(({ key, at, ...content }) => ({
      key,
      at: listMoment(at, today),
      content,
    })),
    removed: (news.removed ?? []).map(({ key, at }) => ({ key, at: listMoment(at, today) })),
    clearedAt: news.clearedAt ? listMoment(news.clearedAt, today) : null,
    entriesMax: shopperListLimits.entriesMax,
    whenFull: 'drop-oldest',
  });
}

export async function removeHistory(
  services: ListServices,
  shopperId: string,
  key: string | undefined,
): Promise<void> {
  const at = services.now().toISOString();
  await mergeHistory(services, shopperId, key === undefined ? { clearedAt: at } : { removed: [{ key, at }] });
}

/** Skips entries that an older version stored differently. */
export function historyEntryOf({ key, at, content }: ShopperListEntry): readonly HistoryEntry[] {
  if (typeof content !== 'object') return [];
  const parsed = historyEntrySchema.safeParse({ ...content, key, at });
  return parsed.success ? [parsed.data] : [];
}
