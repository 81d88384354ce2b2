import { detectMarketplace } from '@pricehunt/marketplace-detection';
import { retailerOf } from '@pricehunt/offer-sources';
import { dayMs, policyOn } from '@pricehunt/offers';
import type { ShippingPolicy } from '@pricehunt/offers';
import type { PageReading } from '@pricehunt/product-extraction';
import type { Stores } from '@pricehunt/storage';
import type { ReadPage } from '../outbound/page-reader';
import { queueRepricing } from '../pricing/reprice-shop.job';
import type { Needs } from '../services';

/** How long pages read for other reasons leave a stored policy alone. */
const freshMs = dayMs;

type StoringServices = Needs<'storage' | 'jobQueue' | 'now'>;

/** At most once a day. Never use it for pages that visitors submit: they would speak for the shop. */
export function storingPolicies(readPage: ReadPage, services: StoringServices & Needs<'report'>): ReadPage {
  return async (html, link) => {
    const reading = await readPage(html, link);
    const published = policyOfPage(reading, link, services.now());
    if (published !== null)
      await storeFromPage(services, link, published).catch((failure: unknown) =>
        services.report(failure, 'could not store a shipping policy'),
      );
    return reading;
  };
}

/** The policy that the shop publishes on its page; null without one, and on marketplaces, where many sell. */
export function policyOfPage(
  { shippingPolicy }: Pick<PageReading, 'shippingPolicy'>,
  link: string,
  now: Date,
): ShippingPolicy | null {
  if (shippingPolicy === undefined || isMarketplace(link)) return null;
  return policyOn(shippingPolicy, now.toISOString().slice(0, 10));
}

/** Whether many sell under a link's domain. Each Shopify shop has its own. */
export function isMarketplace(link: string): boolean {
  return (detectMarketplace(link)?.id ?? 'shopify') !== 'shopify';
}

async function storeFromPage(services: StoringServices, link: string, policy: ShippingPolicy): Promise<void> {
  const { storage, now } = services;
  const { domain } = retailerOf(link, null);
  const known = await storage.shopShipping.readPolicy(domain);
  const isFresh = known !== null && now().getTime() - Date.parse(known.readAt) < freshMs;
  // A front page without a policy doesn't contradict a page that has one.
  if (isFresh && known.policy.length > 0) return;
  if (!(await storedPolicyDomains(services)).has(domain)) return;
  await storePolicy(services, domain, { link, policy });
}

/** The domains whose policies are stored: listed shops, and shops with an offer from a trusted source. */
export async function storedPolicyDomains({ storage }: Needs<'storage'>): Promise<ReadonlySet<string>> {
  const shops = await storage.offerShops.listShops();
  return new Set([...shops.map(({ domain }) => domain), ...(await storage.offers.listVouchedDomains())]);
}

/** Stores a policy that the shop publishes on the page. */
export async function storePolicy(
  services: StoringServices,
  retailerDomain: string,
  { link, policy }: { readonly link: string; readonly policy: ShippingPolicy },
): Promise<void> {
  await services.storage.atomically((stores) =>
    savePolicy(services, stores, { retailerDomain, link, policy }),
  );
}

/**
 * The shop's pages published no policy, or couldn't be read if `front` is null, and its policy stays then. A policy
 * that was stored meanwhile stays as it is.
 */
export async function confirmPolicy(
  services: StoringServices,
  retailerDomain: string,
  known: StoredPolicy | null,
  front: string | null,
): Promise<void> {
  await services.storage.atomically(async (stores) => {
    const current = await stores.shopShipping.readPolicy(retailerDomain);
    if (current?.readAt !== known?.readAt) return;
    if (front !== null) return savePolicy(services, stores, { retailerDomain, link: front, policy: [] });
    if (current !== null) await savePolicy(services, stores, current);
  });
}

type StoredPolicy = Parameters<Stores['shopShipping']['savePolicy']>[0];

async function savePolicy(
  services: StoringServices,
  stores: Stores,
  { retailerDomain, policy, link }: Omit<StoredPolicy, 'readAt'>,
): Promise<void> {
  const hasChanged = await stores.shopShipping.savePolicy({
    retailerDomain,
    policy,
    readAt: services.now().toISOString(),
    link: link.replace(/[?#].*$/s, ''),
  });
  if (hasChanged) await queueRepricing(services, stores, retailerDomain);
}

export async function deletePolicy(services: StoringServices, retailerDomain: string): Promise<void> {
  await services.storage.atomically(async (stores) => {
    await stores.shopShipping.removePolicy(retailerDomain);
    await queueRepricing(services, stores, retailerDomain);
  });
}
