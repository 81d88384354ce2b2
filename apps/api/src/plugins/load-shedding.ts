import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

/** In milliseconds; 0 allows any delay. Health endpoints are exempt. */
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
