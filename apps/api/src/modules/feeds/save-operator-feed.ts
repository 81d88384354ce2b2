import type { FeedRow, FeedSchedule, FeedShop, OperatorFeedRow, Stores } from '@pricehunt/storage';
import { isCurrency } from '@pricehunt/offers';
import { readNetworkLink } from '@pricehunt/affiliate-tagging';
import { operatorFeedsMax } from '@pricehunt/api-contract/operator-feeds';
import { siteOf } from '../../item-owners/item-shop';
import { queueShowingItems } from '../../merchant-items/show-items.job';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { nextRunAtOf } from './save-feed';
import { storedAddress, readAddress } from './network-address';

export interface WholeFeed {
  readonly feed: FeedRow;
  readonly choices: OperatorFeedRow;
}

/** Fields left out stay, or get the default in a new feed. */
export interface FeedInput {
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
  services: Needs<'storage' | 'secretBox' | 'now' | 'newId'>,
  input: FeedInput &
    Pick<OperatorFeedRow, 'preset' | 'retentionDays' | 'mayShowHistory' | 'endsWithMembership' | 'shops'> & {
      readonly name: string;
    },
  record: Act,
): Promise<WholeFeed> {
  const now = services.now();
  const id = services.newId();
  const { link = null, currency = null, country = null, name } = input;
  const address = link === null ? null : storedAddress(services, id, readAddress(link));
  checkCurrency(currency);
  const schedule = address === null ? 'manual' : (input.schedule ?? 'daily');
  const at = now.toISOString();
  const shownLink = address?.shownLink ?? null;
  const whole: WholeFeed = {
    feed: {
      id,
      businessId: id,
      kind: address === null ? 'upload' : 'link',
      name,
      link: shownLink,
      schedule,
      currency,
      country,
      columnMapping: input.columnMapping ?? [],
      isAutoConfirmed: true,
      isPaused: false,
      createdAt: at,
      nextRunAt: nextRunAtOf({ link: shownLink, schedule }, now),
      contentDigest: null,
      validators: [],
    },
    choices: {
      feedId: id,
      preset: input.preset,
      sealedLink: address?.sealedLink ?? null,
      shopName: input.shopName ?? null,
      shops: chosenShops(input.shops),
      retentionDays: input.retentionDays,
      mayShowHistory: input.mayShowHistory,
      endsWithMembership: input.endsWithMembership,
      endedAt: null,
    },
  };
  await services.storage.atomically(async (stores) => {
    if ((await stores.operatorFeeds.listFeeds()).length >= operatorFeedsMax)
      throw new Refusal('feed.too-many');
    // Its items belong to a business without members that no list of businesses shows.
    await stores.businesses.createBusiness({
      id,
      name,
      storeDomain: null,
      status: 'active',
      statusReason: null,
      createdAt: at,
      updatedAt: at,
    });
    await stores.feeds.createFeed(whole.feed);
    await stores.operatorFeeds.saveFeed(whole.choices);
    await record(stores, whole);
  });
  return whole;
}

/** Null for a feed that isn't an operator's. */
export async function findOperatorFeed(
  { feeds, operatorFeeds }: Pick<Stores, 'feeds' | 'operatorFeeds'>,
  feedId: string,
): Promise<WholeFeed | null> {
  const choices = await operatorFeeds.findFeed(feedId);
  const feed = choices === null ? null : await feeds.findFeed(feedId);
  return feed === null || choices === null ? null : { feed, choices };
}

/** Throws feed.ended for an ended feed, and the refusals of `addOperatorFeed`. */
export async function changeOperatorFeedOf(
  services: Needs<'storage' | 'jobQueue' | 'secretBox' | 'now'>,
  feedId: string,
  input: FeedInput,
  record: (stores: Stores, whole: WholeFeed, before: WholeFeed) => Promise<void>,
): Promise<WholeFeed> {
  return services.storage.atomically(async (stores) => {
    // The next run reads the file again. This also locks the feed, which may be ending.
    await stores.feeds.changeFeed(feedId, { contentDigest: null, validators: [] });
    const before = await findOperatorFeed(stores, feedId);
    if (before === null) throw new Refusal('feed.not-found');
    const whole = changedFeed(services, before, input);
    const { feed, choices } = whole;
    await stores.feeds.changeFeed(feedId, feed);
    await stores.businesses.changeBusiness(feedId, { name: feed.name }, services.now().toISOString());
    await stores.operatorFeeds.saveFeed(choices);
    // Hides items of shops that the feed may no longer list.
    if (JSON.stringify(choices.shops) !== JSON.stringify(before.choices.shops))
      await queueShowingItems(services, stores, feedId);
    await record(stores, whole, before);
    return whole;
  });
}

function changedFeed(
  services: Needs<'secretBox' | 'now'>,
  { feed, choices }: WholeFeed,
  input: FeedInput,
): WholeFeed {
  if (choices.endedAt !== null) throw new Refusal('feed.ended');
  if (typeof input.link === 'string' && choices.sealedLink === null) throw new Refusal('feed.bad-link');
  const address =
    typeof input.link === 'string' ? storedAddress(services, feed.id, readAddress(input.link)) : null;
  const currency = input.currency === undefined ? feed.currency : input.currency;
  checkCurrency(currency);
  const schedule = choices.sealedLink === null ? 'manual' : (input.schedule ?? feed.schedule);
  const link = address?.shownLink ?? feed.link;
  return {
    feed: {
      ...feed,
      name: input.name ?? feed.name,
      link,
      currency,
      schedule,
      country: input.country === undefined ? feed.country : input.country,
      columnMapping: input.columnMapping ?? feed.columnMapping,
      isPaused: input.isPaused ?? feed.isPaused,
      nextRunAt:
        schedule === feed.schedule ? feed.nextRunAt : nextRunAtOf({ link, schedule }, services.now()),
    },
    choices: {
      ...choices,
      preset: input.preset ?? choices.preset,
      sealedLink: address?.sealedLink ?? choices.sealedLink,
      shopName: input.shopName === undefined ? choices.shopName : input.shopName,
      shops: input.shops === undefined ? choices.shops : chosenShops(input.shops),
      retentionDays: input.retentionDays === undefined ? choices.retentionDays : input.retentionDays,
      mayShowHistory: input.mayShowHistory ?? choices.mayShowHistory,
      endsWithMembership: input.endsWithMembership ?? choices.endsWithMembership,
    },
  };
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
