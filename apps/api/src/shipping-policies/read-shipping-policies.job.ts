import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import { retailerOf } from '@pricehunt/offer-sources';
import type { PageReading } from '@pricehunt/product-extraction';
import * as z from 'zod/mini';
import type { Services } from '../services';
import { keepPolicy } from './keep-policies';
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

type PolicyServices = Pick<Services, 'storage' | 'safeFetch' | 'readPage' | 'jobQueue' | 'now' | 'report'>;

/** Running it twice reads the pages twice, and changes nothing more. */
export function handleReadShippingPolicies(services: PolicyServices): JobHandler {
  return handleJob(readShippingPolicies, async ({ domain }, { signal }) => {
    for (const link of await pagesToRead(services, domain)) {
      signal.throwIfAborted();
      await readPolicyFrom(services, link, signal);
    }
  });
}

/** Where policies are to be looked for: the home pages of the shop list, and the pages where others were found. */
async function pagesToRead(
  { storage, now }: PolicyServices,
  domain: string | null,
): Promise<readonly string[]> {
  if (domain !== null) {
    const shop = await storage.offerShops.findShop(domain);
    return shop === null ? [] : [shop.origin];
  }
  const dayAgo = new Date(now().getTime() - dayMs).toISOString();
  const listed = await storage.offerShops.listShops();
  const domains = new Set(listed.map((shop) => shop.domain));
  const others = await storage.shopShipping.listPoliciesReadBefore(dayAgo, othersMax);
  return [
    ...listed.map(({ origin }) => origin),
    ...others.filter(({ retailerDomain }) => !domains.has(retailerDomain)).map(({ link }) => link),
  ];
}

/** Reads the policy of a page, or of the page about shipping that it links to. A page that cannot be read leaves what is known. */
async function readPolicyFrom(services: PolicyServices, link: string, signal: AbortSignal): Promise<void> {
  const home = await readPage(services, link, signal);
  if (home === null) return;
  const shippingLink =
    home.reading.shippingPolicy === undefined ? linkOfShippingPage(home.html, home.link) : null;
  const page = shippingLink === null ? null : await readPage(services, shippingLink, signal);
  const found = page?.reading.shippingPolicy === undefined ? home : page;
  await keepPolicy(services, found.link, found.reading.shippingPolicy ?? []);
}

interface ReadAnswer {
  readonly html: string;
  readonly link: string;
  readonly reading: PageReading;
}

/** The page of a shop; null where it cannot be read, or another shop answers. */
async function readPage(
  { safeFetch, readPage: read, report }: PolicyServices,
  link: string,
  signal: AbortSignal,
): Promise<ReadAnswer | null> {
  const outcome = await safeFetch.fetch(link, { accept: 'html', signal });
  if (outcome.kind !== 'ok') return null;
  const { finalLink } = outcome;
  if (retailerOf(finalLink, null).domain !== retailerOf(link, null).domain) return null;
  const html = outcome.text();
  try {
    return { html, link: finalLink, reading: await read(html, finalLink) };
  } catch (failure) {
    report(failure, 'reading a page');
    return null;
  }
}
