import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls that another origin's page sent: by Sec-Fetch-Site where the browser sends it, else by
 * Origin. A call with neither is no browser's; it is refused only when it comes with a cookie. Calls of the audience `shop` are
 * exempt: they come from merchants' shops and read no cookie.
 */
export function installOriginCheck(app: FastifyInstance, allowedOrigins: readonly string[]): void {
  const allowed = new Set(allowedOrigins);
  app.addHook('onRequest', (request, _reply, done) => {
    done(
      !isOfShop(request) && isForeign(request, allowed) ? new Refusal('request.foreign-origin') : undefined,
    );
  });
}

function isOfShop(request: FastifyRequest): boolean {
  return request.routeOptions.config.endpoint?.audience === 'shop';
}

function isForeign(request: FastifyRequest, allowed: ReadonlySet<string>): boolean {
  if (safeMethods.has(request.method)) return false;
  const { 'sec-fetch-site': site, origin, cookie } = request.headers;
  if (site === 'same-origin' || site === 'none') return false;
  if (origin !== undefined && allowed.has(origin)) return false;
  return site !== undefined || origin !== undefined || cookie !== undefined;
}
