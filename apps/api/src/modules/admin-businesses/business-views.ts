import type { AdminBusiness, AdminBusinessDetail } from '@pricehunt/api-contract';
import { verifiedDomainsOf } from '@pricehunt/business-accounts';
import type { BusinessRow, Storage } from '@pricehunt/storage';
import { Refusal } from '../../refusal';

export async function adminBusinessView(storage: Storage, business: BusinessRow): Promise<AdminBusiness> {
  const { id, name, storeDomain, status, statusReason, createdAt, updatedAt } = business;
  const members = await storage.businesses.listMembers(id);
  const domains = await storage.businessDomains.listDomains(id);
  return {
    ...{ id, name, storeDomain, status, statusReason, createdAt, updatedAt },
    ownerEmail: members.find(({ role }) => role === 'owner')?.email ?? null,
    verifiedDomains: [...verifiedDomainsOf(domains)],
  };
}

/** Throws business.not-found. */
export async function adminBusinessDetail(
  storage: Storage,
  businessId: string,
): Promise<AdminBusinessDetail> {
  const business = await storage.businesses.findBusiness(businessId);
  if (business === null) throw new Refusal('business.not-found');
  const members = await storage.businesses.listMembers(businessId);
  const domains = await storage.businessDomains.listDomains(businessId);
  const items = await storage.merchantItems.countItemsOf(businessId);
  return {
    ...(await adminBusinessView(storage, business)),
    members: members.map(({ accountId, email, role, totpEnabledAt, joinedAt }) => {
      return { accountId, email, role, hasTotp: totpEnabledAt !== null, joinedAt };
    }),
    domains: domains.map(({ id, domain, state, method, claimedAt, verifiedAt, problem }) => {
      const isVouchedFor = state === 'verified' && method === null;
      return {
        id,
        domain,
        state,
        method: isVouchedFor ? 'by-admin' : method,
        claimedAt,
        verifiedAt,
        problem,
      };
    }),
    feedCount: (await storage.feeds.listFeeds(businessId)).length,
    itemCount: items.total,
    shownItemCount: items.shown,
    disapprovedItemCount: items.disapproved,
  };
}
