import rateLimit from '@fastify/rate-limit';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RateClass } from '@pricehunt/api-contract';
import type { FastifyInstance } from 'fastify';
import { createHmac } from 'node:crypto';
import { Refusal } from '../refusal';
import { createProcessCallCounts } from './process-call-counts';
import type { Services } from '../services';

/** Calls a minute that one client address may make, by rate class. A redirect is never refused (REDIR-8). */
export const callsPerMinute: Readonly<Record<Exclude<RateClass, 'redirect'>, number>> = {
  read: 600,
  search: 240,
  compare: 40,
  write: 120,
  track: 600,
};

/** How long a call waits for being counted, in milliseconds. One that cannot be counted by then goes on uncounted. */
const countingMsMax = 300;

/**
 * Counts calls by client address and rate class, over all processes where they share a place to count in; over the budget the
 * answer is 429 with Retry-After. Where counting fails, calls are let through, and that is counted in the metrics.
 */
export async function installRateLimits(app: FastifyInstance, services: Services): Promise<void> {
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
    store: storeOf(services),
    skipOnError: true,
    errorResponseBuilder: (_request, context) =>
      new Refusal('request.too-many', {
        headers: { 'retry-after': String(Math.max(1, Math.ceil(context.ttl / 1000))) },
      }),
  });
}

/** The plugin's view of our counts. Addresses are kept as keyed hashes only. */
function storeOf(services: Services): FastifyRateLimitStoreCtor {
  const counts = services.callCounts ?? createProcessCallCounts();
  const [secret = ''] = services.sessions.secrets;
  return class {
    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs = 60_000,
    ): void {
      const hashed = createHmac('sha256', secret).update(`calls ${key}`).digest('base64url');
      inTime(counts.countCall(hashed, windowMs)).then(
        ({ calls, leftMs }) => done(null, { current: calls, ttl: leftMs }),
        (failure: unknown) => {
          services.metrics.uncountedCalls.inc();
          done(failure instanceof Error ? failure : new Error(String(failure)));
        },
      );
    }
    /** One budget for all routes of a class: the class is in the key. */
    child(): this {
      return this;
    }
  };
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('counting the call took too long')), countingMsMax);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
