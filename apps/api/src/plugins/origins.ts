import type { Endpoint } from '@pricehunt/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../answers/refusal';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

interface AppOrigins {
  readonly shopper: string;
  readonly merchant: string;
  readonly admin: string;
}

/**
 * Refuses calls from pages of other origins: by Origin, else by Sec-Fetch-Site, and by the requested host,
 * since each app calls its own. Only calls that change something are checked by page: other responses are
 * unreadable to it. A call with neither header is not a browser's and is refused only with a cookie. Calls of
 * the audience `shop` are exempt: they come from merchants' shops and read no cookie. A browser extension may send
 * what its endpoint opens to extensions, without a cookie: browsers let no page claim an extension's origin.
 */
export function installOriginCheck(app: FastifyInstance, origins: AppOrigins): void {
  const all = [origins.shopper, origins.merchant, origins.admin];
  app.addHook('onRequest', (request, _reply, done) => {
    const { audience, isOpenToExtensions } = request.routeOptions.config.endpoint ?? {};
    const own = ownOrigins(origins, audience);
    const isExempt = audience === 'shop' || (isOpenToExtensions === true && isFromExtension(request));
    const isRefused = !isExempt && (isAtHostOfAnother(request, own, all) || isForeign(request, own));
    done(isRefused ? new Refusal('request.foreign-origin') : undefined);
  });
}

function ownOrigins(
  { shopper, merchant, admin }: AppOrigins,
  audience: Endpoint['audience'] | undefined,
): readonly string[] {
  switch (audience) {
    case 'public':
    case 'shopper':
      return [shopper];
    case 'business':
      return [merchant];
    case 'admin':
      return [admin];
    case 'machine':
      return [];
    default:
      return [shopper, merchant, admin];
  }
}

/** Apps on one machine share their cookies, so a call with a cookie must not reach another app's host. */
function isAtHostOfAnother(
  { host, headers }: FastifyRequest,
  own: readonly string[],
  all: readonly string[],
): boolean {
  if (headers.cookie === undefined || own.length === 0) return false;
  const isHostOf = (origin: string) => new URL(origin).host === host;
  return all.some(isHostOf) && !own.some(isHostOf);
}

function isFromExtension({ headers: { origin = '', cookie } }: FastifyRequest): boolean {
  return cookie === undefined && /^(?:chrome|moz)-extension:\/\/[\w-]+$/.test(origin);
}

function isForeign(request: FastifyRequest, own: readonly string[]): boolean {
  if (safeMethods.has(request.method)) return false;
  const { 'sec-fetch-site': site, origin, cookie } = request.headers;
  if (origin !== undefined) return !own.includes(origin);
  if (site === 'same-origin' || site === 'none') return false;
  return site !== undefined || cookie !== undefined;
}
