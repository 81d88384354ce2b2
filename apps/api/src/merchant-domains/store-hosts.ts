import { storeDomainOf, verifiedDomainsOf } from '@pricehunt/business-accounts';
import type { Stores } from '@pricehunt/storage';

export async function readStoreHosts(
  stores: Pick<Stores, 'businessDomains' | 'orderSources'>,
  businessId: string,
): Promise<readonly string[]> {
  const [domains, sources] = await Promise.all([
    stores.businessDomains.listDomains(businessId),
    stores.orderSources.listSources(businessId),
  ]);
  const verified = verifiedDomainsOf(domains);
  const shops = sources.flatMap(({ shopDomain }) => (shopDomain === null ? [] : [shopDomain]));
  return [...new Set([...verified, ...shops.map((shop) => storeDomainOf(shop) ?? shop)])];
}
