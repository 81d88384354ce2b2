import { readNetworkLink, withClickIdPlace } from '@pricehunt/affiliate-tagging';
import type { FeedItem, RowLinks, ShopOfRow } from '@pricehunt/merchant-feeds';
import { networkFeedSource } from '@pricehunt/offers';
import type { FeedShop } from '@pricehunt/storage';
import { getDomain } from 'tldts';
import { verifiedDomainOf } from './item-owner';
import type { ItemOwner } from './item-owner';

export const merchantSource = 'merchant-feed';

export function isItemSource(source: string): boolean {
  return source === merchantSource || source === networkFeedSource;
}

export interface ItemShop {
  readonly name: string;
  readonly domain: string;
}

export function shopOfItem(owner: ItemOwner, item: Pick<FeedItem, 'link' | 'shop'>): ItemShop | null {
  if (owner.feed === null) {
    const domain = verifiedDomainOf(item.link, owner.verifiedDomains);
    return domain === null ? null : { name: owner.business.name, domain };
  }
  const { shops, shopName } = owner.feed;
  const shop = shopOfRow(shops, linksOf(item));
  if ('issue' in shop) return null;
  const chosenName = shops.length === 1 ? shopName : null;
  return { name: chosenName ?? item.shop?.name ?? shop.domain, domain: shop.domain };
}

/** The shop of a row by its links, whatever the row claims. A feed may only list the shops it was added for. */
export function shopOfRow(shops: readonly FeedShop[], { shown, hidden }: RowLinks): ShopOfRow {
  const site = shown === null ? null : siteOf(shown);
  if (hidden === null) {
    const shop = shops.find(({ domain }) => domain === site);
    return shop === undefined ? { issue: 'link.not-of-feed' } : { domain: shop.domain };
  }
  const shop = shopBehind(shops, hidden);
  if (shop === undefined) return { issue: 'link.no-shop' };
  return site === null || site === shop.domain ? { domain: shop.domain } : { issue: 'link.other-shop' };
}

function shopBehind(shops: readonly FeedShop[], link: string): FeedShop | undefined {
  const [first] = shops;
  if (shops.length === 1 && first?.advertiserId === null) return first;
  const advertiserId = readNetworkLink(link)?.advertiserId ?? null;
  return advertiserId === null ? undefined : shops.find((shop) => shop.advertiserId === advertiserId);
}

function linksOf({ link, shop }: Pick<FeedItem, 'link' | 'shop'>): RowLinks {
  const tracked = readNetworkLink(shop?.trackedLink ?? link);
  return {
    shown: readNetworkLink(link) === null ? link : (tracked?.target ?? null),
    hidden: tracked !== null && tracked.target === null ? tracked.link : null,
  };
}

/** Has a placeholder for the click id; null for a merchant's item or without a network link. */
export function trackedLinkOf({ shop }: Pick<FeedItem, 'shop'>): string | null {
  return shop === undefined || shop.trackedLink === null ? null : withClickIdPlace(shop.trackedLink);
}

/** When the feed says the price was taken, at the latest when it was read. */
export function saidAtOf({ shop }: Pick<FeedItem, 'shop'>, readAt: string): string {
  const pricedAt = shop?.pricedAt ?? null;
  return pricedAt !== null && pricedAt < readAt ? pricedAt : readAt;
}

export function siteOf(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { hostname, host } = new URL(link);
  return getDomain(hostname, { allowPrivateDomains: true }) ?? host;
}
