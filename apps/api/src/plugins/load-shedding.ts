import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

/** How late the event loop may be before load is shed, in milliseconds. */
export const loopDelayMsMax = 1_000;

/** Answers 503 with Retry-After while the event loop is late or memory runs out; health is asked all the same. */
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
