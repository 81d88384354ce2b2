import { createServer as createHttpServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

export interface LoopbackServer {
  readonly port: number;
  /** `127.0.0.1:port`, as in OUTBOUND_ALLOW. */
  readonly hostAndPort: string;
  readonly origin: string;
  accepted(): number;
  open(): number;
  allClosed(): Promise<void>;
  stop(): Promise<void>;
}

export function serveHttp(listener: RequestListener): Promise<LoopbackServer> {
  return listen(createHttpServer({ keepAliveTimeout: 60_000 }, listener));
}

/** For responses that no HTTP server would send. */
export function serveRaw(answer: (socket: Socket) => void): Promise<LoopbackServer> {
  return listen(
    createServer((socket) => {
      socket.on('error', () => undefined);
      // A socket must be read to notice that the other side closed it.
      socket.resume();
      answer(socket);
    }),
  );
}

async function listen(server: Server): Promise<LoopbackServer> {
  const sockets = new Set<Socket>();
  const waiting = new Set<() => void>();
  let accepted = 0;
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0) for (const tell of waiting) tell();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const { port } = addressOf(server);
  return {
    port,
    hostAndPort: `127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    accepted: () => accepted,
    open: () => sockets.size,
    allClosed: () =>
      new Promise((resolve) => {
        if (sockets.size === 0) return resolve();
        waiting.add(resolve);
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the server does not listen on a port');
  return address;
}
