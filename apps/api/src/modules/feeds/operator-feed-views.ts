import type { OperatorFeed } from '@pricehunt/api-contract/operator-feeds';
import { operatorFeedSchedules } from '@pricehunt/api-contract/operator-feeds';
import type { Storage } from '@pricehunt/storage';
import { importView } from './feed-views';
import type { WholeFeed } from './save-operator-feed';

export async function operatorFeedView(
  storage: Storage,
  { feed, choices }: WholeFeed,
): Promise<OperatorFeed> {
  const [latest] = await storage.feeds.listImports(feed.id, null, 1);
  const { standings, matched, products } = await storage.operatorFeeds.countItems(feed.id);
  const total = [...standings.values()].reduce((sum, each) => sum + each, 0);
  const [shown, held, listedElsewhere] = (['shown', 'held', 'listed-elsewhere'] as const).map(
    (standing) => standings.get(standing) ?? 0,
  );
  const { id, name, link, currency, country, columnMapping, isPaused, createdAt, nextRunAt } = feed;
  const { preset, shopName, shops, retentionDays, mayShowHistory, endsWithMembership, endedAt } = choices;
  return {
    id,
    name,
    preset,
    shownLink: link,
    currency,
    country,
    shopName,
    createdAt,
    endedAt,
    shops: [...shops],
    retentionDays,
    mayShowHistory,
    endsWithMembership,
    isPaused,
    schedule: operatorFeedSchedules.find((each) => each === feed.schedule) ?? 'manual',
    columnMapping: [...columnMapping],
    nextRunAt: isPaused ? null : nextRunAt,
    latestImport: latest === undefined ? null : importView(latest),
    counts: {
      shown: shown ?? 0,
      held: held ?? 0,
      listedElsewhere: listedElsewhere ?? 0,
      matched,
      products,
      keptOut: total - (shown ?? 0) - (held ?? 0) - (listedElsewhere ?? 0),
    },
  };
}
