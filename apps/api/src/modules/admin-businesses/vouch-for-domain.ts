import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { recordAdminAct } from '../../operations/admin-acts';
import { queueShowingItems } from '../../merchant-items/show-items.job';
import { Refusal } from '../../answers/refusal';
import { queueRepricing } from '../../pricing/reprice-shop.job';
import type { Needs } from '../../services';
import { announceShopsOf } from '../../merchant-domains/merchant-shops-topic';
import { claimedDomainOf, domainsMax } from '../../merchant-domains/store-domains';

/** Throws domain.not-a-domain, domain.too-many, and domain.taken if another business has verified it. */
export async function vouchForDomain(
  services: Needs<'storage' | 'jobQueue' | 'now' | 'newId'>,
  request: FastifyRequest,
  {
    businessId,
    typed,
    reason,
  }: { readonly businessId: string; readonly typed: string; readonly reason: string },
): Promise<void> {
  const domain = claimedDomainOf(typed);
  if (domain === null) throw new Refusal('domain.not-a-domain');
  const at = services.now().toISOString();
  await services.storage.atomically(async (stores) => {
    if ((await stores.businesses.findBusiness(businessId)) === null) throw new Refusal('business.not-found');
    const holder = await stores.businessDomains.findVerified(domain);
    if (holder !== null && holder.businessId !== businessId) throw new Refusal('domain.taken');
    if (holder !== null) return;
    const claims = await stores.businessDomains.listDomains(businessId);
    const before = claims.find((each) => each.domain === domain);
    const id = before?.id ?? services.newId();
    if (before === undefined) {
      if (claims.length >= domainsMax) throw new Refusal('domain.too-many');
      const token = randomBytes(18).toString('base64url');
      await stores.businessDomains.claimDomain({
        id,
        businessId,
        domain,
        token,
        state: 'pending',
        method: null,
        claimedAt: at,
        checkedAt: null,
        verifiedAt: null,
        problem: null,
      });
    }
    await stores.businessDomains.changeDomain(id, {
      state: 'verified',
      method: null,
      verifiedAt: at,
      problem: null,
    });
    await recordAdminAct(services, stores, request, {
      action: 'domain.vouched-for',
      subject: { kind: 'domain', id },
      businessId,
      details: { domain, before: before?.state ?? null, after: 'verified', reason },
    });
    await queueShowingItems(services, stores, businessId);
    await queueRepricing(services, stores, domain);
  });
  await announceShopsOf(services, businessId);
}
