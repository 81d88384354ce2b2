import type { Needs } from '../services';
import { attributionTermsOf } from './attribution-terms';
import type { CustomerRefs } from './customer-refs';
import type { JudgingContext } from './judge-order';
import { readStoreHosts } from '../merchant-domains/store-hosts';

export async function readJudgingContext(
  { storage }: Needs<'storage'>,
  businessId: string,
  customerRefs: CustomerRefs,
): Promise<JudgingContext> {
  const [business, hosts, members, terms] = await Promise.all([
    storage.businesses.findBusiness(businessId),
    readStoreHosts(storage, businessId),
    storage.businesses.listMembers(businessId),
    attributionTermsOf(storage, businessId),
  ]);
  const refs = members.map(({ email }) => customerRefs(businessId, email)).filter((ref) => ref !== null);
  return {
    hosts,
    discountCodes: terms.discountCodes.map((code) => code.trim().toUpperCase()),
    ownRefs: new Set(refs),
    isDenied: business === null || business.status === 'suspended',
  };
}
