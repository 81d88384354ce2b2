import type { Authorized, BusinessActor } from '@pricehunt/access-policy';
import { isCurrency } from '@pricehunt/offers';
import { readWebUrl } from '@pricehunt/product-links';
import type { FeedChanges, FeedKind, FeedRow, FeedSchedule } from '@pricehunt/storage';
import { isDeepStrictEqual } from 'node:util';
import { noteAct } from '../../merchant-domains/own-business';
import { addFeed } from '../../merchant-items/add-feed';
import { removeAllItems } from '../../merchant-items/remove-items';
import { queueShowingItems } from '../../merchant-items/show-items.job';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { openFeedFiles } from '../../merchant-items/feed-files';
import { dropWaitingRun } from './start-import';

const hourMs = 60 * 60_000;
const intervalsMs: Readonly<Record<FeedSchedule, number | null>> = {
  manual: null,
  hourly: hourMs,
  'six-hourly': 6 * hourMs,
  daily: 24 * hourMs,
};

export function nextRunAtOf(
  { link, schedule }: Pick<FeedRow, 'link' | 'schedule'>,
  from: Date,
): string | null {
  const intervalMs = intervalsMs[schedule];
  return link === null || intervalMs === null ? null : new Date(from.getTime() + intervalMs).toISOString();
}

/** Throws feed.bad-link, feed.bad-currency and feed.too-many. */
export async function makeFeed(
  services: Needs<'storage' | 'now' | 'newId'>,
  actor: BusinessActor,
  { businessId }: Authorized<{ readonly businessId: string }>,
  given: Pick<FeedRow, 'name' | 'schedule' | 'isAutoConfirmed'> & {
    readonly kind: Exclude<FeedKind, 'api'>;
    readonly link: string | null;
    readonly currency?: string | null | undefined;
    readonly country?: string | null | undefined;
  },
): Promise<FeedRow> {
  const now = services.now();
  const { kind, name, isAutoConfirmed, currency = null, country = null } = given;
  const link = given.link === null ? null : checkedLink(given.link, kind);
  checkCurrency(currency);
  const schedule = link === null ? 'manual' : given.schedule;
  return services.storage.atomically(async (stores) => {
    const feed = await addFeed(services, stores, {
      businessId,
      kind,
      name,
      link,
      schedule,
      currency,
      country,
      isAutoConfirmed,
      createdAt: now.toISOString(),
      nextRunAt: nextRunAtOf({ link, schedule }, now),
    });
    await noteAct(stores, actor, { at: now, action: 'feed.created', subject: { kind: 'feed', id: feed.id } });
    return feed;
  });
}

export type FeedInput = {
  readonly [
    Name in
      'name' | 'link' | 'schedule' | 'currency' | 'country' | 'columnMapping' | 'isAutoConfirmed' | 'isPaused'
  ]?: FeedRow[Name] | undefined;
};

/** A change that affects reading makes the next run read the file again. */
export async function changeFeedOf(
  services: Needs<'storage' | 'jobQueue' | 'now'>,
  actor: BusinessActor,
  feed: Authorized<FeedRow>,
  input: FeedInput,
): Promise<FeedRow> {
  const now = services.now();
  const isFetched = feed.link !== null;
  if (typeof input.link === 'string' && !isFetched) throw new Refusal('feed.bad-link');
  const link = typeof input.link === 'string' ? checkedLink(input.link, feed.kind) : feed.link;
  const currency = input.currency === undefined ? feed.currency : input.currency;
  const country = input.country === undefined ? feed.country : input.country;
  checkCurrency(currency);
  const schedule = isFetched ? (input.schedule ?? feed.schedule) : 'manual';
  const columnMapping = input.columnMapping ?? feed.columnMapping;
  const isMappedOtherwise = !isDeepStrictEqual(columnMapping, feed.columnMapping);
  const isReadOtherwise =
    isMappedOtherwise || link !== feed.link || currency !== feed.currency || country !== feed.country;
  const changes: FeedChanges = {
    link,
    currency,
    country,
    columnMapping,
    schedule,
    name: input.name ?? feed.name,
    isAutoConfirmed: input.isAutoConfirmed ?? feed.isAutoConfirmed,
    isPaused: input.isPaused ?? feed.isPaused,
    nextRunAt: schedule === feed.schedule ? feed.nextRunAt : nextRunAtOf({ link, schedule }, now),
    ...(isReadOtherwise ? { contentDigest: null, validators: [] } : {}),
  };
  await services.storage.atomically(async (stores) => {
    await stores.feeds.changeFeed(feed.id, changes);
    await noteAct(stores, actor, { at: now, action: 'feed.changed', subject: { kind: 'feed', id: feed.id } });
    if (country !== feed.country) await queueShowingItems(services, stores, feed.businessId);
  });
  // Its preview used the previous mapping.
  if (isMappedOtherwise) await dropWaitingRun(services, feed.id);
  return { ...feed, ...changes };
}

export async function deleteFeedOf(
  services: Needs<'storage' | 'feedFolder' | 'now'>,
  actor: BusinessActor,
  feed: Authorized<FeedRow>,
): Promise<void> {
  const { storage } = services;
  const runs = await storage.feeds.listImports(feed.id, null, 1_000);
  const now = services.now();
  await storage.atomically(async (stores) => {
    await stores.feeds.deleteFeed(feed.id);
    await noteAct(stores, actor, { at: now, action: 'feed.deleted', subject: { kind: 'feed', id: feed.id } });
  });
  await removeAllItems(services, { businessId: feed.businessId, feedId: feed.id });
  const files = openFeedFiles(services.feedFolder);
  for (const { fileKey } of runs) if (fileKey !== null) await files.remove(fileKey);
}

function checkedLink(typed: string, kind: FeedKind): string {
  const url = readWebUrl(
    kind === 'shopify' && !typed.includes('://') ? `https://${typed.trim()}` : typed.trim(),
  );
  if (url === null) throw new Refusal('feed.bad-link');
  const { username, password, origin, href } = new URL(url.href);
  if (username !== '' || password !== '') throw new Refusal('feed.bad-link');
  return kind === 'shopify' ? origin : href;
}

function checkCurrency(currency: string | null): void {
  if (currency !== null && !isCurrency(currency)) throw new Refusal('feed.bad-currency');
}
