import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { registerRedirects } from '../modules/redirects/redirects.routes';
import type { RedirectOptions } from '../modules/redirects/redirects.routes';
import type { Services } from '../services';

/**
 * Outbound redirects have a context of their own: it is the busiest call and never refused, so request log,
 * rate limits, load shedding and origin check are left out. Each click is its own record.
 */
export function registerRedirectAudience(
  context: FastifyInstance,
  services: Services,
  { logger, ...options }: RedirectOptions & { readonly logger: FastifyBaseLogger },
): void {
  context.setChildLoggerFactory(() => logger);
  registerRedirects(context, services, options);
}
