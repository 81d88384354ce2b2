import type { FeedItem } from './feed-item';
import type { FeedReading } from './feed-reading';
import { FeedOptionsInvalid } from './feed-options';
import { itemDigest } from './item-digest';

/** What one item of the feed does to the catalog. */
export type FeedChange =
  | { readonly kind: 'create' | 'update'; readonly item: FeedItem; readonly digest: string }
  /** Nothing to write but that this run has seen it. */
  | { readonly kind: 'unchanged'; readonly itemId: string; readonly digest: string };

/** A bounded part of the plan, to be applied in one transaction. */
export interface FeedChangeBatch {
  readonly changes: readonly FeedChange[];
  /** What was read for this batch, in the order of the file: the changes' rows, rejected rows, file issues, and at last the end. */
  readonly readings: readonly FeedReading[];
}

/** Gives the stored digests of those of the ids that the catalog has. Ids it does not know are left out. */
export type StoredDigests = (itemIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const readingsInBatchByDefault = 500;

/**
 * Compares a feed with what is stored, batch by batch, and holds one batch at a time. Each change is to be written with the id of
 * the run ("unchanged" too: its last run only), so that what the feed no longer shows can be found at the end by "last run is
 * not this one", without a list in memory. Remove those only when `guardAgainstEmptying` allows it. Rejected rows change
 * nothing, so a stored item whose row became unusable is among what is removed: an old price must not go on showing. Running a
 * plan twice changes nothing the second time. Throws FeedOptionsInvalid on a batch size below 1; what `storedDigests` throws
 * comes through.
 */
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

/** What an item changes, given the digest that is stored for it, or null when it is not in the catalog. */
export function feedChange(item: FeedItem, storedDigest: string | null): FeedChange {
  const digest = itemDigest(item);
  if (storedDigest === digest) return { kind: 'unchanged', itemId: item.itemId, digest };
  return { kind: storedDigest === null ? 'create' : 'update', item, digest };
}
