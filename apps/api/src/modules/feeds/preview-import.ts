import { feedIssuesStoredMax } from '@pricehunt/api-contract/feeds';
import type { FeedIssue, FeedReading, FeedReport } from '@pricehunt/merchant-feeds';
import { FeedReportBuilder, planFeedChanges } from '@pricehunt/merchant-feeds';
import type { FeedImportIssueRow, FeedImportRow, FeedPreview, FeedRow, JsonValue } from '@pricehunt/storage';
import type { ItemOwner } from '../../item-owners/item-owner';
import type { Needs } from '../../services';
import type { ImportLease } from './import-lease';
import { readImport } from './read-import';
import { storedDigestsOf } from './stored-digests';

interface CountedImport {
  readonly preview: FeedPreview;
  readonly missingColumns: readonly string[];
}

const batchesBetweenProgress = 8;

/** Stores the first issues and doesn't change the catalog; safe to repeat. */
export async function previewImport(
  services: Needs<'storage' | 'feedFolder'>,
  owner: ItemOwner,
  feed: FeedRow,
  run: FeedImportRow & { readonly fileKey: string },
  { prolong }: ImportLease,
): Promise<CountedImport> {
  const { storage } = services;
  const report = new FeedReportBuilder();
  const stored = storedDigestsOf(storage, feed, run);
  const missingColumns: string[] = [];
  let issueCount = 0;
  let rowsRead = 0;
  let batchCount = 0;
  for await (const batch of planFeedChanges(readImport(services, feed, run, owner), stored.digests)) {
    await prolong();
    report.addBatch(batch);
    rowsRead += batch.readings.filter(({ kind }) => kind === 'item' || kind === 'rejected').length;
    missingColumns.push(...batch.readings.flatMap(missingColumnOf));
    const issues = batch.readings.flatMap(issuesOf).slice(0, feedIssuesStoredMax - issueCount);
    if (issues.length > 0) {
      const first = issueCount;
      issueCount += issues.length;
      await storage.feeds.saveIssues(
        issues.map((issue, place) => ({ ...issue, importId: run.id, number: first + place })),
      );
    }
    batchCount += 1;
    if (batchCount % batchesBetweenProgress === 0) await storage.feeds.changeImport(run.id, { rowsRead });
  }
  await storage.feeds.changeImport(run.id, { rowsRead });
  const storedCount = await storage.merchantItems.countItems(feed.id);
  const preview = previewOf(report.report(), Math.max(0, storedCount - stored.seenOfFeed()));
  return { preview, missingColumns };
}

function previewOf(report: FeedReport, unseenCount: number): FeedPreview {
  const { rowCount, createdCount, updatedCount, unchangedCount, rejectedCount, byteCount } = report;
  return {
    rowCount,
    createdCount,
    updatedCount,
    unchangedCount,
    rejectedCount,
    byteCount,
    removedCount: report.isComplete ? unseenCount : 0,
    format: report.format?.kind ?? null,
    isComplete: report.isComplete,
    issueCounts: report.issueCounts,
    issues: report.issues.map(({ samples, ...group }): JsonValue => ({
      ...group,
      samples: samples.map((sample): JsonValue => ({ ...sample, itemId: null })),
    })),
  };
}

function missingColumnOf(reading: FeedReading): readonly string[] {
  if (reading.kind !== 'file-issue' || reading.issue.code !== 'header.mapped-missing') return [];
  return [reading.issue.column ?? ''];
}

function issuesOf(reading: FeedReading): readonly Omit<FeedImportIssueRow, 'importId' | 'number'>[] {
  if (reading.kind === 'end') return [];
  if (reading.kind === 'file-issue') return [issueOf(reading.issue, null)];
  const itemId = reading.kind === 'item' ? reading.item.itemId : reading.itemId;
  return reading.issues.map((issue) => issueOf(issue, itemId));
}

function issueOf(
  { code, severity, row, line, column, given }: FeedIssue,
  itemId: string | null,
): Omit<FeedImportIssueRow, 'importId' | 'number'> {
  return { code, severity, row, line, itemId, column, given };
}
