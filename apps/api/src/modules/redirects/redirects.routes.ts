import { followRedirect as endpoint } from '@pricehunt/api-contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createCountryReader } from '../../country-of-request';
import { pageLanguageOf, plainPagePolicy } from '../../plain-page';
import { registerRawEndpoint } from '../../plugins/contract';
import { newQuickSortableId } from '../../quick-sortable-id';
import type { Services } from '../../services';
import { createVisitorHasher } from '../../visitor-hash';
import { createDeviceReader } from './device-reader';
import { followRedirect } from './follow-redirect';
import type { RedirectAnswers, RedirectServices } from './follow-redirect';
import { createKnownShops } from './known-shops';
import { leavingPage } from './leaving-page';
import { openMerchantShops } from './merchant-shops';
import { createVerifiedLinks } from './verified-links';
import { textQueryCompiler } from './text-query';
import { createVisitClassifier } from './visit-classifier';

export interface RedirectOptions {
  readonly isSecure: boolean;
  readonly countryHeader: string | null;
  readonly listedPlaces: readonly string[];
  readonly isDraining: () => boolean;
}

export function registerRedirects(
  context: FastifyInstance,
  services: Services,
  options: RedirectOptions,
): void {
  const always = answerHeaders(options.isSecure);
  const answers: RedirectAnswers<FastifyReply, FastifyReply | undefined> = {
    goTo: createGoing(always, options.isDraining),
    showLeavingPage: (reply, target) =>
      reply
        .headers(always)
        .type('text/html; charset=utf-8')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', plainPagePolicy("'none'"))
        .send(leavingPage(pageLanguageOf(reply.request.headers), target)),
  };
  const countryOf = createCountryReader(options.countryHeader);
  const { liveSettings, outboundSigner } = services;
  const ids = {
    get affiliateIds() {
      return liveSettings.affiliateIds();
    },
  };
  const merchantShops = openMerchantShops({
    ...{ storage: services.storage, nowMs: () => performance.now(), report: services.report },
    onChange: () => verifiedLinks.clear(),
  });
  context.addHook('onClose', async () => merchantShops.close());
  const listedPlaces = new Set(options.listedPlaces.map((place) => place.trim().toLowerCase()));
  const verifiedLinks = createVerifiedLinks(
    Object.assign(ids, { outboundSigner, referralTermsOf: merchantShops.termsOf, listedPlaces }),
  );
  // The next redirect uses the ids set in the console.
  liveSettings.onChange(verifiedLinks.clear);
  const redirectServices: RedirectServices = {
    ...services,
    get affiliateIds() {
      return liveSettings.affiliateIds();
    },
    verifiedLinks,
    merchantShops,
    listedPlaces,
    isOfferLink: (link) => services.storage.offers.isOfferLink(link),
    newClickId: newQuickSortableId,
    classifyVisit: createVisitClassifier(),
    deviceOf: createDeviceReader(),
    visitorHasher: createVisitorHasher(services),
    knownShops: createKnownShops({
      listRetailerDomains: async () => await services.storage.offers.listVouchedDomains(),
      now: services.now,
    }),
  };
  context.setValidatorCompiler(textQueryCompiler);
  registerRawEndpoint(context, endpoint, ({ query }, request, reply) => {
    const { headers } = request;
    const sought = {
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
    };
    return followRedirect(redirectServices, sought, answers, reply);
  });
}

/** Written past Fastify's reply, whose hooks take longer than verifying the link. */
function createGoing(
  headers: Readonly<Record<string, string>>,
  isDraining: () => boolean,
): (reply: FastifyReply, location: string) => undefined {
  // Node copies a head while writing it, so every response reuses this one.
  const head = ['location', '', ...Object.entries(headers).flat(), 'content-length', '0'];
  const closingHead = [...head, 'connection', 'close'];
  return (reply, location) => {
    const written = isDraining() ? closingHead : head;
    written[1] = location;
    // Hijacked only once the head is valid, so that earlier failures get the usual response.
    reply.raw.writeHead(302, written);
    reply.hijack();
    reply.raw.end();
  };
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
