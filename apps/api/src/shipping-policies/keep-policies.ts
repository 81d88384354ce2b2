import { detectMarketplace } from '@pricehunt/marketplace-detection';
import { retailerOf } from '@pricehunt/offer-sources';
import { policyOn } from '@pricehunt/offers';
import type { ShippingPolicy } from '@pricehunt/offers';
import type { PageReading } from '@pricehunt/product-extraction';
import type { ReadPage } from '../page-reader';
import { queueRepricing } from '../reprice-shop.job';
import type { Services } from '../services';

/** How long a policy is left as it is by pages that are read on the way. */
const freshMs = 24 * 60 * 60_000;

type KeepingServices = Pick<Services, 'storage' | 'jobQueue' | 'now'>;

/**
 * Reads a page that was fetched from its shop, and keeps the shipping policy that the shop publishes on it, where none was read within a
 * day. Never for pages that somebody else handed in: they would speak for the shop.
 */
export function keepingPolicies(
  readPage: ReadPage,
  services: KeepingServices & Pick<Services, 'report'>,
): ReadPage {
  return async (html, link) => {
    const reading = await readPage(html, link);
    const published = policyOfPage(reading, link, services.now());
    if (published !== null)
      await keepOnTheWay(services, link, published).catch((failure: unknown) =>
        services.report(failure, 'could not store a shipping policy'),
      );
    return reading;
  };
}

/** The policy that the shop of a page publishes on it, as it is today; null where there is none, and on marketplaces, where many sell. */
export function policyOfPage(
  { shippingPolicy }: Pick<PageReading, 'shippingPolicy'>,
  link: string,
  now: Date,
): ShippingPolicy | null {
  if (shippingPolicy === undefined || isMarketplace(link)) return null;
  return policyOn(shippingPolicy, now.toISOString().slice(0, 10));
}

/** Whether many sell under a link's domain. Each shop of Shopify has its own. */
export function isMarketplace(link: string): boolean {
  return (detectMarketplace(link)?.id ?? 'shopify') !== 'shopify';
}

async function keepOnTheWay(services: KeepingServices, link: string, policy: ShippingPolicy): Promise<void> {
  const { storage, now } = services;
  const { domain } = retailerOf(link, null);
  const known = await storage.shopShipping.readPolicy(domain);
  const isFresh = known !== null && now().getTime() - Date.parse(known.readAt) < freshMs;
  // A front page that publishes none contradicts no page that does.
  if (isFresh && known.policy.length > 0) return;
  if (!(await keptDomains(services)).has(domain)) return;
  await keepPolicy(services, link, policy);
}

/** The shops whose policies are kept: those of the shop list, and those with an offer that somebody vouches for. */
export async function keptDomains({ storage }: Pick<Services, 'storage'>): Promise<ReadonlySet<string>> {
  const shops = await storage.offerShops.listShops();
  return new Set([...shops.map(({ domain }) => domain), ...(await storage.offers.listVouchedDomains())]);
}

/** Keeps the policy of the shop that a page is of; its prices follow where the policy is another one. */
export async function keepPolicy(
  services: KeepingServices,
  link: string,
  policy: ShippingPolicy,
): Promise<void> {
  const { domain: retailerDomain } = retailerOf(link, null);
  await services.storage.atomically(async (stores) => {
    const hasChanged = await stores.shopShipping.savePolicy({
      ...{ retailerDomain, policy, readAt: services.now().toISOString() },
      link: link.replace(/[?#].*$/s, ''),
    });
    if (hasChanged) await queueRepricing(services, stores, retailerDomain);
  });
}

/** Ends the policy of a shop; its prices follow. */
export async function forgetPolicy(services: KeepingServices, retailerDomain: string): Promise<void> {
  await services.storage.atomically(async (stores) => {
    await stores.shopShipping.removePolicy(retailerDomain);
    await queueRepricing(services, stores, retailerDomain);
  });
}
