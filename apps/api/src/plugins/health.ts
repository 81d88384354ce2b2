import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';

/** /healthz needs only the event loop; /readyz is true only when the check passes within a second. */
export function installHealth(
  app: FastifyInstance,
  options: { readonly startedAt: string; readonly isReady: () => Promise<boolean> },
): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok', startedAt: options.startedAt }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const ready = await withinOneSecond(options.isReady());
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'not ready' });
  });
}

export async function withinOneSecond(check: Promise<boolean>): Promise<boolean> {
  return pTimeout(check, { milliseconds: 1_000 }).catch(() => false);
}
