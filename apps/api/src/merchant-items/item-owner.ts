import { verifiedDomainsOf } from '@pricehunt/business-accounts';
import { hostOf, isSameSite } from '@pricehunt/product-links';
import type { BusinessRow, OperatorFeedRow, Storage, Stores } from '@pricehunt/storage';
import * as z from 'zod/mini';
import { settingKeys } from '../live-settings';

export interface ItemOwner {
  readonly business: BusinessRow;
  readonly verifiedDomains: readonly string[];
  readonly isLetIn: boolean;
  readonly feed: OperatorFeedRow | null;
}

export async function itemOwnerOf(storage: Storage, businessId: string): Promise<ItemOwner | null> {
  const business = await storage.businesses.findBusiness(businessId);
  if (business === null) return null;
  const feed = await storage.operatorFeeds.findFeed(businessId);
  const claims = await storage.businessDomains.listDomains(businessId);
  return {
    business,
    verifiedDomains: verifiedDomainsOf(claims),
    isLetIn: await isLetIn(storage, business.status),
    feed,
  };
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
