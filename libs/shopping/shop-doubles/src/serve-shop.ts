import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { NetworkAnswer } from './network-double';
import type { DoubleRequest } from './shop-double';

const host = '127.0.0.1';

/** A shop, a search engine, or networks, whose files can be binary. */
type ServedDouble = (request: DoubleRequest) => NetworkAnswer;

export interface ServedShop {
  readonly origin: string;
  /** Host and port. */
  readonly address: string;
  readonly requestCount: () => number;
  readonly stop: () => void;
}

/** Uses a free port. Each response takes `answerMs`, 0 by default. */
export async function serveShop(
  open: (origin: string) => ServedDouble,
  { answerMs = 0 }: { readonly answerMs?: number } = {},
): Promise<ServedShop> {
  let requestCount = 0;
  let shop: ServedDouble | null = null;
  const server = createServer((request, response) => {
    requestCount += 1;
    void Promise.all([requestOf(request), pause(answerMs)]).then(([asked]) => {
      const { status, headers, body } = shop?.(asked) ?? { status: 503, headers: {}, body: '' };
      response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The shop has no port.');
  const address = `${host}:${bound.port}`;
  const origin = `http://${address}`;
  shop = open(origin);
  return {
    origin,
    address,
    requestCount: () => requestCount,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function requestOf(request: IncomingMessage): Promise<DoubleRequest> {
  const method = request.method === 'POST' ? 'POST' : 'GET';
  return {
    link: `http://${request.headers.host ?? host}${request.url ?? '/'}`,
    method,
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: method === 'POST' ? await text(request) : null,
  };
}
