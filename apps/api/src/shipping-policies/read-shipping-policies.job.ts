import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import { retailerOf } from '@pricehunt/offer-sources';
import { dayMs } from '@pricehunt/offers';
import type { PageReading } from '@pricehunt/product-extraction';
import * as z from 'zod/mini';
import type { Needs } from '../services';
import { createShopFetch } from '../outbound/shop-fetch';
import {
  confirmPolicy,
  deletePolicy,
  isMarketplace,
  storePolicy,
  storedPolicyDomains,
  policyOfPage,
} from './store-policies';
import { linkOfShippingPage } from './link-of-shipping-page';

export const readShippingPolicies = defineJob(
  'read-shipping-policies',
  z.object({ domain: z.nullable(z.string()) }),
  { tryMsMax: 30 * 60_000, schedules: [{ when: '25 4 * * *', payload: { domain: null } }] },
);

const othersMax = 100;
const lookedThroughMax = 1_000;

type PolicyServices = Needs<
  'storage' | 'safeFetch' | 'renderPage' | 'readPage' | 'jobQueue' | 'now' | 'report'
>;

export function handleReadShippingPolicies(services: PolicyServices): JobHandler {
  return handleJob(readShippingPolicies, async ({ domain }, { signal }) => {
    const { offerShops } = services.storage;
    const requested = domain === null ? null : await offerShops.findShop(domain);
    const listed = domain === null ? await offerShops.listShops() : requested === null ? [] : [requested];
    for (const { domain: shop, origin } of listed) await readPolicyOf(services, shop, origin, signal);
    // Listed shops were just read.
    const others = domain === null ? await othersToRead(services) : [];
    for (const { retailerDomain, link } of others)
      await readPolicyOf(services, retailerDomain, new URL('/', link).href, signal);
  });
}

/** Resolves with whether the shop's pages answered. */
export async function readPolicyOfShop(
  services: PolicyServices,
  domain: string,
  signal: AbortSignal,
): Promise<boolean> {
  if (!(await storedPolicyDomains(services)).has(domain)) return false;
  const listed = await services.storage.offerShops.findShop(domain);
  const front = listed?.origin ?? `https://${domain}/`;
  return !isMarketplace(front) && readPolicyOf(services, domain, front, signal);
}

/** Unlisted shops whose policy is a day old. Deletes policies that are no longer stored. */
async function othersToRead(services: PolicyServices) {
  const { storage, now } = services;
  const dayAgo = new Date(now().getTime() - dayMs).toISOString();
  const old = await storage.shopShipping.listPoliciesReadBefore(dayAgo, lookedThroughMax);
  const domains = await storedPolicyDomains(services);
  const isKept = ({ retailerDomain, link }: (typeof old)[number]) =>
    domains.has(retailerDomain) && !isMarketplace(link);
  for (const row of old) if (!isKept(row)) await deletePolicy(services, row.retailerDomain);
  return old.filter(isKept).slice(0, othersMax);
}

/**
 * Reads the front page, its shipping page, or the page where the policy was found before. When a page can't be read,
 * the stored policy stays and counts as read, so that other shops get their turn; resolves with false then.
 */
async function readPolicyOf(
  services: PolicyServices,
  shop: string,
  front: string,
  signal: AbortSignal,
): Promise<boolean> {
  signal.throwIfAborted();
  const { storage, now } = services;
  const known = await storage.shopShipping.readPolicy(shop);
  const answers: (ReadAnswer | 'gone' | 'failed')[] = [];
  for (const next of [
    () => front,
    () => shippingLinkOf(answers[0]),
    () => (known === null || known.policy.length === 0 ? null : known.link),
  ]) {
    const link = next();
    if (link === null || answers.some((answer) => typeof answer === 'object' && answer.link === link))
      continue;
    const answer = await readPage(services, link, signal);
    answers.push(answer);
    const policy = typeof answer === 'object' ? policyOfPage(answer.reading, answer.link, now()) : null;
    if (typeof answer === 'object' && policy !== null) {
      await storePolicy(services, shop, { link: answer.link, policy });
      return true;
    }
  }
  // A shop without a front page has an outage; one without a shipping page may have moved it.
  const wasRead = typeof answers[0] === 'object' && !answers.includes('failed');
  await confirmPolicy(services, shop, known, wasRead ? front : null);
  return wasRead;
}

function shippingLinkOf(answer: ReadAnswer | 'gone' | 'failed' | undefined): string | null {
  return typeof answer === 'object' ? linkOfShippingPage(answer.html, answer.link) : null;
}

interface ReadAnswer {
  readonly html: string;
  readonly link: string;
  readonly reading: PageReading;
}

/** Fails when the page can't be read, or another shop answers. */
async function readPage(
  services: PolicyServices,
  link: string,
  signal: AbortSignal,
): Promise<ReadAnswer | 'gone' | 'failed'> {
  const { readPage: read, report } = services;
  const outcome = await createShopFetch(services).fetch(link, { accept: 'html', signal });
  if (outcome.kind !== 'ok') return outcome.kind === 'gone' ? 'gone' : 'failed';
  const { finalLink } = outcome;
  if (retailerOf(finalLink, null).domain !== retailerOf(link, null).domain) return 'failed';
  const html = outcome.text();
  try {
    return { html, link: finalLink, reading: await read(html, finalLink) };
  } catch (failure) {
    report(failure, 'could not read a page');
    return 'failed';
  }
}
