import { storeDomainOf } from '@pricehunt/business-accounts';
import type { Services } from '../services';
import { attributionTermsOf } from './attribution-terms';
import type { CustomerRefs } from './customer-refs';
import type { JudgingContext } from './judge-order';

/** What is known of a business when its orders are judged; read before the transaction that judges them. */
export async function readJudgingContext(
  { storage }: Pick<Services, 'storage'>,
  businessId: string,
  customerRefs: CustomerRefs,
): Promise<JudgingContext> {
  const [business, domains, sources, members, terms] = await Promise.all([
    storage.businesses.findBusiness(businessId),
    storage.businessDomains.listDomains(businessId),
    storage.orderSources.listSources(businessId),
    storage.businesses.listMembers(businessId),
    attributionTermsOf(storage, businessId),
  ]);
  const verified = domains.filter(({ state }) => state === 'verified').map(({ domain }) => domain);
  const shops = sources.flatMap(({ shopDomain }) => (shopDomain === null ? [] : [shopDomain]));
  const refs = members.map(({ email }) => customerRefs(businessId, email)).filter((ref) => ref !== null);
  return {
    hosts: [...new Set([...verified, ...shops.map((shop) => storeDomainOf(shop) ?? shop)])],
    discountCodes: terms.discountCodes.map((code) => code.trim().toUpperCase()),
    ownRefs: new Set(refs),
    isDenied: business === null || business.status === 'suspended',
  };
}
