import type { FeedChange, FeedChangeBatch, FeedReading } from '@pricehunt/merchant-feeds';
import { guardAgainstEmptying, planFeedChanges } from '@pricehunt/merchant-feeds';
import type { FeedImportRow, FeedRow, KnownMerchantItem } from '@pricehunt/storage';
import type { ItemOwner } from '../../item-owners/item-owner';
import { queueFeedImported } from '../../merchant-items/notify-merchants';
import { narrowedTo, planItems, writeItems } from '../../merchant-items/store-items';
import type { ItemToStore } from '../../merchant-items/store-items';
import { removeItems } from '../../merchant-items/remove-items';
import { rankPrices } from '../../merchant-traffic/rank-prices.job';
import type { Needs } from '../../services';
import type { ImportLease } from './import-lease';
import { readImport } from './read-import';
import { storedDigestsOf } from './stored-digests';

type RunWithFile = FeedImportRow & { readonly fileKey: string };

/** Small, so that other writers such as redirects get the file again after some 50 ms. */
const writtenAtOnce = 150;
const removedAtOnce = 500;

/** Writes the file in batches, then removes unseen items. Resumes after a crash. False when the run ended meanwhile. */
export async function applyImport(
  services: Needs<'storage' | 'tokenRarity' | 'jobQueue' | 'feedFolder' | 'now' | 'newId'>,
  owner: ItemOwner,
  feed: FeedRow,
  run: RunWithFile,
  lease: ImportLease,
): Promise<boolean> {
  const { storage } = services;
  const stored = storedDigestsOf(storage, feed, run);
  let isComplete = false;
  for await (const batch of planFeedChanges(readImport(services, feed, run, owner), stored.digests, {
    batchSize: writtenAtOnce,
  })) {
    await lease.prolong();
    for (const reading of batch.readings) if (reading.kind === 'end') isComplete = reading.isComplete;
    if (!(await writeBatch(services, owner, feed, run, batch, stored.known()))) return false;
  }
  const removalHeldBack = await removeUnseen(services, owner, feed, run, isComplete, lease);
  const finishedAt = services.now().toISOString();
  await storage.atomically(async (stores) => {
    await stores.feeds.changeImport(run.id, { state: 'applied', finishedAt, removalHeldBack });
    // A file with items held back is read again next time, whether it changed or not.
    const isDone = isComplete && removalHeldBack === null;
    await stores.feeds.changeFeed(feed.id, {
      contentDigest: isDone ? run.contentDigest : null,
      validators: isDone ? run.validators : [],
    });
    const applied = await stores.feeds.findImport(run.id);
    if (applied === null) return;
    await queueFeedImported(services, stores, feed, applied);
    if (owner.feed === null && hasChanges(applied)) {
      await services.jobQueue.enqueueWithin(stores, rankPrices, { businessId: feed.businessId });
    }
  });
  return true;
}

function hasChanges({ createdCount, updatedCount, removedCount }: FeedImportRow): boolean {
  return createdCount + updatedCount + removedCount > 0;
}

async function writeBatch(
  services: Needs<'storage' | 'tokenRarity' | 'jobQueue'>,
  owner: ItemOwner,
  feed: FeedRow,
  run: RunWithFile,
  batch: FeedChangeBatch,
  known: ReadonlyMap<string, KnownMerchantItem>,
): Promise<boolean> {
  const { storage } = services;
  const { businessId } = feed;
  const at = new Date(run.startedAt ?? run.requestedAt);
  const isDone = (change: FeedChange) => known.get(idOf(change))?.importId === run.id;
  const open = batch.changes.filter((change) => !isDone(change));
  if (open.length === 0) return true;
  const planned = await planItems(services, owner, itemsToStore(feed, run, batch, open, known), at);
  const isNew = new Set(open.filter(({ kind }) => kind === 'create').map(idOf));
  const isUnchanged = new Set(open.filter(({ kind }) => kind === 'unchanged').map(idOf));
  return storage.atomically(async (stores) => {
    if ((await stores.feeds.findImport(run.id))?.state !== 'applying') return false;
    const current = await stores.merchantItems.findKnown(businessId, open.map(idOf));
    const written = new Set(
      current.filter(({ importId }) => importId === run.id).map(({ itemId }) => itemId),
    );
    const unchanged = current.filter(({ itemId }) => isUnchanged.has(itemId) && !written.has(itemId));
    const rows = planned.rows.filter(({ itemId }) => !written.has(itemId));
    await writeItems(services, stores, narrowedTo(planned, new Set(rows.map(({ offerId }) => offerId))));
    if (unchanged.length > 0) {
      await stores.merchantItems.markSeen(
        businessId,
        unchanged.map(({ itemId }) => itemId),
        run.id,
      );
      // A price with a date in the feed is as old as that date.
      const dated = new Set(
        batch.readings.flatMap((reading) => (isDated(reading) ? reading.item.itemId : [])),
      );
      await stores.offers.confirmOffers(
        unchanged.filter(({ itemId }) => !dated.has(itemId)).map(({ offerId }) => offerId),
        at.toISOString(),
      );
    }
    const created = rows.filter(({ itemId }) => isNew.has(itemId)).length;
    await stores.feeds.countImport(run.id, {
      created,
      updated: rows.length - created,
      unchanged: unchanged.length,
      removed: 0,
    });
    return true;
  });
}

function itemsToStore(
  feed: FeedRow,
  run: RunWithFile,
  batch: FeedChangeBatch,
  open: readonly FeedChange[],
  known: ReadonlyMap<string, KnownMerchantItem>,
): readonly ItemToStore[] {
  const issues = new Map(
    batch.readings.flatMap((reading) =>
      reading.kind === 'item' ? [[reading.item.itemId, reading.issues] as const] : [],
    ),
  );
  return open.flatMap((change) =>
    change.kind === 'unchanged'
      ? []
      : [
          {
            item: change.item,
            digest: change.digest,
            issues: (issues.get(change.item.itemId) ?? []).map(({ code, severity, column, given }) => ({
              code,
              severity,
              column,
              given,
            })),
            feedId: feed.id,
            importId: run.id,
            country: feed.country,
            productId: known.get(change.item.itemId)?.productId ?? null,
          },
        ],
  );
}

/** Removes the feed's items that the run has not seen. Returns the reason when it doesn't, else null. */
async function removeUnseen(
  { storage, now }: Needs<'storage' | 'now'>,
  owner: ItemOwner,
  feed: FeedRow,
  run: RunWithFile,
  isComplete: boolean,
  { prolong }: ImportLease,
): Promise<string | null> {
  const removedCount = await storage.merchantItems.countUnseen(feed.id, run.id);
  const seenCount = (run.preview?.updatedCount ?? 0) + (run.preview?.unchangedCount ?? 0);
  const verdict = guardAgainstEmptying({
    storedCount: seenCount + removedCount,
    removedCount,
    isComplete,
    isConfirmed: run.isRemovalConfirmed,
    // Nobody confirms an affiliate feed, so a file with less than half of the previous rows removes nothing.
    ...(owner.feed === null ? {} : { unconfirmedMax: 0 }),
  });
  if (verdict.kind === 'refused') return verdict.sentence;
  for (;;) {
    await prolong();
    const gone = await storage.merchantItems.listUnseen(feed.id, run.id, removedAtOnce);
    if (gone.length === 0) return null;
    await storage.atomically(async (stores) => {
      await removeItems(stores, feed.businessId, gone, now());
      await stores.feeds.countImport(run.id, {
        created: 0,
        updated: 0,
        unchanged: 0,
        removed: gone.length,
      });
    });
  }
}

function isDated(reading: FeedReading): reading is FeedReading & { readonly kind: 'item' } {
  return reading.kind === 'item' && (reading.item.shop?.pricedAt ?? null) !== null;
}

function idOf(change: FeedChange): string {
  return change.kind === 'unchanged' ? change.itemId : change.item.itemId;
}
