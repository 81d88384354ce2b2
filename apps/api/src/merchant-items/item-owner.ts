import { verifiedDomainsOf } from '@pricehunt/business-accounts';
import { hostOf, isSameSite } from '@pricehunt/product-links';
import type { BusinessRow, OperatorFeedRow, Storage, Stores } from '@pricehunt/storage';
import * as z from 'zod/mini';
import { settingKeys } from '../live-settings';

/** Whose items are kept, and which of their links shoppers may be sent to. */
export interface ItemOwner {
  readonly business: BusinessRow;
  readonly verifiedDomains: readonly string[];
  /** Whether its status lets shoppers see its products. */
  readonly isLetIn: boolean;
  /** The operator's feed that the items are of; null for a merchant. */
  readonly feed: OperatorFeedRow | null;
}

/** The business with its verified domains; null where it is gone. */
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

/** Approved businesses are; waiting ones while the operator's switch for them is on; suspended ones never. */
export async function isLetIn(
  stores: Pick<Stores, 'settings'>,
  status: BusinessRow['status'],
): Promise<boolean> {
  if (status !== 'pending') return status === 'active';
  const setting = await stores.settings.findSetting(settingKeys.switch('unapproved-merchants'));
  return z.safeParse(turnedOff, setting).success === false;
}

const turnedOff = z.object({ isOn: z.literal(false) });

/** The verified domain that a link lies in; null where it lies in none. */
export function verifiedDomainOf(link: string, verifiedDomains: readonly string[]): string | null {
  const host = hostOf(link) ?? '';
  const hostAndPort = URL.canParse(link) ? new URL(link).host : '';
  return (
    verifiedDomains.find((domain) =>
      domain.includes(':') ? hostAndPort === domain : isSameSite(host, domain),
    ) ?? null
  );
}
