import rateLimit from '@fastify/rate-limit';
import type { RateClass } from '@pricehunt/api-contract';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal';

/** Calls a minute that one client address may make, by rate class. A redirect is never refused (REDIR-8). */
export const callsPerMinute: Readonly<Record<Exclude<RateClass, 'redirect'>, number>> = {
  read: 600,
  search: 240,
  compare: 40,
  write: 120,
  track: 600,
};

/** Counts calls by client address and rate class; over the budget the answer is 429 with Retry-After. */
export async function installRateLimits(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    const rateClass = route.config?.endpoint?.rateClass;
    if (rateClass === undefined || rateClass === 'redirect') return;
    route.config = {
      ...route.config,
      rateLimit: { max: callsPerMinute[rateClass], timeWindow: 60_000, groupId: rateClass },
    };
  });
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, context) =>
      new Refusal('request.too-many', {
        headers: { 'retry-after': String(Math.max(1, Math.ceil(context.ttl / 1000))) },
      }),
  });
}
