import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Registry } from 'prom-client';
import { withinOneSecond } from '../plugins/health';

/** Serves /metrics, and /healthz and /readyz with `health`. Port 0 lets the system choose. Rejects if the port is taken. */
export async function openOperatorListener(options: {
  readonly registry: Registry;
  readonly host: string;
  readonly port: number;
  readonly health?: { readonly isReady: () => Promise<boolean> };
  readonly report: (failure: unknown, what: string) => void;
}): Promise<Server> {
  const { registry, health } = options;
  const server = createServer((request, response) => {
    const answer = (status: number, text: string, type = 'application/json; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    const state = (status: number, word: string) => answer(status, JSON.stringify({ status: word }));
    if (request.url === '/metrics') {
      registry.metrics().then(
        (text) => answer(200, text, registry.contentType),
        (failure: unknown) => {
          options.report(failure, 'could not read the metrics');
          state(500, 'failed');
        },
      );
    } else if (request.url === '/healthz' && health !== undefined) {
      state(200, 'ok');
    } else if (request.url === '/readyz' && health !== undefined) {
      void withinOneSecond(health.isReady()).then((isReady) =>
        isReady ? state(200, 'ok') : state(503, 'not ready'),
      );
    } else {
      state(404, 'not found');
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return server;
}
