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
import { createProvenLinks } from './proven-links';
import { textQueryCompiler } from './text-query';
import { createVisitClassifier } from './visit-classifier';

export interface RedirectOptions {
  readonly isSecure: boolean;
  /** In which the operator's proxy tells a visitor's country. */
  readonly countryHeader: string | null;
  /** The `host:port` pairs that links may go to although they are not https at its own port. */
  readonly listedPlaces: readonly string[];
  /** Whether answers are to close their connections. */
  readonly isDraining: () => boolean;
}

/** GET /api/redirect (S§7). */
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
    onChange: () => provenLinks.clear(),
  });
  context.addHook('onClose', async () => merchantShops.close());
  const listedPlaces = new Set(options.listedPlaces.map((place) => place.trim().toLowerCase()));
  const provenLinks = createProvenLinks(
    Object.assign(ids, { outboundSigner, referralTermsOf: merchantShops.termsOf, listedPlaces }),
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

/**
 * Makes the 302: an answer without a body, which needs no headers that say how to treat one. It is written past Fastify's reply, whose
 * header objects and hooks take longer than proving the link.
 */
function createGoing(
  headers: Readonly<Record<string, string>>,
  isDraining: () => boolean,
): (reply: FastifyReply, location: string) => undefined {
  // Node reads a head while it is written and keeps none of it: each answer puts its location into the same one.
  const head = ['location', '', ...Object.entries(headers).flat(), 'content-length', '0'];
  const closingHead = [...head, 'connection', 'close'];
  return (reply, location) => {
    const written = isDraining() ? closingHead : head;
    written[1] = location;
    // Hijacked only once the head is good: what fails before is answered as any failure is.
    reply.raw.writeHead(302, written);
    reply.hijack();
    reply.raw.end();
  };
}

/** What every answer of the redirect carries: not kept, not indexed, telling the shop nothing. */
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
