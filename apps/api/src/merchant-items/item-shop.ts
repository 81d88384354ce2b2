import { readNetworkLink, withClickIdPlace } from '@pricehunt/affiliate-tagging';
import type { FeedItem } from '@pricehunt/merchant-feeds';
import { networkFeedSource } from '@pricehunt/offers';
import { getDomain } from 'tldts';
import { verifiedDomainOf } from './item-owner';
import type { ItemOwner } from './item-owner';

/** The source of offers that merchants' items are made into. */
export const merchantSource = 'merchant-feed';

/** Whether offers of the source are made from items, which are judged by what other shops say and end with the item. */
export function isItemSource(source: string): boolean {
  return source === merchantSource || source === networkFeedSource;
}

/** The shop that an item is sold by. */
export interface ItemShop {
  readonly name: string;
  readonly domain: string;
}

/** The shop of an item: of a merchant the verified domain that the link lies in, of a feed of many shops the link's own site. */
export function shopOfItem(owner: ItemOwner, item: Pick<FeedItem, 'link' | 'shop'>): ItemShop | null {
  if (owner.feed === null) {
    const domain = verifiedDomainOf(item.link, owner.verifiedDomains);
    return domain === null ? null : { name: owner.business.name, domain };
  }
  const domain = readNetworkLink(item.link) === null ? siteOf(item.link) : owner.feed.shopDomain;
  if (domain === null) return null;
  const name = item.shop?.name ?? (domain === owner.feed.shopDomain ? owner.feed.shopName : null);
  return { name: name ?? domain, domain };
}

/** The network's link to an item, with a place for the id of the click; null for an item of a merchant, or without such a link. */
export function trackedLinkOf({ shop }: Pick<FeedItem, 'shop'>): string | null {
  return shop === undefined || shop.trackedLink === null ? null : withClickIdPlace(shop.trackedLink);
}

/** When what the item says was true: when its feed says that the price was taken, at the latest when it was read. */
export function saidAtOf({ shop }: Pick<FeedItem, 'shop'>, readAt: string): string {
  const pricedAt = shop?.pricedAt ?? null;
  return pricedAt !== null && pricedAt < readAt ? pricedAt : readAt;
}

/** The registrable domain of a link, or its host with the port where there is none, as on loopback; null where it is no link. */
export function siteOf(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { hostname, host } = new URL(link);
  return getDomain(hostname, { allowPrivateDomains: true }) ?? host;
}
