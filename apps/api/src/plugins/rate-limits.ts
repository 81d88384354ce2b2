import rateLimit from '@fastify/rate-limit';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RateClass } from '@pricehunt/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import pTimeout from 'p-timeout';
import { networkOf } from '../access/network-of';
import { Refusal } from '../answers/refusal';
import { createProcessCallCounts } from './process-call-counts';
import type { Needs, Services } from '../services';

/** Calls a minute per client address, by rate class. A redirect is never refused (REDIR-8). */
export const callsPerMinute: Readonly<Record<Exclude<RateClass, 'redirect'>, number>> = {
  read: 600,
  search: 240,
  compare: 40,
  write: 120,
  track: 600,
  agent: 120,
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a call towards a further class than its endpoint's. Throws request.too-many. */
    countCall(request: FastifyRequest, rateClass: keyof typeof callsPerMinute): Promise<void>;
  }
}

/** How long a call waits for the shared count, in milliseconds. */
const countingMsMax = 300;

/** Before anything else is read; 429 with Retry-After. When the shared count fails, each process counts alone. */
export async function installRateLimits(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(rateLimit, { global: false, store: storeOf(services) });
  const limiterOf = (rateClass: keyof typeof callsPerMinute) =>
    app.createRateLimit({
      max: callsPerMinute[rateClass],
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => `${networkOf(ip)}${rateClass}`,
    });
  const limiters = {
    read: limiterOf('read'),
    search: limiterOf('search'),
    compare: limiterOf('compare'),
    write: limiterOf('write'),
    track: limiterOf('track'),
    agent: limiterOf('agent'),
  };
  const countCall = async (request: FastifyRequest, rateClass: keyof typeof callsPerMinute) => {
    const limit = await limiters[rateClass](request);
    if (limit.isAllowed || !limit.isExceeded) return;
    const seconds = String(Math.max(1, Math.ceil(limit.ttl / 1000)));
    throw new Refusal('request.too-many', { headers: { 'retry-after': seconds } });
  };
  app.decorate('countCall', countCall);
  // A parent's hook runs before its children's, so calls that their guards refuse are counted too.
  app.addHook('onRequest', async (request) => {
    const rateClass = request.routeOptions.config.endpoint?.rateClass;
    if (rateClass === undefined || rateClass === 'redirect') return;
    await countCall(request, rateClass);
  });
}

/** Stores addresses only as keyed hashes. */
function storeOf(services: Needs<'metrics' | 'sessions' | 'callCounts'>): FastifyRateLimitStoreCtor {
  const count = counterOf(services);
  const [secret = ''] = services.sessions.secrets;
  return class {
    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
      max: number,
    ): void {
      const hashed = createHmac('sha256', secret).update(`calls ${key}`).digest('base64url');
      count(hashed, windowMs, max).then(
        ({ calls, leftMs }) => done(null, { current: calls, ttl: leftMs }),
        (failure: unknown) => done(failure instanceof Error ? failure : new Error(String(failure))),
      );
    }
    /** One budget for all routes of a class: the class is in the key. */
    child(): this {
      return this;
    }
  };
}

/** Counts here first, so a flood is refused without the shared count; also the fallback when that one is late. */
function counterOf({ callCounts, metrics }: Needs<'metrics' | 'callCounts'>) {
  const own = createProcessCallCounts();
  return async (key: string, windowMs: number, max: number) => {
    const here = await own.countCall(key, windowMs);
    if (callCounts === null || here.calls > max) return here;
    try {
      return await pTimeout(callCounts.countCall(key, windowMs), { milliseconds: countingMsMax });
    } catch {
      metrics.uncountedCalls.inc();
      return here;
    }
  };
}
