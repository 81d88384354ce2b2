import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

/**
 * Answers 503 with Retry-After while the event loop is later than this, in milliseconds, or memory runs out; 0 takes any delay. Health
 * is asked all the same.
 */
export async function installLoadShedding(app: FastifyInstance, delayMsMax: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: delayMsMax,
    maxHeapUsedBytes: 3_000_000_000,
    retryAfter: 5,
    pressureHandler: (request, reply, type, value) => {
      if (request.url === '/healthz' || request.url === '/readyz') return;
      request.log.warn({ type, value }, 'shedding load');
      const error: Error & { code?: string } = new Error('under pressure');
      error.code = 'FST_UNDER_PRESSURE';
      throw error;
    },
  });
}
