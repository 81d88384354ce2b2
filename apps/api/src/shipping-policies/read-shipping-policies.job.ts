import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import { retailerOf } from '@pricehunt/offer-sources';
import type { PageReading } from '@pricehunt/product-extraction';
import * as z from 'zod/mini';
import type { Services } from '../services';
import { forgetPolicy, isMarketplace, keepPolicy, keptDomains, policyOfPage } from './keep-policies';
import { linkOfShippingPage } from './link-of-shipping-page';

/** Reads the shipping policies of a shop, or of all shops of the shop list and those whose policy is a day old. */
export const readShippingPolicies = defineJob(
  'read-shipping-policies',
  z.object({ domain: z.nullable(z.string()) }),
  { tryMsMax: 30 * 60_000 },
);

const dayMs = 24 * 60 * 60_000;
/** How many shops that are not in the shop list are read again in one run. */
const othersMax = 100;
/** How many policies are looked through for shops whose policies are kept no more. */
const lookedThroughMax = 1_000;

type PolicyServices = Pick<Services, 'storage' | 'safeFetch' | 'readPage' | 'jobQueue' | 'now' | 'report'>;

/** Running it twice reads the pages twice, and changes nothing more. */
export function handleReadShippingPolicies(services: PolicyServices): JobHandler {
  return handleJob(readShippingPolicies, async ({ domain }, { signal }) => {
    const { offerShops } = services.storage;
    const asked = domain === null ? null : await offerShops.findShop(domain);
    const listed = domain === null ? await offerShops.listShops() : asked === null ? [] : [asked];
    for (const { domain: shop, origin } of listed) await readPolicyOf(services, shop, origin, signal);
    // Those of the list are a day old no more.
    const others = domain === null ? await othersToRead(services) : [];
    for (const { retailerDomain, link } of others)
      await readPolicyOf(services, retailerDomain, new URL('/', link).href, signal);
  });
}

/**
 * Reads the policy of one shop now, wherever it is known: as the job does for shops of the shop list, else from the front page of its domain.
 * Resolves with whether its pages answered.
 */
export async function readPolicyOfShop(
  services: PolicyServices,
  domain: string,
  signal: AbortSignal,
): Promise<boolean> {
  const listed = await services.storage.offerShops.findShop(domain);
  const front = listed?.origin ?? `https://${domain}/`;
  return !isMarketplace(front) && readPolicyOf(services, domain, front, signal);
}

/** The shops that are not in the list and whose policy is a day old. Policies that are kept no more end here. */
async function othersToRead(services: PolicyServices) {
  const { storage, now } = services;
  const dayAgo = new Date(now().getTime() - dayMs).toISOString();
  const old = await storage.shopShipping.listPoliciesReadBefore(dayAgo, lookedThroughMax);
  const kept = await keptDomains(services);
  const isKept = ({ retailerDomain, link }: (typeof old)[number]) =>
    kept.has(retailerDomain) && !isMarketplace(link);
  for (const row of old) if (!isKept(row)) await forgetPolicy(services, row.retailerDomain);
  return old.filter(isKept).slice(0, othersMax);
}

/**
 * Reads the policy of a shop from its front page, the page about shipping that it links to, or the page where it was found before. Where
 * one of them cannot be read and the others publish none, what is known stays, and counts as read: the others have their turn. Resolves with
 * false then.
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
      await keepPolicy(services, answer.link, policy);
      return true;
    }
  }
  if (!answers.includes('failed')) {
    await keepPolicy(services, front, []);
    return true;
  }
  if (known !== null) await storage.shopShipping.savePolicy({ ...known, readAt: now().toISOString() });
  return false;
}

function shippingLinkOf(answer: ReadAnswer | 'gone' | 'failed' | undefined): string | null {
  return typeof answer === 'object' ? linkOfShippingPage(answer.html, answer.link) : null;
}

interface ReadAnswer {
  readonly html: string;
  readonly link: string;
  readonly reading: PageReading;
}

/** The page of a shop; failed where it cannot be read, or another shop answers. */
async function readPage(
  { safeFetch, readPage: read, report }: PolicyServices,
  link: string,
  signal: AbortSignal,
): Promise<ReadAnswer | 'gone' | 'failed'> {
  const outcome = await safeFetch.fetch(link, { accept: 'html', signal });
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
