import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

/** Answers 503 with Retry-After while the event loop is late or memory runs out; health is asked all the same. */
export async function installLoadShedding(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: 1_000,
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
