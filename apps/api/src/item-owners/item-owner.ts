import { verifiedDomainsOf } from '@pricehunt/business-accounts';
import { hostOf, isSameSite } from '@pricehunt/product-links';
import type { BusinessRow, OperatorFeedRow, Storage, Stores } from '@pricehunt/storage';
import * as z from 'zod/mini';
import { settingKeys } from '../live-settings/live-settings';

/** Without the domains and shops that the operator blocked. */
export interface ItemOwner {
  readonly business: BusinessRow;
  readonly verifiedDomains: readonly string[];
  /** Verified, but blocked by the operator. */
  readonly blockedDomains: readonly string[];
  readonly isLetIn: boolean;
  readonly hasShopify: boolean;
  readonly feed: OperatorFeedRow | null;
}

export async function itemOwnerOf(storage: Storage, businessId: string): Promise<ItemOwner | null> {
  const business = await storage.businesses.findBusiness(businessId);
  if (business === null) return null;
  const feed = await storage.operatorFeeds.findFeed(businessId);
  const claims = await storage.businessDomains.listDomains(businessId);
  const verified = verifiedDomainsOf(claims);
  const connected = await storage.shopifyConnections.listConnectedDomains();
  const blockedDomains: string[] = [];
  for (const domain of verified) {
    if (await storage.webSearch.isBlockedShop(domain)) blockedDomains.push(domain);
  }
  return {
    business,
    verifiedDomains: verified.filter((domain) => !blockedDomains.includes(domain)),
    blockedDomains,
    isLetIn: await isLetIn(storage, business.status),
    hasShopify: verified.some((domain) => connected.includes(domain)),
    feed: feed === null ? null : await withoutBlockedShops(storage, feed),
  };
}

async function withoutBlockedShops(
  { webSearch }: Pick<Stores, 'webSearch'>,
  feed: OperatorFeedRow,
): Promise<OperatorFeedRow> {
  const blocked = new Set<string>();
  for (const { domain } of feed.shops) if (await webSearch.isBlockedShop(domain)) blocked.add(domain);
  return blocked.size === 0
    ? feed
    : { ...feed, shops: feed.shops.filter(({ domain }) => !blocked.has(domain)) };
}

/** Suspended businesses never are; pending ones only while the operator's switch allows it. */
export async function isLetIn(
  stores: Pick<Stores, 'settings'>,
  status: BusinessRow['status'],
): Promise<boolean> {
  if (status !== 'pending') return status === 'active';
  const setting = await stores.settings.findSetting(settingKeys.switch('unapproved-merchants'));
  return z.safeParse(turnedOff, setting).success === false;
}

const turnedOff = z.object({ isOn: z.literal(false) });

export function verifiedDomainOf(link: string, verifiedDomains: readonly string[]): string | null {
  const host = hostOf(link) ?? '';
  const hostAndPort = URL.canParse(link) ? new URL(link).host : '';
  return (
    verifiedDomains.find((domain) =>
      domain.includes(':') ? hostAndPort === domain : isSameSite(host, domain),
    ) ?? null
  );
}
