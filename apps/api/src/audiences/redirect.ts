import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { registerRedirects } from '../modules/redirects/redirects.routes';
import type { RedirectOptions } from '../modules/redirects/redirects.routes';
import type { Services } from '../services';

/**
 * The way out to the shops, in a context of its own: it is the busiest call and is never refused, so none of the other
 * audiences' hooks (request log, rate limits, load shedding, origin check) run for it. Each click is its own record.
 */
export function registerRedirectAudience(
  context: FastifyInstance,
  services: Services,
  { logger, ...options }: RedirectOptions & { readonly logger: FastifyBaseLogger },
): void {
  context.setChildLoggerFactory(() => logger);
  registerRedirects(context, services, options);
}
