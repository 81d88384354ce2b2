import type { Authorized, BusinessActor } from '@pricehunt/access-policy';
import { queuedImport } from '@pricehunt/storage';
import type { FeedImportRow, FeedRow } from '@pricehunt/storage';
import { feedFileBytesMax } from '@pricehunt/api-contract/feeds';
import { operatorFeedFileBytesMax } from '@pricehunt/api-contract/operator-feeds';
import { itemOwnerOf } from '../../item-owners/item-owner';
import { assertIsOn } from '../../live-settings/live-settings';
import { noteAct } from '../../merchant-domains/own-business';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { FileTooLarge, openFeedFiles } from '../../merchant-items/feed-files';
import { hasVerifiedDomain, queueImport } from './import-feed.job';

/** Returns the run under way, if any. Throws feed.nothing-to-fetch without a file to read again. */
export async function startImport(
  services: Needs<'storage' | 'liveSettings' | 'jobQueue' | 'feedFolder' | 'now' | 'newId'>,
  feed: FeedRow,
  startedBy: 'person' | 'schedule',
): Promise<FeedImportRow> {
  assertIsOn(services, 'feed-imports');
  const id = services.newId();
  const lastFile = feed.link === null ? await copyOfLastFile(services, feed, id) : {};
  await dropWaitingRun(services, feed.id);
  const run = { ...newRun(services, feed, { id, startedBy }), ...lastFile };
  const isMade = await createQueued(services, run);
  if (!isMade && run.fileKey !== null) await openFeedFiles(services.feedFolder).remove(run.fileKey);
  const underWay = isMade ? run : await services.storage.feeds.findImportUnderWay(feed.id);
  return underWay ?? startImport(services, feed, startedBy);
}

type FileOfRun = Pick<FeedImportRow, 'fileKey' | 'fileName' | 'contentType' | 'contentDigest'>;

/** Copies the last upload, since each run stores its own file. */
async function copyOfLastFile(
  { storage, feedFolder }: Needs<'storage' | 'feedFolder'>,
  feed: FeedRow,
  id: string,
): Promise<FileOfRun> {
  const files = openFeedFiles(feedFolder);
  const runs = feed.kind === 'upload' ? await storage.feeds.listImports(feed.id, null, 20) : [];
  const last = runs.find(({ fileKey }) => fileKey !== null);
  if (last === undefined || last.fileKey === null || !(await files.has(last.fileKey))) {
    throw new Refusal('feed.nothing-to-fetch');
  }
  const { fileKey, digest } = await files.save(id, files.read(last.fileKey), operatorFeedFileBytesMax);
  return { fileKey, contentDigest: digest, fileName: last.fileName, contentType: last.contentType };
}

/** Throws feed.too-large, feed.no-file for an empty file, and feed.busy. */
export async function acceptUpload(
  services: Needs<'storage' | 'liveSettings' | 'jobQueue' | 'feedFolder' | 'now' | 'newId'>,
  feed: FeedRow,
  upload: {
    readonly bytes: AsyncIterable<Uint8Array>;
    readonly fileName: string;
    readonly contentType: string;
  },
  bytesMax: number = feedFileBytesMax,
): Promise<FeedImportRow> {
  assertIsOn(services, 'feed-imports');
  const files = openFeedFiles(services.feedFolder);
  const id = services.newId();
  const file = await storedUpload();
  if (file.byteCount === 0) {
    await files.remove(file.fileKey);
    throw new Refusal('feed.no-file');
  }
  await dropWaitingRun(services, feed.id);
  const run: FeedImportRow = {
    ...newRun(services, feed, { id, startedBy: 'upload' }),
    fileKey: file.fileKey,
    fileName: upload.fileName.slice(0, 200),
    contentType: upload.contentType.slice(0, 200),
    contentDigest: file.digest,
  };
  if (!(await createQueued(services, run))) {
    await files.remove(file.fileKey);
    throw new Refusal('feed.busy');
  }
  return run;

  async function storedUpload() {
    try {
      return await files.save(id, upload.bytes, bytesMax);
    } catch (failure) {
      if (failure instanceof FileTooLarge) throw new Refusal('feed.too-large');
      throw failure;
    }
  }
}

/** Throws feed.not-waiting and domain.unverified. */
export async function confirmImport(
  services: Needs<'storage' | 'jobQueue' | 'now'>,
  actor: BusinessActor,
  feed: Authorized<FeedRow>,
  run: FeedImportRow,
  isRemovalConfirmed: boolean,
): Promise<FeedImportRow> {
  const owner = await itemOwnerOf(services.storage, feed.businessId);
  if (run.state !== 'awaiting-confirmation') throw new Refusal('feed.not-waiting');
  if (owner === null || !hasVerifiedDomain(owner, feed)) throw new Refusal('domain.unverified');
  const now = services.now();
  return services.storage.atomically(async (stores) => {
    if ((await stores.feeds.findImport(run.id))?.state !== 'awaiting-confirmation') {
      throw new Refusal('feed.not-waiting');
    }
    await stores.feeds.changeImport(run.id, {
      state: 'applying',
      isConfirmed: true,
      isRemovalConfirmed,
      waitsFor: null,
    });
    const subject = { kind: 'feed', id: feed.id };
    await noteAct(stores, actor, { at: now, action: 'feed.import-confirmed', subject });
    const confirmed = await stores.feeds.findImport(run.id);
    if (confirmed === null) throw new Refusal('feed.import-not-found');
    await queueImport(services, stores, confirmed);
    return confirmed;
  });
}

/** Throws feed.not-waiting for a run that doesn't wait for confirmation. */
export async function cancelImport(
  { storage, now }: Needs<'storage' | 'now'>,
  run: FeedImportRow,
): Promise<FeedImportRow> {
  if (run.state !== 'awaiting-confirmation') throw new Refusal('feed.not-waiting');
  const finishedAt = now().toISOString();
  await storage.feeds.changeImport(run.id, { state: 'cancelled', finishedAt, waitsFor: null });
  return (await storage.feeds.findImport(run.id)) ?? run;
}

/** Returns false and creates nothing while the feed has a run under way. */
function createQueued(services: Needs<'storage' | 'jobQueue'>, run: FeedImportRow): Promise<boolean> {
  return services.storage.atomically(async (stores) => {
    const isMade = await stores.feeds.createImport(run);
    if (isMade) await queueImport(services, stores, run);
    return isMade;
  });
}

export async function dropWaitingRun(services: Needs<'storage' | 'now'>, feedId: string): Promise<void> {
  const underWay = await services.storage.feeds.findImportUnderWay(feedId);
  if (underWay?.state === 'awaiting-confirmation') await cancelImport(services, underWay);
}

function newRun(
  { now }: Needs<'now'>,
  feed: FeedRow,
  about: Pick<FeedImportRow, 'id' | 'startedBy'>,
): FeedImportRow {
  return {
    ...queuedImport,
    ...about,
    feedId: feed.id,
    businessId: feed.businessId,
    requestedAt: now().toISOString(),
  };
}
