import { followRedirect as endpoint } from '@pricehunt/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCountryReader } from '../../country-of-request';
import { pageLanguageOf, plainPagePolicy } from '../../plain-page';
import { registerRawEndpoint } from '../../plugins/contract';
import type { Services } from '../../services';
import { createVisitorHasher } from '../../visitor-hash';
import { createDeviceReader } from './device-reader';
import { followRedirect } from './follow-redirect';
import type { RedirectServices } from './follow-redirect';
import { createKnownShops } from './known-shops';
import { leavingPage } from './leaving-page';
import { openMerchantShops } from './merchant-shops';
import { createProvenLinks } from './proven-links';
import { textQueryCompiler } from './text-query';
import { createVisitClassifier } from './visit-classifier';

/** GET /api/redirect (S§7). */
export function registerRedirects(
  context: FastifyInstance,
  services: Services,
  options: { readonly isSecure: boolean; readonly countryHeader: string | null },
): void {
  const headers = answerHeaders(options.isSecure);
  const countryOf = createCountryReader(options.countryHeader);
  const { liveSettings, outboundSigner } = services;
  const ids = {
    get affiliateIds() {
      return liveSettings.affiliateIds();
    },
  };
  const merchantShops = openMerchantShops({
    ...{ storage: services.storage, nowMs: () => performance.now(), report: services.report },
    onChange: () => provenLinks.clear(),
  });
  context.addHook('onClose', async () => merchantShops.close());
  const provenLinks = createProvenLinks(
    Object.assign(ids, { outboundSigner, referralTermsOf: merchantShops.termsOf }),
  );
  // The next redirect carries the ids that were set in the console.
  liveSettings.onChange(provenLinks.clear);
  const redirectServices: RedirectServices = {
    ...services,
    get affiliateIds() {
      return liveSettings.affiliateIds();
    },
    provenLinks,
    merchantShops,
    classifyVisit: createVisitClassifier(),
    deviceOf: createDeviceReader(),
    visitorHasher: createVisitorHasher(services),
    countClick: (visit, kept) => services.metrics.clicks.inc({ visit, kept }),
    knownShops: createKnownShops({
      listRetailerDomains: async () =>
        (await services.storage.offers.listRetailers()).map((retailer) => retailer.domain),
      now: services.now,
    }),
  };
  context.setValidatorCompiler(textQueryCompiler);
  registerRawEndpoint(context, endpoint, async ({ query }, request, reply) => {
    const answer = await followRedirect(redirectServices, {
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
      userAgent: header(request, 'user-agent'),
      secPurpose: header(request, 'sec-purpose'),
      purpose: header(request, 'purpose'),
      xMoz: header(request, 'x-moz'),
      secGpc: header(request, 'sec-gpc'),
      dnt: header(request, 'dnt'),
      address: request.ip,
      country: countryOf(request),
    });
    reply.headers(headers);
    if (answer.kind === 'go') return reply.code(302).header('location', answer.location).send();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', plainPagePolicy("'none'"))
      .send(leavingPage(pageLanguageOf(request.headers), answer.target));
  });
}

/** What every answer of the redirect carries: not kept, not indexed, telling the shop nothing, running nothing. */
function answerHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
