import type { Feed, FeedImport, FeedIssueView } from '@pricehunt/api-contract/feeds';
import { feedImportSchema } from '@pricehunt/api-contract/feeds';
import { feedIssueTable, isFeedIssueCode } from '@pricehunt/merchant-feeds';
import type { FeedImportIssueRow, FeedImportRow, FeedRow, Storage } from '@pricehunt/storage';
import { readReasons } from '../../answers/stored-reasons';

export async function feedView(storage: Storage, feed: FeedRow): Promise<Feed> {
  const { id, kind, name, link, schedule, currency, country } = feed;
  const { isAutoConfirmed, isPaused, createdAt, nextRunAt, columnMapping } = feed;
  const [latest] = await storage.feeds.listImports(id, null, 1);
  return {
    id,
    kind,
    name,
    link,
    schedule,
    currency,
    country,
    isAutoConfirmed,
    isPaused,
    createdAt,
    columnMapping: [...columnMapping],
    nextRunAt: isPaused ? null : nextRunAt,
    itemCount: await storage.merchantItems.countItems(id),
    latestImport: latest === undefined ? null : importView(latest),
  };
}

export function importView(run: FeedImportRow): FeedImport {
  const { createdCount, updatedCount, unchangedCount, removedCount } = run;
  const { sentence: failure, reasons: failureReasons } = readReasons(run.failure);
  return feedImportSchema.parse({
    ...run,
    failure,
    failureReasons,
    applied: { createdCount, updatedCount, unchangedCount, removedCount },
  });
}

export function issueView(issue: FeedImportIssueRow): FeedIssueView {
  const { code, severity, row, line, itemId, column, given } = issue;
  return { code, severity, row, line, itemId, column, given, ...meaningOf(code) };
}

/** An unknown code, from another version, is its own sentence. */
function meaningOf(code: string): { readonly sentence: string; readonly hint: string } {
  if (!isFeedIssueCode(code)) return { sentence: code, hint: '' };
  const { sentence, hint } = feedIssueTable[code];
  return { sentence, hint };
}
