import type {
  FeedChanges,
  FeedRow,
  FeedSchedule,
  FeedShop,
  OperatorFeedRow,
  Stores,
} from '@pricehunt/storage';
import { isCurrency } from '@pricehunt/offers';
import { readNetworkLink } from '@pricehunt/affiliate-tagging';
import { operatorFeedsMax } from '@pricehunt/api-contract';
import { siteOf } from '../../merchant-items/item-shop';
import { queueShowingItems } from '../../merchant-items/show-items.job';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { nextRunAtOf } from './save-feed';
import { keptAddress, readAddress } from './network-address';

export interface WholeFeed {
  readonly feed: FeedRow;
  readonly choices: OperatorFeedRow;
}

/** Fields left out stay, or get the default in a new feed. */
export interface FeedWish {
  readonly name?: string | undefined;
  readonly link?: string | null | undefined;
  readonly schedule?: FeedSchedule | undefined;
  readonly preset?: OperatorFeedRow['preset'] | undefined;
  readonly currency?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly columnMapping?: FeedRow['columnMapping'] | undefined;
  readonly shopName?: string | null | undefined;
  readonly shops?: readonly FeedShop[] | undefined;
  readonly retentionDays?: number | null | undefined;
  readonly mayShowHistory?: boolean | undefined;
  readonly endsWithMembership?: boolean | undefined;
  readonly isPaused?: boolean | undefined;
}

type Act = (stores: Stores, whole: WholeFeed) => Promise<void>;

/** Throws feed.bad-link, feed.bad-currency, feed.bad-shop and feed.too-many. */
export async function addOperatorFeed(
  services: Services,
  wish: FeedWish &
    Pick<OperatorFeedRow, 'preset' | 'retentionDays' | 'mayShowHistory' | 'endsWithMembership' | 'shops'> & {
      readonly name: string;
    },
  record: Act,
): Promise<WholeFeed> {
  const now = services.now();
  const id = services.newId();
  const { link = null, currency = null, country = null, name } = wish;
  const kept = link === null ? null : keptAddress(services, id, readAddress(link));
  checkCurrency(currency);
  const schedule = kept === null ? 'manual' : (wish.schedule ?? 'daily');
  const at = now.toISOString();
  const shownLink = kept?.shownLink ?? null;
  const whole: WholeFeed = {
    feed: {
      ...{ id, businessId: id, kind: kept === null ? 'upload' : 'link', name, link: shownLink, schedule },
      ...{
        currency,
        country,
        columnMapping: wish.columnMapping ?? [],
        isAutoConfirmed: true,
        isPaused: false,
      },
      ...{ createdAt: at, nextRunAt: nextRunAtOf({ link: shownLink, schedule }, now) },
      ...{ contentDigest: null, validators: [] },
    },
    choices: {
      ...{ feedId: id, preset: wish.preset, sealedLink: kept?.sealedLink ?? null },
      ...{ shopName: wish.shopName ?? null, shops: chosenShops(wish.shops) },
      ...{ retentionDays: wish.retentionDays, mayShowHistory: wish.mayShowHistory },
      ...{ endsWithMembership: wish.endsWithMembership, endedAt: null },
    },
  };
  await services.storage.atomically(async (stores) => {
    if ((await stores.operatorFeeds.listFeeds()).length >= operatorFeedsMax)
      throw new Refusal('feed.too-many');
    // Its items belong to a business without members that no list of businesses shows.
    await stores.businesses.createBusiness({
      ...{ id, name, storeDomain: null, status: 'active', statusReason: null, createdAt: at, updatedAt: at },
    });
    await stores.feeds.createFeed(whole.feed);
    await stores.operatorFeeds.saveFeed(whole.choices);
    await record(stores, whole);
  });
  return whole;
}

/** A change that affects reading makes the next run read the file again. */
export async function changeOperatorFeedOf(
  services: Services,
  { feed, choices }: WholeFeed,
  wish: FeedWish,
  record: Act,
): Promise<WholeFeed> {
  if (choices.endedAt !== null) throw new Refusal('feed.ended');
  if (typeof wish.link === 'string' && choices.sealedLink === null) throw new Refusal('feed.bad-link');
  const now = services.now();
  const kept = typeof wish.link === 'string' ? keptAddress(services, feed.id, readAddress(wish.link)) : null;
  const currency = wish.currency === undefined ? feed.currency : wish.currency;
  checkCurrency(currency);
  const schedule = choices.sealedLink === null ? 'manual' : (wish.schedule ?? feed.schedule);
  const link = kept?.shownLink ?? feed.link;
  const changes: FeedChanges = {
    ...{ name: wish.name ?? feed.name, link, currency, schedule },
    country: wish.country === undefined ? feed.country : wish.country,
    columnMapping: wish.columnMapping ?? feed.columnMapping,
    isPaused: wish.isPaused ?? feed.isPaused,
    nextRunAt: schedule === feed.schedule ? feed.nextRunAt : nextRunAtOf({ link, schedule }, now),
    // The new choices may affect reading, so the file is read again.
    ...{ contentDigest: null, validators: [] },
  };
  const changed: OperatorFeedRow = {
    ...choices,
    preset: wish.preset ?? choices.preset,
    sealedLink: kept?.sealedLink ?? choices.sealedLink,
    shopName: wish.shopName === undefined ? choices.shopName : wish.shopName,
    shops: wish.shops === undefined ? choices.shops : chosenShops(wish.shops),
    retentionDays: wish.retentionDays === undefined ? choices.retentionDays : wish.retentionDays,
    mayShowHistory: wish.mayShowHistory ?? choices.mayShowHistory,
    endsWithMembership: wish.endsWithMembership ?? choices.endsWithMembership,
  };
  const whole = { feed: { ...feed, ...changes }, choices: changed };
  await services.storage.atomically(async (stores) => {
    await stores.feeds.changeFeed(feed.id, changes);
    await stores.businesses.changeBusiness(feed.id, { name: whole.feed.name }, now.toISOString());
    await stores.operatorFeeds.saveFeed(changed);
    // Hides items of shops that the feed may no longer list.
    if (JSON.stringify(changed.shops) !== JSON.stringify(choices.shops))
      await queueShowingItems(services, stores, feed.id);
    await record(stores, whole);
  });
  return whole;
}

/** Each shop by its site. Throws feed.bad-shop. */
export function chosenShops(typed: readonly FeedShop[]): readonly FeedShop[] {
  return typed.map(({ domain, advertiserId }) => ({ domain: siteOfShop(domain), advertiserId }));
}

function siteOfShop(typed: string): string {
  const link = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const site = siteOf(link);
  if (site === null || readNetworkLink(link) !== null) throw new Refusal('feed.bad-shop');
  return site;
}

/** Throws feed.bad-currency for an unknown code. */
export function checkCurrency(currency: string | null): void {
  if (currency !== null && !isCurrency(currency)) throw new Refusal('feed.bad-currency');
}
