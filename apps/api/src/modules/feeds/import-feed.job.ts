import { guardAgainstEmptying } from '@pricehunt/merchant-feeds';
import { problemSentence } from '@pricehunt/api-contract';
import type { ProblemReason } from '@pricehunt/api-contract';
import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import type { FeedImportRow, FeedPreview, FeedRow, Stores } from '@pricehunt/storage';
import * as z from 'zod/mini';
import { itemOwnerOf, verifiedDomainOf } from '../../item-owners/item-owner';
import type { ItemOwner } from '../../item-owners/item-owner';
import { itemBatches } from '../../merchant-items/item-batches';
import { mailFeedFailed, queueFeedFailed } from '../../merchant-items/notify-merchants';
import { storedReasons, reason } from '../../answers/stored-reasons';
import type { Needs } from '../../services';
import { listAgain } from './list-again';
import { addressOf } from './network-address';
import { applyImport } from './apply-import';
import { openFeedFiles } from '../../merchant-items/feed-files';
import { fetchFeed } from './fetch-feed';
import type { ImportLease } from './import-lease';
import { previewImport } from './preview-import';

export const importFeed = defineJob('import-feed', z.object({ importId: z.string() }), {
  attemptsMax: 5,
  tryMsMax: 5 * 60_000,
});

const columnsNamedMax = 5;
const storedFilesMax = 3;

type RunWithFile = FeedImportRow & { readonly fileKey: string };

/** Queues a run's next step once; call it in the transaction that makes the run ready for it. */
export async function queueImport(
  { jobQueue }: Needs<'jobQueue'>,
  stores: Stores,
  run: Pick<FeedImportRow, 'id' | 'state'>,
): Promise<void> {
  const idempotencyKey = `${run.id} ${run.state === 'applying' ? 'apply' : 'read'}`;
  await jobQueue.enqueueWithin(stores, importFeed, { importId: run.id }, { idempotencyKey });
}

type ImportServices = Needs<
  | 'storage'
  | 'safeFetch'
  | 'tokenRarity'
  | 'jobQueue'
  | 'secretBox'
  | 'origins'
  | 'feedFolder'
  | 'now'
  | 'newId'
>;

export function handleImportFeed(services: ImportServices): JobHandler {
  return handleJob(importFeed, async ({ importId }, lease) => {
    try {
      await takeStep(services, importId, lease);
    } catch (failure) {
      if (lease.attempt >= importFeed.attemptsMax) {
        await failRun(services, importId, reason('feed.our-fault'));
      }
      throw failure;
    }
  });
}

/** Resumes at any point and repeats nothing. */
async function takeStep(services: ImportServices, importId: string, lease: ImportLease): Promise<void> {
  const { feeds } = services.storage;
  const queuedRun = await feeds.findImport(importId);
  const feed = queuedRun === null ? null : await feeds.findFeed(queuedRun.feedId);
  if (queuedRun === null || feed === null) return;
  const owner = await itemOwnerOf(services.storage, feed.businessId);
  if (owner === null || (owner.feed !== null && owner.feed.endedAt !== null)) return;
  if (owner.business.status === 'suspended') {
    return failRun(services, importId, reason('feed.suspended'));
  }
  if (queuedRun.state === 'queued' || queuedRun.state === 'reading') {
    await readAndCount(services, owner, feed, queuedRun, lease);
  }
  const run = await feeds.findImport(importId);
  if (run === null || run.state !== 'applying' || !hasFile(run)) return;
  if (!(await applyImport(services, owner, feed, run, lease))) return;
  await dropOldFiles(services, feed.id);
  if (owner.feed !== null) await listAgain(services, feed.id, lease);
}

async function readAndCount(
  services: ImportServices,
  owner: ItemOwner,
  feed: FeedRow,
  queuedRun: FeedImportRow,
  lease: ImportLease,
): Promise<void> {
  const { feeds } = services.storage;
  if (queuedRun.state === 'queued') {
    const startedAt = queuedRun.startedAt ?? services.now().toISOString();
    await feeds.changeImport(queuedRun.id, { state: 'reading', startedAt });
  }
  if (!(await obtainFile(services, owner, feed, queuedRun, lease))) return;
  const run = await feeds.findImport(queuedRun.id);
  if (run === null || !hasFile(run)) return;
  const { preview, missingColumns } = await previewImport(services, owner, feed, run, lease);
  if (missingColumns.length > 0) {
    await feeds.changeImport(run.id, { preview });
    const columns = missingColumns.slice(0, columnsNamedMax).join(', ');
    return failRun(services, run.id, reason('feed.columns-missing', { columns }));
  }
  if (preview.format === null) {
    await feeds.changeImport(run.id, { preview });
    return failRun(services, run.id, reason('feed.unreadable'));
  }
  const storedCount = await services.storage.merchantItems.countItems(feed.id);
  const waitsFor = waitsForWhat(owner, feed, preview, storedCount);
  await feeds.changeImport(
    run.id,
    waitsFor === null
      ? { preview, state: 'applying', isConfirmed: true }
      : { preview, state: 'awaiting-confirmation', waitsFor },
  );
}

async function obtainFile(
  services: ImportServices,
  owner: ItemOwner,
  feed: FeedRow,
  run: FeedImportRow,
  lease: ImportLease,
): Promise<boolean> {
  const { feeds } = services.storage;
  let digest = run.contentDigest;
  if (run.fileKey === null) {
    const address = owner.feed === null ? null : addressOf(services, owner.feed);
    const fetched = await fetchFeed(services, feed, run, lease, address);
    if (fetched.kind === 'failed') {
      await failRun(services, run.id, fetched.reason);
      return false;
    }
    if (fetched.kind === 'unchanged') {
      await endUnchanged(services, owner, feed, run.id, lease);
      return false;
    }
    digest = fetched.file.digest;
    await feeds.changeImport(run.id, {
      fileKey: fetched.file.fileKey,
      contentDigest: digest,
      contentType: fetched.contentType,
      validators: fetched.validators,
    });
  }
  if (digest === null || digest !== feed.contentDigest) return true;
  await endUnchanged(services, owner, feed, run.id, lease);
  return false;
}

async function endUnchanged(
  services: Needs<'storage' | 'tokenRarity' | 'jobQueue' | 'now'>,
  owner: ItemOwner,
  feed: FeedRow,
  importId: string,
  lease: ImportLease,
): Promise<void> {
  const { storage } = services;
  const at = services.now().toISOString();
  let unchanged = 0;
  const { businessId, id: feedId } = feed;
  for await (const items of itemBatches(storage, { businessId, feedId, batchSize: 1_000 })) {
    await lease.prolong();
    await storage.offers.confirmOffers(
      // A price with a date in the feed is as old as that date.
      items.filter(({ item }) => (item.shop?.pricedAt ?? null) === null).map(({ offerId }) => offerId),
      at,
    );
    unchanged += items.length;
  }
  await storage.feeds.changeImport(importId, {
    state: 'unchanged',
    finishedAt: at,
    unchangedCount: unchanged,
  });
  if (owner.feed !== null) await listAgain(services, feed.id, lease);
}

function waitsForWhat(
  owner: ItemOwner,
  feed: FeedRow,
  preview: FeedPreview,
  storedCount: number,
): FeedImportRow['waitsFor'] {
  // If an operator's file lacks most items, only their removal is held back.
  if (owner.feed !== null) return null;
  if (!hasVerifiedDomain(owner, feed)) return 'verified-domain';
  const verdict = guardAgainstEmptying({
    storedCount,
    removedCount: preview.removedCount,
    isComplete: preview.isComplete,
    isConfirmed: false,
  });
  if (verdict.kind === 'refused' && verdict.reason === 'too-many') return 'removal-confirmation';
  return feed.isAutoConfirmed ? null : 'confirmation';
}

/** A Shopify store's own domain must be verified before its items are shown. */
export function hasVerifiedDomain(owner: ItemOwner, feed: Pick<FeedRow, 'kind' | 'link'>): boolean {
  if (feed.kind === 'shopify' && feed.link !== null) {
    return verifiedDomainOf(feed.link, owner.verifiedDomains) !== null;
  }
  return owner.verifiedDomains.length > 0;
}

/** Ends the run and notifies the merchant's dashboard, webhooks and team. */
async function failRun(
  services: Needs<'storage' | 'jobQueue' | 'origins' | 'now' | 'newId'>,
  importId: string,
  why: ProblemReason,
): Promise<void> {
  const failure = problemSentence(why);
  const finishedAt = services.now().toISOString();
  await services.storage.atomically(async (stores) => {
    const run = await stores.feeds.findImport(importId);
    const feed = run === null ? null : await stores.feeds.findFeed(run.feedId);
    await stores.feeds.changeImport(importId, {
      state: 'failed',
      finishedAt,
      failure: storedReasons(why),
    });
    if (run === null || feed === null) return;
    await queueFeedFailed(services, stores, feed, run, failure);
    await mailFeedFailed(services, stores, feed, run, failure);
  });
}

function hasFile(run: FeedImportRow): run is RunWithFile {
  return run.fileKey !== null;
}

async function dropOldFiles(
  { storage, feedFolder }: Needs<'storage' | 'feedFolder'>,
  feedId: string,
): Promise<void> {
  const files = openFeedFiles(feedFolder);
  const runs = await storage.feeds.listImports(feedId, null, 20);
  for (const { fileKey } of runs.slice(storedFilesMax)) if (fileKey !== null) await files.remove(fileKey);
}
