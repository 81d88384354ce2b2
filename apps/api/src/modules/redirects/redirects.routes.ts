import { followRedirect as endpoint } from '@pricehunt/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerRawEndpoint } from '../../plugins/contract';
import type { Services } from '../../services';
import { followRedirect } from './follow-redirect';
import type { RedirectServices } from './follow-redirect';
import { createKnownShops } from './known-shops';
import { leavingPage } from './leaving-page';

/** GET /api/redirect (S§7). */
export function registerRedirects(context: FastifyInstance, services: Services): void {
  const redirectServices: RedirectServices = {
    ...services,
    countClick: (visit, kept) => services.metrics.clicks.inc({ visit, kept }),
    knownShops: createKnownShops({
      listRetailerDomains: async () =>
        (await services.storage.offers.listRetailers()).map((retailer) => retailer.domain),
      now: services.now,
    }),
  };
  registerRawEndpoint(context, endpoint, async ({ query }, request, reply) => {
    const answer = await followRedirect(redirectServices, {
      to: query.to,
      source: query.source,
      timestamp: query.timestamp,
      offer: query.offer,
      signature: query.signature,
      comparison: query.comparison,
      method: request.method,
      userAgent: header(request, 'user-agent'),
      secPurpose: header(request, 'sec-purpose'),
      purpose: header(request, 'purpose'),
      xMoz: header(request, 'x-moz'),
    });
    reply.headers({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    if (answer.kind === 'go') return reply.redirect(answer.location, 302);
    return reply.type('text/html; charset=utf-8').send(leavingPage(answer.target));
  });
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
