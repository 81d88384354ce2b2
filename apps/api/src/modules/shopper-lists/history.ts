import { historyEntrySchema, shopperListLimits } from '@pricehunt/api-contract';
import type { HistoryEntry } from '@pricehunt/api-contract';
import type { ShopperListEntry } from '@pricehunt/storage';
import type { Services } from '../../services';
import { listMoment, readListPage } from './list-page';

type ListServices = Pick<Services, 'storage' | 'now'>;

/** A device's news of the history: what was looked at, what was taken out, and until when all of it was. */
export interface HistoryNews {
  readonly entries: readonly HistoryEntry[];
  readonly removed: readonly { readonly key: string; readonly at: string }[];
  readonly clearedAt: string | null;
}

/** A page of what the shopper looked at, the latest first. */
export async function listHistory(
  { storage }: ListServices,
  shopperId: string,
  page: { readonly cursor?: string | undefined; readonly limit?: number | undefined } = {},
): Promise<{ readonly items: HistoryEntry[]; readonly nextCursor: string | null }> {
  const { entries, nextCursor } = await readListPage(storage, { ...page, shopperId, list: 'history' });
  return { items: entries.flatMap(historyEntryOf), nextCursor };
}

/** Merges a device's news, or those of one visit, into the history. The oldest over the limit drop. */
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

/** Takes one entry out of the history, or all of them. */
export async function forgetHistory(
  services: ListServices,
  shopperId: string,
  key: string | undefined,
): Promise<void> {
  const at = services.now().toISOString();
  await mergeHistory(services, shopperId, key === undefined ? { clearedAt: at } : { removed: [{ key, at }] });
}

/** A kept entry as the contract types it. One that an older version kept differently is passed over. */
export function historyEntryOf({ key, at, content }: ShopperListEntry): readonly HistoryEntry[] {
  if (typeof content !== 'object') return [];
  const parsed = historyEntrySchema.safeParse({ ...content, key, at });
  return parsed.success ? [parsed.data] : [];
}
