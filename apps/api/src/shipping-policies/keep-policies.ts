import { retailerOf } from '@pricehunt/offer-sources';
import { policyOn } from '@pricehunt/offers';
import type { ShippingPolicy } from '@pricehunt/offers';
import type { ReadPage } from '../page-reader';
import { queueRepricing } from '../reprice-shop.job';
import type { Services } from '../services';

/** How long a policy is left as it is, unless the shop publishes another one. */
const freshMs = 24 * 60 * 60_000;

type PolicyServices = Pick<Services, 'storage' | 'jobQueue' | 'now' | 'report'>;

/**
 * Reads a page that was fetched from its shop, and keeps the shipping policy that the shop publishes on it. Never for pages that somebody
 * else handed in: they would speak for the shop.
 */
export function keepingPolicies(readPage: ReadPage, services: PolicyServices): ReadPage {
  return async (html, link) => {
    const reading = await readPage(html, link);
    if (reading.shippingPolicy !== undefined) {
      await keepPolicy(services, link, reading.shippingPolicy).catch((failure: unknown) =>
        services.report(failure, 'a shipping policy could not be kept'),
      );
    }
    return reading;
  };
}

/** Keeps the policy of the shop that a page is of, as it is today; its prices follow where the policy is another one. */
export async function keepPolicy(
  services: Pick<Services, 'storage' | 'jobQueue' | 'now'>,
  link: string,
  published: ShippingPolicy,
): Promise<void> {
  const { storage, now } = services;
  const readAt = now().toISOString();
  const policy = policyOn(published, readAt.slice(0, 10));
  const { domain: retailerDomain } = retailerOf(link, null);
  const known = await storage.shopShipping.readPolicy(retailerDomain);
  const isFresh = known !== null && now().getTime() - Date.parse(known.readAt) < freshMs;
  if (isFresh && JSON.stringify(known.policy) === JSON.stringify(policy)) return;
  await storage.atomically(async (stores) => {
    const hasChanged = await stores.shopShipping.savePolicy({
      ...{ retailerDomain, policy, readAt },
      link: link.replace(/[?#].*$/s, ''),
    });
    if (hasChanged) await queueRepricing(services, stores, retailerDomain);
  });
}
