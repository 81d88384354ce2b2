import type { BusinessActor } from '@pricehunt/access-policy';
import { priceGapGroupOf, priceGapSteps } from '@pricehunt/api-contract/analytics';
import type { Attention } from '@pricehunt/api-contract/analytics';
import { dayMs } from '@pricehunt/offers';
import type { FeedImportRow, FeedRow } from '@pricehunt/storage';
import { isLetIn } from '../../item-owners/item-owner';
import type { Needs, Services } from '../../services';

/** After this many days without data, a source counts as silent. */
const silentDays = { orders: 7, catalog: 3 } as const;

/** What the merchant should act on, most urgent first. */
export async function findAttention(
  { storage, now }: Needs<'storage' | 'now'>,
  { businessId, status }: Pick<BusinessActor, 'businessId' | 'status'>,
): Promise<readonly Attention[]> {
  const [domains, feeds, counts, lastOrder, steps] = await Promise.all([
    storage.businessDomains.listDomains(businessId),
    storage.feeds.listFeeds(businessId),
    storage.merchantItems.countByState(businessId),
    storage.activity.findLatest(businessId, 'order'),
    storage.pricePositions.countSteps(businessId, ''),
  ]);
  const runs = await Promise.all(feeds.map(async (feed) => runsOf(feed, await latestRuns(storage, feed))));
  const nowMs = now().getTime();
  const unverified = domains.filter(({ state }) => state !== 'verified');
  return [
    ...unverified.map(({ id: domainId, domain }) => ({
      kind: 'domain-unverified' as const,
      domainId,
      domain,
    })),
    ...priceLossesOf(steps),
    ...runs.flatMap(({ attention }) => attention),
    ...silentOf('orders', lastOrder, nowMs),
    ...runs.flatMap(({ feed, lastAt }) =>
      feed.schedule === 'manual' || feed.isPaused ? [] : silentOf('catalog', lastAt, nowMs),
    ),
    ...(counts.outOfStock > 0 ? [{ kind: 'out-of-stock' as const, productCount: counts.outOfStock }] : []),
    ...(counts.hidden > 0 ? [{ kind: 'products-not-shown' as const, productCount: counts.hidden }] : []),
    ...(status === 'pending'
      ? [{ kind: 'approval-pending' as const, isVisible: await isLetIn(storage, status) }]
      : []),
  ];
}

function priceLossesOf(
  steps: readonly { readonly priceGap: string; readonly items: number; readonly clicks: number }[],
): readonly Attention[] {
  const beaten = steps.filter(({ priceGap }) =>
    priceGapSteps.some((step) => step === priceGap && priceGapGroupOf(step) === 'beaten'),
  );
  const productCount = beaten.reduce((sum, { items }) => sum + items, 0);
  const clicks = beaten.reduce((sum, each) => sum + each.clicks, 0);
  return productCount === 0 ? [] : [{ kind: 'price-losses', productCount, clicks }];
}

const runsLookedAt = 10;

function latestRuns({ feeds }: Services['storage'], feed: FeedRow): Promise<readonly FeedImportRow[]> {
  return feeds.listImports(feed.id, null, runsLookedAt);
}

function runsOf(
  feed: FeedRow,
  runs: readonly FeedImportRow[],
): {
  readonly feed: FeedRow;
  readonly attention: readonly Attention[];
  readonly lastAt: string | null;
} {
  const [latest] = runs;
  const succeeded = runs.find(({ state }) => state === 'applied' || state === 'unchanged');
  const lastAt = succeeded?.finishedAt ?? null;
  if (latest === undefined) return { feed, attention: [], lastAt };
  const of = { feedId: feed.id, feedName: feed.name, importId: latest.id };
  const attention: Attention[] = [];
  if (latest.state === 'failed') {
    attention.push({ kind: 'feed-failed', ...of, at: latest.finishedAt ?? latest.requestedAt });
  }
  if (latest.state === 'awaiting-confirmation') {
    attention.push({ kind: 'feed-waits-for-confirmation', ...of });
  }
  const errorCount = latest.preview?.issueCounts.error ?? 0;
  if (errorCount > 0) attention.push({ kind: 'feed-errors', ...of, errorCount });
  return { feed, attention, lastAt };
}

function silentOf(
  integration: keyof typeof silentDays,
  lastAt: string | null,
  nowMs: number,
): readonly Attention[] {
  if (lastAt === null || nowMs - Date.parse(lastAt) < silentDays[integration] * dayMs) return [];
  return [{ kind: 'integration-silent', integration, lastAt }];
}
