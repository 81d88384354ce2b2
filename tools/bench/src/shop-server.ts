import type { ShopDouble } from '@pricehunt/shop-doubles';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { host } from './child-programs';

/** A double of a shop that answers over HTTP. */
export interface ShopServer {
  readonly port: number;
  /** How many requests it has answered so far. */
  readonly requestCount: () => number;
  readonly stop: () => void;
}

/** Serves a shop on this port; each answer takes as long as `answerMs` says. */
export async function serveShop(shop: ShopDouble, port: number, answerMs: () => number): Promise<ShopServer> {
  let requestCount = 0;
  const server = createServer((request, response) => {
    requestCount += 1;
    void Promise.all([requestOf(request, port), pause(answerMs())]).then(([asked]) => {
      const { status, headers, body } = shop(asked);
      response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    port,
    requestCount: () => requestCount,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function requestOf(request: IncomingMessage, port: number) {
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return {
    link: `http://${host}:${port}${request.url ?? '/'}`,
    method: request.method === 'POST' ? ('POST' as const) : ('GET' as const),
    headers: Object.fromEntries(headers) as Readonly<Record<string, string>>,
    body: request.method === 'POST' ? await text(request) : null,
  };
}
