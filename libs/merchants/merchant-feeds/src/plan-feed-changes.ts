import type { FeedItem } from './feed-item';
import type { FeedReading } from './feed-reading';
import { FeedOptionsInvalid } from './feed-options';
import { itemDigest } from './item-digest';

export type FeedChange =
  | { readonly kind: 'create' | 'update'; readonly item: FeedItem; readonly digest: string }
  /** Only the run id is updated. */
  | { readonly kind: 'unchanged'; readonly itemId: string; readonly digest: string };

/** Applied in one transaction. */
export interface FeedChangeBatch {
  readonly changes: readonly FeedChange[];
  /** In file order: rows, file issues and, at last, the end. */
  readonly readings: readonly FeedReading[];
}

/** Returns stored digests by id. Leaves out unknown ids. */
export type StoredDigests = (itemIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const readingsInBatchByDefault = 500;

/** Write every change with the run's id, even "unchanged". Throws FeedOptionsInvalid for a batch size below 1. */
export function planFeedChanges(
  readings: AsyncIterable<FeedReading>,
  storedDigests: StoredDigests,
  options: { readonly batchSize?: number } = {},
): AsyncIterable<FeedChangeBatch> {
  const batchSize = options.batchSize ?? readingsInBatchByDefault;
  if (!Number.isSafeInteger(batchSize) || batchSize < 1) throw new FeedOptionsInvalid('batchSize');
  return { [Symbol.asyncIterator]: () => batches(readings, storedDigests, batchSize) };
}

async function* batches(
  readings: AsyncIterable<FeedReading>,
  storedDigests: StoredDigests,
  batchSize: number,
): AsyncGenerator<FeedChangeBatch, void> {
  let batch: FeedReading[] = [];
  for await (const reading of readings) {
    batch.push(reading);
    if (batch.length < batchSize) continue;
    yield await planned(batch, storedDigests);
    batch = [];
  }
  if (batch.length > 0) yield await planned(batch, storedDigests);
}

async function planned(
  readings: readonly FeedReading[],
  storedDigests: StoredDigests,
): Promise<FeedChangeBatch> {
  const items = readings.flatMap((reading) => (reading.kind === 'item' ? [reading.item] : []));
  if (items.length === 0) return { changes: [], readings };
  const stored = await storedDigests(items.map((item) => item.itemId));
  return { changes: items.map((item) => feedChange(item, stored.get(item.itemId) ?? null)), readings };
}

/** The stored digest is null for a new item. */
export function feedChange(item: FeedItem, storedDigest: string | null): FeedChange {
  const digest = itemDigest(item);
  if (storedDigest === digest) return { kind: 'unchanged', itemId: item.itemId, digest };
  return { kind: storedDigest === null ? 'create' : 'update', item, digest };
}
