import { dayMs } from '@pricehunt/offers';
import type { FeedImportRow, OperatorFeedRow } from '@pricehunt/storage';
import { removeItems } from './remove-items';
import type { Needs } from '../services';
import { openFeedFiles } from './feed-files';
import { itemBatches } from './item-batches';

type TermsServices = Needs<'storage' | 'feedFolder' | 'now'>;

const batchSize = 500;
const runsLookedAt = 50;

/** Removes offers not confirmed in time. A feed without history rights keeps no prices at all. */
export async function enforceFeedTerms(services: TermsServices, signal?: AbortSignal): Promise<void> {
  for (const choices of await services.storage.operatorFeeds.listFeeds()) {
    if (choices.endedAt !== null) continue;
    if (choices.retentionDays !== null) {
      const moment = new Date(services.now().getTime() - choices.retentionDays * dayMs).toISOString();
      await withdrawUnconfirmed(services, choices, moment, signal);
      await forgetPrices(services, choices, moment, signal);
    } else if (!choices.mayShowHistory) await forgetPrices(services, choices, null, signal);
  }
}

async function withdrawUnconfirmed(
  { storage, feedFolder, now }: TermsServices,
  { feedId }: OperatorFeedRow,
  moment: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const runs = await storage.feeds.listImports(feedId, null, runsLookedAt);
  const exceptImportId = confirmedRun(runs, moment);
  for (;;) {
    signal?.throwIfAborted();
    const unseen = await storage.merchantItems.listNotSeenSince({
      businessId: feedId,
      moment,
      exceptImportId,
      limit: batchSize,
    });
    if (unseen.length === 0) break;
    await storage.atomically((stores) => removeItems(stores, feedId, unseen, now()));
  }
  const files = openFeedFiles(feedFolder);
  for (const { fileKey, requestedAt } of runs) {
    if (fileKey !== null && requestedAt < moment) await files.remove(fileKey);
  }
}

/** The run whose items, file included, a later run found unchanged since the moment. */
function confirmedRun(runs: readonly FeedImportRow[], moment: string): string | null {
  const isConfirmed = runs.some(({ state, requestedAt }) => state === 'unchanged' && requestedAt >= moment);
  return isConfirmed ? (runs.find(({ state }) => state === 'applied')?.id ?? null) : null;
}

async function forgetPrices(
  { storage }: TermsServices,
  { feedId, mayShowHistory }: OperatorFeedRow,
  moment: string | null,
  signal: AbortSignal | undefined,
): Promise<void> {
  const before = mayShowHistory && moment !== null ? { before: moment } : {};
  for await (const items of itemBatches(storage, { businessId: feedId, batchSize })) {
    signal?.throwIfAborted();
    await storage.priceHistory.retractObservations(
      items.map(({ offerId, productId }) => ({ offerId, productId, since: null, ...before })),
    );
  }
}
