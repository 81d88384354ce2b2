import type { Authorized, BusinessActor } from '@pricehunt/access-policy';
import type { StoreDomain } from '@pricehunt/api-contract/integrations';
import { storeDomainOf } from '@pricehunt/business-accounts';
import type { BusinessDomainRow, DomainVerificationMethod } from '@pricehunt/storage';
import { randomBytes } from 'node:crypto';
import { storedReasons, reason, readReasons } from '../answers/stored-reasons';
import { noteAct } from './own-business';
import { announceShopsOf } from './merchant-shops-topic';
import { queueShowingItems } from '../merchant-items/show-items.job';
import { Refusal } from '../answers/refusal';
import { queueRepricing } from '../pricing/reprice-shop.job';
import type { Needs } from '../services';
import { findDomainProof, proofsOf } from './find-domain-proof';

export const domainsMax = 20;

/** Returns an existing claim of the business. Throws domain.not-a-domain and domain.too-many. */
export async function claimStoreDomain(
  services: Needs<'storage' | 'now' | 'newId'>,
  actor: BusinessActor,
  { businessId }: Authorized<{ readonly businessId: string }>,
  typed: string,
): Promise<BusinessDomainRow> {
  const domain = claimedDomainOf(typed);
  if (domain === null) throw new Refusal('domain.not-a-domain');
  const now = services.now();
  const claim: BusinessDomainRow = {
    id: services.newId(),
    businessId,
    domain,
    token: randomBytes(18).toString('base64url'),
    state: 'pending',
    method: null,
    claimedAt: now.toISOString(),
    checkedAt: null,
    verifiedAt: null,
    problem: null,
    shippingRates: [],
  };
  return services.storage.atomically(async (stores) => {
    const claims = await stores.businessDomains.listDomains(businessId);
    const before = claims.find((each) => each.domain === domain);
    if (before !== undefined) return before;
    if (claims.length >= domainsMax) throw new Refusal('domain.too-many');
    await stores.businessDomains.claimDomain(claim);
    const subject = { kind: 'domain', id: claim.id };
    await noteAct(stores, actor, { at: now, action: 'domain.claimed', subject, details: { domain } });
    return claim;
  });
}

/**
 * A previous owner keeps the domain while its own verification still holds (domain.taken). Throws domain.blocked
 * without a check: a blocked shop isn't requested, so its verification would be lost.
 */
export async function checkStoreDomain(
  services: Needs<'storage' | 'safeFetch' | 'jobQueue' | 'resolveTexts' | 'now'>,
  actor: BusinessActor,
  claim: Authorized<BusinessDomainRow>,
  method: DomainVerificationMethod | undefined,
): Promise<BusinessDomainRow> {
  if (await services.storage.webSearch.isBlockedShop(claim.domain)) throw new Refusal('domain.blocked');
  const proof = await findDomainProof(services, claim, method === undefined ? undefined : [method]);
  const now = services.now();
  const at = now.toISOString();
  if (proof.method === null) {
    const changes = {
      state: claim.state === 'verified' ? ('lost' as const) : ('failed' as const),
      checkedAt: at,
      problem: storedReasons(...proof.problem),
      method: null,
      verifiedAt: null,
    };
    // One failed method does not undo what another one verified.
    const isStillVerified =
      claim.state === 'verified' &&
      method !== undefined &&
      (await findDomainProof(services, claim)).method !== null;
    await services.storage.atomically(async (stores) => {
      await stores.businessDomains.changeDomain(
        claim.id,
        isStillVerified ? { checkedAt: at, problem: storedReasons(...proof.problem) } : changes,
      );
      if (claim.state === 'verified' && !isStillVerified) {
        await queueShowingItems(services, stores, claim.businessId);
        await queueRepricing(services, stores, claim.domain);
      }
    });
    await announceShopsOf(services, claim.businessId);
    return currentClaim(services, claim.id);
  }
  const loser = await loserOf(services, claim);
  await services.storage.atomically(async (stores) => {
    if (loser !== null) {
      await stores.businessDomains.changeDomain(loser.id, {
        state: 'lost',
        method: null,
        verifiedAt: null,
        checkedAt: at,
        problem: storedReasons(reason('domain.proved-by-another')),
      });
    }
    await stores.businessDomains.changeDomain(claim.id, {
      state: 'verified',
      method: proof.method,
      checkedAt: at,
      problem: null,
      verifiedAt: claim.verifiedAt ?? at,
    });
    const subject = { kind: 'domain', id: claim.id };
    const details = { domain: claim.domain, method: proof.method };
    await noteAct(stores, actor, { at: now, action: 'domain.verified', subject, details });
    for (const businessId of [claim.businessId, ...(loser === null ? [] : [loser.businessId])]) {
      await queueShowingItems(services, stores, businessId);
    }
    await queueRepricing(services, stores, claim.domain);
  });
  await announceShopsOf(services, claim.businessId);
  return currentClaim(services, claim.id);
}

export async function removeStoreDomain(
  services: Needs<'storage' | 'jobQueue' | 'now'>,
  actor: BusinessActor,
  claim: Authorized<BusinessDomainRow>,
): Promise<void> {
  const now = services.now();
  await services.storage.atomically(async (stores) => {
    await stores.businessDomains.removeDomain(claim.id);
    const subject = { kind: 'domain', id: claim.id };
    const details = { domain: claim.domain };
    await noteAct(stores, actor, { at: now, action: 'domain.removed', subject, details });
    await queueShowingItems(services, stores, claim.businessId);
    if (claim.state === 'verified') await queueRepricing(services, stores, claim.domain);
  });
  await announceShopsOf(services, claim.businessId);
}

export function claimedDomainOf(typed: string): string | null {
  return storeDomainOf(typed) ?? loopbackStoreOf(typed);
}

export function storeDomainView(claim: BusinessDomainRow): StoreDomain {
  const { id, domain, state, method, claimedAt, checkedAt, verifiedAt } = claim;
  const { sentence: problem, reasons: problemReasons } = readReasons(claim.problem);
  const found = { checkedAt, verifiedAt, problem, problemReasons };
  return { id, domain, state, method, claimedAt, ...found, proofs: proofsOf(claim) };
}

/** Null without one. Throws domain.taken while the other business's verification holds. */
async function loserOf(
  services: Needs<'storage' | 'safeFetch' | 'resolveTexts'>,
  claim: BusinessDomainRow,
): Promise<BusinessDomainRow | null> {
  const holder = await services.storage.businessDomains.findVerified(claim.domain);
  if (holder === null || holder.businessId === claim.businessId) return null;
  if ((await findDomainProof(services, holder)).method !== null) throw new Refusal('domain.taken');
  return holder;
}

async function currentClaim({ storage }: Needs<'storage'>, id: string): Promise<BusinessDomainRow> {
  const claim = await storage.businessDomains.findDomain(id);
  if (claim === null) throw new Refusal('domain.not-found');
  return claim;
}

/** "127.0.0.1:4012": a store on this machine, which is read only when OUTBOUND_ALLOW lists it. */
function loopbackStoreOf(typed: string): string | null {
  const host = typed
    .trim()
    .replace(/^http:\/\//, '')
    .replace(/\/.*$/, '');
  return /^(?:127\.0\.0\.1|localhost):\d{1,5}$/.test(host) ? host : null;
}
