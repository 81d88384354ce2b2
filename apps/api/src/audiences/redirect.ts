import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { registerRedirects } from '../modules/redirects/redirects.routes';
import type { RedirectOptions } from '../modules/redirects/redirects.routes';
import type { Services } from '../services';

/** The busiest call gets its own context, without request log, rate limits, load shedding or origin check. */
export function registerRedirectAudience(
  context: FastifyInstance,
  services: Services,
  { logger, ...options }: RedirectOptions & { readonly logger: FastifyBaseLogger },
): void {
  context.setChildLoggerFactory(() => logger);
  registerRedirects(context, services, options);
}
