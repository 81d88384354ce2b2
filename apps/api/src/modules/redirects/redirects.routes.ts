import { followRedirect as endpoint } from '@pricehunt/api-contract/redirects';
import type { FastifyInstance } from 'fastify';
import { v7 as newSortableId } from 'uuid';
import { createCountryReader } from '../../access/country-of-request';
import { pageLanguageOf, plainPagePolicy } from '../../answers/plain-page';
import { registerRawEndpoint } from '../../plugins/contract';
import type { Services } from '../../services';
import { createVisitorHasher } from '../../access/visitor-hash';
import { followRedirect } from './follow-redirect';
import type { RedirectServices } from './follow-redirect';
import { createKnownShops } from './known-shops';
import { leavingPage } from './leaving-page';
import { openMerchantShops } from './merchant-shops';
import { outboundTo } from './outbound';
import { createVerifiedLinks } from './verified-links';

export interface RedirectOptions {
  readonly isSecure: boolean;
  readonly countryHeader: string | null;
  readonly listedPlaces: readonly string[];
}

export function registerRedirects(
  context: FastifyInstance,
  services: Services,
  options: RedirectOptions,
): void {
  const always = answerHeaders(options.isSecure);
  const countryOf = createCountryReader(options.countryHeader);
  const merchantShops = openMerchantShops({
    storage: services.storage,
    nowMs: () => performance.now(),
    report: services.report,
    onChange: () => verifiedLinks.clear(),
  });
  context.addHook('onClose', async () => merchantShops.close());
  const { liveSettings, outboundSigner } = services;
  const listedPlaces = new Set(options.listedPlaces.map((place) => place.trim().toLowerCase()));
  const toShop = (target: URL) =>
    outboundTo(target, liveSettings.affiliateIds(), merchantShops.termsOf, listedPlaces);
  const verifiedLinks = createVerifiedLinks({ outboundSigner, outboundTo: toShop });
  // The next redirect uses the ids set in the console.
  liveSettings.onChange(verifiedLinks.clear);
  const redirectServices: RedirectServices = {
    ...services,
    verifiedLinks,
    merchantShops,
    outboundTo: toShop,
    isOfferLink: (link) => services.storage.offers.isOfferLink(link),
    newClickId: newSortableId,
    visitorHasher: createVisitorHasher(services),
    knownShops: createKnownShops({
      listRetailerDomains: async () => await services.storage.offers.listVouchedDomains(),
      now: services.now,
    }),
  };
  registerRawEndpoint(context, endpoint, async ({ query }, request, reply) => {
    const { headers } = request;
    const outcome = await followRedirect(redirectServices, {
      to: query.to,
      source: query.source,
      timestamp: query.timestamp,
      offer: query.offer,
      signature: query.signature,
      comparison: query.comparison,
      utmSource: query.utm_source,
      utmMedium: query.utm_medium,
      utmCampaign: query.utm_campaign,
      method: request.method,
      userAgent: textOf(headers['user-agent']),
      secPurpose: textOf(headers['sec-purpose']),
      purpose: textOf(headers['purpose']),
      xMoz: textOf(headers['x-moz']),
      secGpc: textOf(headers['sec-gpc']),
      dnt: textOf(headers['dnt']),
      readAddress: () => request.ip,
      country: countryOf(request),
    });
    reply.headers(always);
    if ('location' in outcome) return reply.redirect(outcome.location, 302);
    return reply
      .type('text/html; charset=utf-8')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', plainPagePolicy("'none'"))
      .send(leavingPage(pageLanguageOf(headers), outcome.leavingFor));
  });
}

/** Never cached, never indexed, and without a referrer for the shop. */
function answerHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

function textOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null;
}
